import type * as v from "valibot";
import type { PlanRow } from "#server/db/rows.ts";
import { plans } from "#server/db/schema-money.ts";
import type { Ctx } from "#server/deps.ts";
import { money } from "#server/domain/plans/plan-row.ts";
import { featureLabel, planNames } from "#server/texts/plan-words.ts";
import type { Plan } from "#wire/credits.ts";
import { annualPrice, perMonthOfYear, planFeatures, rankOf } from "#wire/plans.ts";
import type { PlanId, PlanRelation } from "#wire/values.ts";

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
        name: planNames(row.id),
        price_monthly: monthly === null ? null : money(monthly),
        price_annual: monthly ? money(annualPrice(monthly)) : null,
        per_month_annual: monthly ? money(perMonthOfYear(monthly)) : null,
        credits: row.credits,
        custom_price: monthly === null,
        popular: row.popular,
        features: planFeatures(row.id).map(({ key, available }) => ({
          key,
          label: featureLabel(row.id, key),
          available,
        })),
        relation: ctx.caller ? relationOf(row, ctx.caller.plan) : null,
      };
    });
  return { items };
}
