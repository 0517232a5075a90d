import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPLACED } from "../replaced.ts";

/**
 * Guards that a file of the parts whose files share their modules (node, view, storybook) replaces
 * none: `vi.mock` would come too late for what another file has loaded, and stay for the next one.
 */
const root = join(import.meta.dirname, "../..");
const SHARED = [
  "machines",
  "wire",
  "src",
  "stories",
  "tests/charts",
  "tests/paths",
  "tests/screens",
];

test("no file replaces a module that other test files share", () => {
  const replacing = SHARED.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map(
      (name) => `${room}/${name}`,
    ),
  )
    .filter((name) => /\.(test|stories)\.tsx?$/.test(name))
    .filter((name) =>
      /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, name), "utf8")),
    );
  expect(replacing.sort()).toEqual([...REPLACED]);
});
