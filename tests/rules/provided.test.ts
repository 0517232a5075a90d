import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { StateMachine } from "xstate";
import { effectsOf } from "#machines/kit/not-provided.ts";
import { walks } from "../paths/walks.ts";

/**
 * Guards that whoever starts a machine gives it everything it asks for: each effect and each actor
 * that is not a machine, by name, where `provide` stands. One that is forgotten would throw by its
 * name, but only when a person gets there.
 */
const root = join(import.meta.dirname, "../..");
const byVariable = new Map(
  Object.entries(walks).map(([name, { machine }]) => [
    `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`,
    machine,
  ]),
);

interface Site {
  place: string;
  variable: string;
  actions: string[];
  actors: string[];
}
/** The keys of an object written in place under `name`; one that is passed on can't be read here. */
function keysUnder(given: Expression | undefined, name: string, place: string): string[] {
  const object = given as ObjectExpression | undefined;
  const property = object?.properties.find(
    (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === name,
  );
  if (property?.type !== "Property") return [];
  if (property.value.type !== "ObjectExpression")
    throw new Error(
      `${place}: write the ${name} where they are provided, so that they can be read.`,
    );
  return property.value.properties.flatMap((one) =>
    one.type === "Property" && one.key.type === "Identifier" ? [one.key.name] : [],
  );
}

/** Every place of a text where a machine is given what it asks for. */
function sitesIn(place: string, text: string): Site[] {
  const sites: Site[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name !== "provide" || callee.object.type !== "Identifier") return;
      const variable = callee.object.name;
      if (!byVariable.has(variable)) return;
      const [first] = given as Expression[];
      sites.push({
        place,
        variable,
        actions: keysUnder(first, "actions", place),
        actors: keysUnder(first, "actors", place),
      });
    },
  }).visit(parseSync(place, text).program);
  return sites;
}

function missingAt({ variable, actions, actors }: Site): string[] {
  const machine = byVariable.get(variable);
  if (!machine) return [];
  const asked = Object.entries(machine.implementations.actors as Record<string, unknown>)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([name]) => name);
  return [
    ...effectsOf(machine).filter((name) => !actions.includes(name)),
    ...asked.filter((name) => !actors.includes(name)),
  ];
}

const sites = ["src", "dev"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .flatMap((file) => sitesIn(file, readFileSync(join(root, file), "utf8"))),
);

test("every machine is started somewhere", () => {
  const started = new Set(sites.map(({ variable }) => variable));
  expect([...byVariable.keys()].filter((variable) => !started.has(variable))).toEqual([]);
});

describe.each(sites.map((site) => [`${site.variable} in ${site.place}`, site] as const))(
  "%s",
  (_, site) => {
    test("is given every effect and actor it asks for", () => {
      expect(missingAt(site)).toEqual([]);
    });
  },
);

test("an effect left out is named", () => {
  const text = `checkoutMachine.provide({
    actors: { loadPlans, createCheckout, readCheckout },
    actions: { goToGateway() {} },
  })`;
  expect(sitesIn("page.ts", text).flatMap(missingAt)).toEqual(["tellPaid"]);
  expect(() => sitesIn("page.ts", "checkoutMachine.provide({ actions: effects })")).toThrow(
    /^page\.ts: write the actions/,
  );
});
