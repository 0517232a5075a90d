import { describe, expect, test } from "vitest";
import { countIn, dayIn, known, oneOf, only, textIn, truthIn } from "./search-params.ts";

describe("what stands in an address, as the router read it", () => {
  test.each<[unknown, string | undefined]>([
    ["  Hạnh ", "Hạnh"],
    // The router makes a number of ?q=123.
    [123, "123"],
    ["", undefined],
    ["   ", undefined],
    [["a"], undefined],
    [{}, undefined],
    [undefined, undefined],
  ])("the text %j is %j", (value, text) => {
    expect(textIn({ q: value }, "q")).toBe(text);
  });
  test("a text has an end", () => {
    expect(textIn({ q: "a".repeat(500) }, "q")).toHaveLength(200);
  });
  test.each<[unknown, boolean | undefined]>([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    ["yes", undefined],
    [1, undefined],
    [undefined, undefined],
  ])("the truth %j is %j", (value, truth) => {
    expect(truthIn({ is: value }, "is")).toBe(truth);
  });
  test.each<[unknown, number | undefined]>([
    [50, 50],
    ["50", 50],
    [0, undefined],
    [-50, undefined],
    [1.5, undefined],
    ["x", undefined],
    [10_000_000, undefined],
    [undefined, undefined],
  ])("the count %j is %j", (value, count) => {
    expect(countIn({ offset: value }, "offset")).toBe(count);
  });
  test.each<[unknown, string | undefined]>([
    ["2026-11-28", "2026-11-28"],
    ["2026-02-31", undefined],
    ["28/11/2026", undefined],
    [20261128, undefined],
  ])("the day %j is %j", (value, day) => {
    expect(dayIn({ from: value }, "from")).toBe(day);
  });
  test("what a page does not read is emptied, for the router would keep it", () => {
    const read = only((search) => known<{ a?: string }>({ a: textIn(search, "a") }));
    expect(read({ a: "x", feature: "bogus" })).toEqual({ a: "x", feature: undefined });
    expect(read({ a: {} })).toEqual({ a: undefined });
  });
  test("only values there are, and only what is there", () => {
    expect(oneOf({ plan: "pro" }, "plan", ["pro"])).toBe("pro");
    expect(oneOf({ plan: "gold" }, "plan", ["pro"])).toBeUndefined();
    expect(known<{ a?: string; b?: boolean }>({ a: undefined, b: false })).toEqual({ b: false });
  });
});
