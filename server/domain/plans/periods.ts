import { and, eq, gt, isNull, or } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { OrderRow, PlanPeriodRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import { planPeriods } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { grant, lockAccount } from "#server/domain/credits/ledger.ts";
import { notify } from "#server/domain/events/notify.ts";
import { CYCLE_MONTHS } from "#wire/plans.ts";
import type { PlanId } from "#wire/values.ts";
import { addMonths, type Span, standingAt, startOfPurchase } from "./timeline.ts";

type Account = Awaited<ReturnType<typeof lockAccount>>;

/**
 * The account's spans that are not over. A plan that was given by hand, without an end, becomes a
 * span here as soon as something is bought beside it.
 */
async function spansOf(tx: Transaction, account: Account, now: Date): Promise<Span[]> {
  const rows = await tx
    .select()
    .from(planPeriods)
    .where(
      and(
        eq(planPeriods.userId, account.id),
        isNull(planPeriods.endedAt),
        or(isNull(planPeriods.endsAt), gt(planPeriods.endsAt, now)),
      ),
    );
  const given = account.plan !== "free_trial" && account.planPeriodEnd === null;
  if (!given || rows.some((row) => row.endsAt === null)) return rows;
  const span = { userId: account.id, planId: account.plan, startsAt: account.createdAt };
  const kept = await tx
    .insert(planPeriods)
    .values({ id: newId("prd_"), ...span })
    .returning();
  return [...rows, ...kept];
}

/** Whether there is anything to buy: a plan as high that never ends leaves nothing. */
export async function canBuy(
  tx: Transaction,
  account: Account,
  plan: PlanId,
  now: Date,
): Promise<boolean> {
  return startOfPurchase(await spansOf(tx, account, now), plan, now) !== null;
}

/** Writes the plan that holds now, its end and what follows, onto the account. */
export async function settleStanding(
  tx: Transaction,
  account: Account,
  now: Date,
): Promise<PlanId> {
  const { plan, until, next } = standingAt(await spansOf(tx, account, now), now);
  const standing = {
    plan,
    planPeriodEnd: until,
    planNext: next?.plan ?? null,
    planNextStartsAt: next?.startsAt ?? null,
  };
  await tx.update(users).set(standing).where(eq(users.id, account.id));
  Object.assign(account, standing);
  await notify(tx, account.id, "credits", account.id);
  return plan;
}

/**
 * Gives what an order paid for: its period and the lots that are due. A higher plan begins at once,
 * the present one goes on after its end, a lower one follows it. The first lot of a renewal comes
 * with the payment, that of a lower plan with its beginning.
 */
export async function beginPeriod(
  tx: Transaction,
  account: Account,
  order: OrderRow,
  now: Date,
): Promise<void> {
  const startsAt = startOfPurchase(await spansOf(tx, account, now), order.planId, now) ?? now;
  const months = CYCLE_MONTHS[order.cycle];
  const isRenewal = order.planId === account.plan;
  const [period] = await tx
    .insert(planPeriods)
    .values({
      id: newId("prd_"),
      userId: account.id,
      planId: order.planId,
      paymentId: order.paymentId,
      startsAt,
      endsAt: addMonths(startsAt, months),
      monthlyCredits: order.monthlyCredits,
      lots: months,
      nextLotAt: isRenewal ? now : startsAt,
    })
    .returning();
  if (period) await grantDueLots(tx, account, period, now);
  await settleStanding(tx, account, now);
}

/** Grants the monthly lots of a period that are due, each once for its payment and month. */
async function grantDueLots(
  tx: Transaction,
  account: Account,
  period: PlanPeriodRow,
  now: Date,
): Promise<void> {
  const { paymentId } = period;
  if (paymentId === null) return;
  let { lotsGranted } = period;
  let due = period.nextLotAt;
  while (due !== null && due <= now) {
    const lot = { source: "plan" as const, cause: `plan:${paymentId}:${lotsGranted}`, paymentId };
    if (period.monthlyCredits !== null) {
      await grant(tx, account, { ...lot, credits: period.monthlyCredits }, now);
    }
    lotsGranted += 1;
    due = lotsGranted < period.lots ? addMonths(period.startsAt, lotsGranted) : null;
  }
  await tx
    .update(planPeriods)
    .set({ lotsGranted, nextLotAt: due })
    .where(eq(planPeriods.id, period.id));
}

/** Grants one period's due lots; the daily job's unit of work, harmless to repeat. */
export async function grantMonthlyLots(
  deps: Pick<Deps, "db" | "now">,
  periodId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [seen] = await tx.select().from(planPeriods).where(eq(planPeriods.id, periodId));
    if (!seen) return;
    const account = await lockAccount(tx, seen.userId);
    const [period] = await tx.select().from(planPeriods).where(eq(planPeriods.id, periodId));
    if (period && !period.endedAt) await grantDueLots(tx, account, period, deps.now());
  });
}

/** Moves an account whose plan has ended to what follows, which it answers; its lots stay. */
export async function settlePlan(deps: Pick<Deps, "db" | "now">, userId: string): Promise<PlanId> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const now = deps.now();
    if (!account.planPeriodEnd || account.planPeriodEnd > now) return account.plan;
    return settleStanding(tx, account, now);
  });
}

/**
 * Puts an account on a plan by hand, from now on and without an end. What it had ends here, also
 * what was paid for: an administrator's word comes after it, and a refund is another matter.
 */
export async function givePlan(
  tx: Transaction,
  account: Account,
  planId: PlanId,
  now: Date,
): Promise<void> {
  await tx
    .update(planPeriods)
    .set({ endedAt: now, nextLotAt: null })
    .where(and(eq(planPeriods.userId, account.id), isNull(planPeriods.endedAt)));
  // A plan without a period of its own would else be taken for one to be kept.
  Object.assign(account, { plan: "free_trial", planPeriodEnd: null });
  if (planId !== "free_trial") {
    const span = { userId: account.id, planId, startsAt: now };
    await tx.insert(planPeriods).values({ id: newId("prd_"), ...span });
  }
  await settleStanding(tx, account, now);
}
