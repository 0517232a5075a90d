import { expect, test } from "vitest";
import { addMonths, type Span, standingAt, startOfPurchase } from "./timeline.ts";

const at = (text: string) => new Date(`${text}+07:00`);
const span = (planId: Span["planId"], from: string, to: string | null): Span => ({
  planId,
  startsAt: at(`${from}T09:00`),
  endsAt: to === null ? null : at(`${to}T09:00`),
});
const now = at("2026-03-10T12:00");

test("a month later is the same day in Vietnam, or the last of a shorter month", () => {
  const cases: [string, number, string][] = [
    ["2026-01-31T00:30", 1, "2026-02-28T00:30"],
    ["2028-01-31T23:30", 1, "2028-02-29T23:30"],
    ["2026-01-31T06:00", 2, "2026-03-31T06:00"],
    ["2028-02-29T12:00", 12, "2029-02-28T12:00"],
    ["2026-12-31T23:59", 2, "2027-02-28T23:59"],
    // The first in Vietnam is still the month before in UTC.
    ["2026-03-01T01:00", 1, "2026-04-01T01:00"],
  ];
  for (const [from, months, to] of cases) expect(addMonths(at(from), months)).toEqual(at(to));
});

test("the highest plan that covers a moment holds; what follows is told", () => {
  expect(standingAt([], now)).toEqual({ plan: "free_trial", until: null, next: null });
  const basicYear = span("basic", "2026-01-01", "2027-01-01");
  const proMonth = span("pro", "2026-03-01", "2026-04-01");
  expect(standingAt([basicYear, proMonth], now)).toEqual({
    plan: "pro",
    until: proMonth.endsAt,
    next: { plan: "basic", startsAt: proMonth.endsAt },
  });
  const renewed = span("pro", "2026-04-01", "2026-05-01");
  expect(standingAt([proMonth, renewed], now)).toEqual({
    plan: "pro",
    until: renewed.endsAt,
    next: null,
  });
  const given = span("premium", "2026-01-01", null);
  expect(standingAt([given, proMonth], now)).toEqual({ plan: "premium", until: null, next: null });
});

test("a higher plan begins at once, the same and a lower one after what is as high", () => {
  const proMonth = span("pro", "2026-03-01", "2026-04-01");
  const basicNext = span("basic", "2026-04-01", "2026-05-01");
  const spans = [proMonth, basicNext];
  expect(startOfPurchase(spans, "premium", now)).toEqual(now);
  expect(startOfPurchase(spans, "pro", now)).toEqual(proMonth.endsAt);
  expect(startOfPurchase(spans, "basic", now)).toEqual(basicNext.endsAt);
  expect(startOfPurchase([], "basic", now)).toEqual(now);
  expect(startOfPurchase([span("pro", "2026-01-01", null)], "basic", now)).toBe(null);
});
