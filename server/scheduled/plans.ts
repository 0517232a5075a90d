import { and, isNull, lte } from "drizzle-orm";
import { users } from "#server/db/schema.ts";
import { planPeriods } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { grantMonthlyLots, settlePlan } from "#server/domain/plans/periods.ts";
import { sendReminders } from "./reminders.ts";

const AT_ONCE = 1000;

/**
 * What time brings: ended plans give way, monthly lots of annual plans come, reminders go out.
 * Runs every minute in every process; each step is done once however many run it.
 */
export async function settlePlans(deps: Deps): Promise<void> {
  const now = deps.now();
  const ended = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.planPeriodEnd, now), isNull(users.deletedAt)))
    .limit(AT_ONCE);
  for (const { id } of ended) await attempt(deps, id, () => settlePlan(deps, id));
  const due = await deps.db
    .select({ id: planPeriods.id })
    .from(planPeriods)
    .where(and(lte(planPeriods.nextLotAt, now), isNull(planPeriods.endedAt)))
    .limit(AT_ONCE);
  for (const { id } of due) await attempt(deps, id, () => grantMonthlyLots(deps, id));
  await sendReminders(deps);
}

/** One account's trouble keeps nobody else waiting. */
async function attempt(deps: Deps, id: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error) => deps.log.warn({ err: error, id }, "a plan was not settled"));
}
