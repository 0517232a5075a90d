import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
import { walks } from "../paths/walks.ts";

/**
 * Guards that every state a person can rest in has been shown to a designer and to axe: the stable
 * leaves of each machine are exactly the `leaf` parameters of stories/flows/<machine>.stories.tsx.
 * The stories are read as text; that a story truly rests in its leaf is checked where it renders.
 */
const root = join(import.meta.dirname, "../..");
const machines = readdirSync(join(root, "machines")).filter((name) => name !== "kit");

test("every machine has a walk", () => {
  expect(Object.keys(walks).sort()).toEqual([...machines].sort());
});

describe.each(Object.entries(walks))("%s", (name, walk) => {
  const file = join(root, `stories/flows/${name}.stories.tsx`);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";

  test("is shown under its own name", () => {
    expect(text).toContain(`title: "flows/${name}"`);
  });

  test("one story a stable leaf, none for what is no leaf", () => {
    const stories = text.split(/^export const /m).slice(1);
    const shown = stories.map((story) => {
      const leaf = /parameters: \{\s*leaf: "([^"]+)"/.exec(story)?.[1];
      return leaf ?? `${/^\w+/.exec(story)?.[0]} names no leaf`;
    });
    const leaves = leavesOf(walk.machine);
    expect({
      missing: leaves.filter((leaf) => !shown.includes(leaf)),
      stale: shown.filter((leaf) => !leaves.includes(leaf)),
      twice: shown.filter((leaf, index) => shown.indexOf(leaf) !== index),
    }).toEqual({ missing: [], stale: [], twice: [] });
  });
});
