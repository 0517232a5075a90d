import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, StateMachine } from "xstate";
import { effectsOf } from "#machines/kit/not-provided.ts";
import { walks } from "../paths/walks.ts";

/**
 * Guards that whoever starts a machine gives it everything it asks for: each effect, each actor, and
 * each child machine that asks for something itself, by name, where `provide` stands; and that none
 * is started bare. One that is forgotten would throw by its name, but only when a person gets there.
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
  if (given && given.type !== "ObjectExpression")
    throw new Error(`${place}: write what is provided in place, so that it can be read.`);
  const object: ObjectExpression | undefined = given;
  const property = object?.properties.find(
    (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === name,
  );
  if (property?.type !== "Property") return [];
  if (property.value.type !== "ObjectExpression")
    throw new Error(
      `${place}: write the ${name} where they are provided, so that they can be read.`,
    );
  return namesIn(property.value);
}
/** Names of an object's fields; those of useChildren() stand for it. */
function namesIn({ properties }: ObjectExpression): string[] {
  return properties.flatMap((one) => {
    if (one.type === "Property") return one.key.type === "Identifier" ? [one.key.name] : [];
    const { argument } = one;
    const isChildren =
      argument.type === "CallExpression" &&
      argument.callee.type === "Identifier" &&
      argument.callee.name === "useChildren";
    return isChildren ? CHILDREN : [];
  });
}
/** What useChildren gives every wizard. */
function childrenIn(text: string): string[] {
  const names: string[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id?.name !== "useChildren") return;
      for (const one of body?.body ?? [])
        if (one.type === "ReturnStatement" && one.argument?.type === "ObjectExpression")
          names.push(...namesIn(one.argument));
    },
  }).visit(parseSync(KIT, text).program);
  return names;
}
const KIT = "src/flows/kit/use-children.ts";
const CHILDREN: string[] = [];
CHILDREN.push(...childrenIn(readFileSync(join(root, KIT), "utf8")));

/** Whether a machine asks for anything: started as it is, it would throw. */
function asks(machine: AnyStateMachine): boolean {
  const actors = Object.values(machine.implementations.actors as Record<string, unknown>);
  return (
    effectsOf(machine).length > 0 ||
    actors.some((logic) => !(logic instanceof StateMachine) || asks(logic))
  );
}
const STARTS = ["useActorRef", "useMachine", "useActor", "createActor"];
/** Every place of a text where a machine that asks for something is started bare. */
function bareIn(place: string, text: string): string[] {
  const bare: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "Identifier" || !STARTS.includes(callee.name)) return;
      if (first?.type !== "Identifier") return;
      const machine = byVariable.get(first.name);
      if (machine && asks(machine)) bare.push(`${place}: ${first.name}`);
    },
  }).visit(parseSync(place, text).program);
  return bare;
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
    .filter(([, logic]) => !(logic instanceof StateMachine) || asks(logic))
    .map(([name]) => name);
  return [
    ...effectsOf(machine).filter((name) => !actions.includes(name)),
    ...asked.filter((name) => !actors.includes(name)),
  ];
}

const files = ["src", "dev"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const sites = files.flatMap((file) => sitesIn(file, textOf(file)));

test("every machine is started somewhere", () => {
  const started = new Set(sites.map(({ variable }) => variable));
  expect([...byVariable.keys()].filter((variable) => !started.has(variable))).toEqual([]);
});

test("none is started bare", () => {
  expect(files.flatMap((file) => bareIn(file, textOf(file)))).toEqual([]);
  expect(bareIn("page.ts", "useActorRef(uploadMachine, { input })")).toEqual([
    "page.ts: uploadMachine",
  ]);
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
  const bare = "historyItemMachine.provide({ actors: { deleteGeneration, download } })";
  expect(sitesIn("page.ts", bare).flatMap(missingAt)).toContain("share");
  expect(childrenIn("function useChildren() { return { upload, share } }")).toEqual([
    "upload",
    "share",
  ]);
  expect(() => sitesIn("page.ts", "checkoutMachine.provide({ actions: effects })")).toThrow(
    /^page\.ts: write the actions/,
  );
});
