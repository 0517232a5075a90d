import { rankOf } from "#wire/plans.ts";
import { SHOP_OFFSET_MS } from "#wire/shop-time.ts";
import type { PlanId } from "#wire/values.ts";

/** Time that a plan was bought or given for; without end where `endsAt` is null. */
export interface Span {
  planId: PlanId;
  startsAt: Date;
  endsAt: Date | null;
}

/**
 * The same day and time `months` later, as a calendar in Vietnam has it; the 31st becomes the last
 * day of a shorter month. Counted from the beginning each time, so that days do not drift.
 */
export function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + SHOP_OFFSET_MS);
  const month = local.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  const midnight = Date.UTC(local.getUTCFullYear(), month, day);
  const sinceMidnight = ((local.getTime() % 86_400_000) + 86_400_000) % 86_400_000;
  return new Date(midnight + sinceMidnight - SHOP_OFFSET_MS);
}

const covers = ({ startsAt, endsAt }: Span, at: Date) =>
  startsAt <= at && (endsAt === null || endsAt > at);
const higher = (a: PlanId, b: PlanId) => (rankOf(a) >= rankOf(b) ? a : b);

/** The plan that holds at a moment: of the spans that cover it the highest, else the free one. */
const planAt = (spans: readonly Span[], at: Date): PlanId =>
  spans
    .filter((span) => covers(span, at))
    .reduce<PlanId>((best, span) => higher(best, span.planId), "free_trial");

export interface Standing {
  plan: PlanId;
  /** When this plan ends; null without end (the free plan too). */
  until: Date | null;
  /** The paid plan that follows at once. */
  next: { plan: PlanId; startsAt: Date } | null;
}

/** What an account's spans amount to now. */
export function standingAt(spans: readonly Span[], now: Date): Standing {
  const plan = planAt(spans, now);
  const turns = spans
    .flatMap(({ startsAt, endsAt }) => (endsAt ? [startsAt, endsAt] : [startsAt]))
    .filter((turn) => turn > now)
    .sort((a, b) => a.getTime() - b.getTime());
  const until = turns.find((turn) => planAt(spans, turn) !== plan) ?? null;
  if (until === null) return { plan, until: null, next: null };
  const following = planAt(spans, until);
  const next = following === "free_trial" ? null : { plan: following, startsAt: until };
  return { plan, until: plan === "free_trial" ? null : until, next };
}

/**
 * When a plan bought now begins: at once when nothing as high holds, else when that ends. This is
 * upgrade (at once), renewal (a further period) and downgrade (afterwards) in one rule. Null: what
 * holds has no end, so there is nothing to buy.
 */
export function startOfPurchase(spans: readonly Span[], plan: PlanId, now: Date): Date | null {
  const asHigh = spans.filter((span) => rankOf(span.planId) >= rankOf(plan));
  let start = now;
  for (;;) {
    const covering = asHigh.filter((span) => covers(span, start));
    if (covering.length === 0) return start;
    if (covering.some((span) => span.endsAt === null)) return null;
    start = new Date(Math.max(...covering.map((span) => span.endsAt?.getTime() ?? 0)));
  }
}
