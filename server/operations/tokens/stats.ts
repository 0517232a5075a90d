import { and, count, eq, gt, sql } from "drizzle-orm";
import { apiTokens, apiUses } from "#server/db/schema-api.ts";
import type { SignedCtx } from "#server/deps.ts";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { SHOP_ZONE } from "#wire/shop-time.ts";
import { perTool } from "#wire/tools/tools.ts";

/** Tokens and the calls that were accepted: today and in `TIMES.tokenUses`, by days of Vietnam. */
export async function tokenStats(ctx: SignedCtx) {
  const { userId } = ctx.caller;
  const [tokens] = await ctx.db
    .select({
      total: count(),
      active: sql<number>`(count(*) filter (where ${apiTokens.active}))::int`,
    })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
  const today = sql`(${ctx.now()}::timestamptz at time zone ${SHOP_ZONE})::date`;
  const uses = await ctx.db
    .select({
      service: apiUses.service,
      month: sql<number>`sum(${apiUses.calls})::int`,
      today: sql<number>`coalesce(sum(${apiUses.calls}) filter (where ${apiUses.day} = ${today}), 0)::int`,
    })
    .from(apiUses)
    .where(
      and(
        eq(apiUses.userId, userId),
        gt(apiUses.day, sql`${today} - ${inDays(TIMES.tokenUses)}::int`),
      ),
    )
    .groupBy(apiUses.service);
  return {
    total: tokens?.total ?? 0,
    active: tokens?.active ?? 0,
    requests_today: uses.reduce((sum, one) => sum + one.today, 0),
    requests_30d: uses.reduce((sum, one) => sum + one.month, 0),
    by_service: perTool((feature) => uses.find(({ service }) => service === feature)?.month ?? 0),
  };
}
