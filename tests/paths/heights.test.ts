import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { BY_HAND } from "../e2e/heights/by-hand.ts";
import { chosenPaths, gapsIn } from "../e2e/heights/choose.ts";
import { FACES } from "../e2e/heights/faces.ts";
import { walks } from "./walks.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test("every machine is walked in the browser, by chosen paths or by hand with its reason", () => {
  const names = Object.keys(walks);
  expect(names.filter((name) => !(name in FACES) && !(name in BY_HAND))).toEqual([]);
  expect(Object.keys(FACES).filter((name) => name in BY_HAND)).toEqual([]);
  expect(Object.values(BY_HAND).filter(({ file }) => !existsSync(resolve(ROOT, file)))).toEqual([]);
});

test.each(Object.entries(FACES))(
  "%s: the chosen paths rest in every state that a browser can reach; the others have a reason",
  (_, face) => {
    const { missed, excusedForNothing } = gapsIn(face, chosenPaths(face));
    expect(missed, "reached by no path").toEqual([]);
    expect(excusedForNothing, "excused, and reached or not there").toEqual([]);
  },
);
