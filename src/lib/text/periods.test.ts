import { describe, expect, test } from "vitest";
import { nextPeriod, periodName, periodTick, withGaps } from "./periods.ts";

describe("periods of the statistics", () => {
  test.each([
    ["vi", "daily", "28/11/2026"],
    ["vi", "monthly", "11/2026"],
    ["vi", "yearly", "2026"],
    ["en", "weekly", "Nov 28, 2026"],
    ["en", "monthly", "Nov 2026"],
  ] as const)("in %s a %s one is called %s", (language, period, name) => {
    expect(periodName(language, period, "2026-11-28")).toBe(name);
  });
  test.each([
    ["vi", "daily", "28/11"],
    ["vi", "monthly", "11/2026"],
    ["en", "weekly", "Nov 28"],
    ["en", "yearly", "2026"],
  ] as const)("on an axis in %s a %s one is %s", (language, period, tick) => {
    expect(periodTick(language, period, "2026-11-28")).toBe(tick);
  });
  test("keeps a month's two figures", () => {
    expect(periodName("vi", "monthly", "2026-02-01")).toBe("02/2026");
  });
  test("follow each other by the calendar", () => {
    expect(nextPeriod("daily", "2028-02-28")).toBe("2028-02-29");
    expect(nextPeriod("weekly", "2026-12-28")).toBe("2027-01-04");
    expect(nextPeriod("monthly", "2026-12-01")).toBe("2027-01-01");
    expect(nextPeriod("yearly", "2026-01-01")).toBe("2027-01-01");
  });
  test("with nothing in them stand between those that have something", () => {
    expect(withGaps("monthly", ["2026-11-01", "2026-08-01", "2026-08-01"])).toEqual([
      "2026-08-01",
      "2026-09-01",
      "2026-10-01",
      "2026-11-01",
    ]);
    expect(withGaps("weekly", [])).toEqual([]);
    expect(withGaps("daily", ["2026-11-01"])).toEqual(["2026-11-01"]);
  });
  test("are not made up where they would be too many", () => {
    expect(withGaps("daily", ["2020-01-01", "2026-11-28"])).toEqual(["2020-01-01", "2026-11-28"]);
  });
});
