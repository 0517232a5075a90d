import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
// @ts-expect-error: a plain script
import { Words } from "../../scripts/paths/words.mjs";
import type { Walk } from "../support/model.ts";
import { walks } from "./walks.ts";
import actors from "./words/actors.json";
import events from "./words/events.json";
import machines from "./words/machines.json";
import starts from "./words/starts.json";
import states from "./words/states.json";

type Both = readonly [vi: string, en: string];
interface Pin {
  events: Record<string, { do: Record<string, Both | string>[] }[]>;
  states: Record<string, Both | null>;
}
const all = Object.entries(walks) as [string, Walk][];
const pinOf = (name: string): Pin => {
  const file = join(import.meta.dirname, `../../machines/${name}/${name}.gestures.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { events: {}, states: {} };
};
const ownEvents = ({ machine }: Walk) =>
  machine.events.filter((type) => !type.startsWith("xstate."));
const pairs = (table: object) => Object.entries(table) as [string, readonly string[]][];

describe.each(all)("the words of %s", (name, walk) => {
  const languages = [new Words(name, "vi"), new Words(name, "en")];

  test("every event is a person's in both languages, or has words of its own", () => {
    const { events: manners } = pinOf(name);
    const isPersons = (type: string) => manners[type]?.some((manner) => manner.do.length > 0);
    const silent = ownEvents(walk).filter(
      (type) => !isPersons(type) && languages.some((words) => words.from("events", type) === null),
    );
    expect(silent).toEqual([]);
    const unsaid = Object.entries(manners).flatMap(([type, its]) =>
      its
        .flatMap((manner) => manner.do.flatMap((use) => Object.values(use)))
        .filter((told) => told.length === 0 || (Array.isArray(told) && told.includes("")))
        .map(() => type),
    );
    expect(unsaid).toEqual([]);
  });

  test("every state, start and actor has words in both languages", () => {
    const lacking = (what: string, names: readonly string[], has: (one: string) => boolean) =>
      names.filter((one) => !has(one)).map((one) => `${what} ${one}`);
    expect([
      ...lacking("state", leavesOf(walk.machine), (leaf) =>
        languages.every((words) => words.leaf(leaf)),
      ),
      ...lacking("start", Object.keys(walk.inputs), (start) =>
        languages.every((words) => words.from("starts", start)),
      ),
      ...lacking("actor", Object.keys(walk.outcomes), (actor) => actor in actors),
    ]).toEqual([]);
    expect(languages.map(({ title }) => title)).not.toContain(name);
  });
});

test("no words are left over, and none lacks a language", () => {
  const known = (key: string, has: (walk: Walk, name: string) => boolean) => {
    const [, machine, name = ""] = /^([^.]+)\.(.+)$/.exec(key) ?? [];
    return all.some(([its, walk]) => (machine === "*" || machine === its) && has(walk, name));
  };
  const stale = [
    ...Object.keys(machines).filter((name) => !(name in walks)),
    ...Object.keys(events).filter(
      (key) => !known(key, (walk, type) => ownEvents(walk).includes(type)),
    ),
    ...Object.keys(starts).filter((key) => !known(key, (walk, start) => start in walk.inputs)),
    ...Object.keys(states).filter(
      (key) => !known(key, (walk, leaf) => leavesOf(walk.machine).includes(leaf)),
    ),
    ...Object.keys(actors).filter((actor) => !all.some(([, walk]) => actor in walk.outcomes)),
  ];
  expect(stale).toEqual([]);
  const halves = [machines, starts, events, states, actors].flatMap((table) =>
    pairs(table)
      .filter(([, [vi, en]]) => !vi || !en || vi === en)
      .map(([key]) => key),
  );
  expect(halves).toEqual([]);
});
