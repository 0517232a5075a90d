import { eq } from "drizzle-orm";
import type * as v from "valibot";
import type { Queries } from "#server/db/pool.ts";
import type { PlanRow } from "#server/db/rows.ts";
import { plans } from "#server/db/schema-money.ts";
import type { Ctx } from "#server/deps.ts";
import type { Plan } from "#wire/credits.ts";
import { annualPrice, PLAN_NAMES, perMonthOfYear, planFeatures, rankOf } from "#wire/plans.ts";
import type { PlanId, PlanRelation } from "#wire/values.ts";

const vnd = (amount: number) => ({ amount, currency: "VND" as const });

export { vnd as money };

function relationOf(row: PlanRow, current: PlanId): PlanRelation {
  if (row.id === current) return "current";
  if (!row.onSale) return "inactive";
  return rankOf(row.id) > rankOf(current) ? "upgrade" : "downgrade";
}

/** The price list, lowest plan first; how each stands to the caller's plan, null for guests. */
export async function listPlans(ctx: Ctx): Promise<{ items: v.InferOutput<typeof Plan>[] }> {
  const rows = await ctx.db.select().from(plans);
  const items = rows
    .sort((a, b) => rankOf(a.id) - rankOf(b.id))
    .map((row) => {
      const monthly = row.priceMonthly;
      return {
        id: row.id,
        name: PLAN_NAMES[row.id],
        price_monthly: monthly === null ? null : vnd(monthly),
        price_annual: monthly ? vnd(annualPrice(monthly)) : null,
        per_month_annual: monthly ? vnd(perMonthOfYear(monthly)) : null,
        credits: row.credits,
        custom_price: monthly === null,
        popular: row.popular,
        features: planFeatures(row.id),
        relation: ctx.caller ? relationOf(row, ctx.caller.plan) : null,
      };
    });
  return { items };
}

export async function planRow(db: Queries, id: PlanId): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}
