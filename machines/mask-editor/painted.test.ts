import { expect, test } from "vitest";
import { maskFixture, outlineEntries, paintedEntries } from "./mask-editor.fixtures.ts";
import { noMask, unusedOf } from "./painted.rules.ts";

test("strokes wait to be used when they are others than the mask's, or there is no mask yet", () => {
  const [stroke] = paintedEntries;
  const other = { ...stroke, size: 9 } as typeof stroke & object;
  const none = { mask: null, maskEntries: [] };
  expect(unusedOf(none, [], "region")).toBeNull();
  expect(unusedOf(none, [{ kind: "clear" }], "region")).toBeNull();
  expect(unusedOf(none, paintedEntries, "region")).toBe(paintedEntries);
  const masked = { mask: maskFixture, maskEntries: paintedEntries };
  expect(unusedOf(masked, [...paintedEntries], "region")).toBeNull();
  const two = [...paintedEntries, other];
  for (const entries of [[], [other], two])
    expect(unusedOf(masked, entries, "region")).toBe(entries);
  const kept = { ...masked, maskEntries: two };
  expect(unusedOf(kept, [...two], "region")).toBeNull();
  for (const entries of [paintedEntries, [other, other], [...two].reverse()])
    expect(unusedOf(kept, entries, "region")).toBe(entries);
});

test("of an outline, erasing alone waits to be used as well", () => {
  const [, goes] = outlineEntries;
  const entries = goes ? [goes] : [];
  expect(unusedOf(noMask, entries, "region")).toBeNull();
  expect(unusedOf(noMask, entries, "outline")).toBe(entries);
});
