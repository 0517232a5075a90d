import { describe, expect, test } from "vitest";
import type { Generation } from "#wire/generations.ts";
import { generationFixture } from "#wire/wire.fixtures.ts";
import { allOf, withGeneration, withoutGenerations } from "./generation-pages.ts";

const run = (id: string, more: Partial<Generation> = {}) =>
  generationFixture({ id, status: "queued", created_at: "2026-11-28T02:00:00.000Z", ...more });
const pagesOf = (...pages: Generation[][]) => ({
  pages: pages.map((items) => ({ items, next_cursor: null })),
  pageParams: pages.map(() => ""),
});
const ids = (pages: ReturnType<typeof withGeneration>) =>
  pages?.pages.map((page) => page.items.map(({ id }) => id));
const later = "2026-11-28T03:00:00.000Z";

describe("a run's news in a cached list", () => {
  const list = pagesOf([run("b"), run("a")], [run("z")]);
  test("replaces it where it stands", () => {
    const done = run("z", { status: "completed" });
    const next = withGeneration(list, {}, done);
    expect(ids(next)).toEqual([["b", "a"], ["z"]]);
    expect(next?.pages[1]?.items[0]).toBe(done);
  });
  test("takes it out where the filter no longer holds it", () => {
    const done = run("a", { status: "completed" });
    expect(ids(withGeneration(list, { status: "queued" }, done))).toEqual([["b"], ["z"]]);
  });
  test("puts a new one in front, and in no list of another tool", () => {
    const fresh = run("c", { created_at: later });
    expect(ids(withGeneration(list, {}, fresh))).toEqual([["c", "b", "a"], ["z"]]);
    expect(withGeneration(list, { feature: "image_editing" }, fresh)).toBe(list);
  });
  test("asks anew where only the server can tell: a search, or one of long ago", () => {
    expect(withGeneration(list, { q: "ao dai" }, run("c", { created_at: later }))).toBeNull();
    expect(
      withGeneration(list, {}, run("old", { created_at: "2026-01-01T00:00:00.000Z" })),
    ).toBeNull();
  });
});

test("deleted runs leave every page, and no run is listed twice", () => {
  const list = pagesOf([run("b"), run("a")], [run("a"), run("z")]);
  expect(allOf(list).map(({ id }) => id)).toEqual(["b", "a", "z"]);
  expect(ids(withoutGenerations(list, new Set(["a"])))).toEqual([["b"], ["z"]]);
  expect(allOf(undefined)).toEqual([]);
});
