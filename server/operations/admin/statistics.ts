import { and, count, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type * as v from "valibot";
import { communityItems, generations, reports, users } from "#server/db/schema.ts";
import { comments } from "#server/db/schema-blog.ts";
import { contactMessages } from "#server/db/schema-contact.ts";
import { orders } from "#server/db/schema-money.ts";
import { subscribers } from "#server/db/schema-newsletter.ts";
import type { SignedCtx } from "#server/deps.ts";
import { dayOf, lastDays, rangeOf, startOfDay } from "#server/domain/days.ts";
import type {
  AdminSummary,
  GenerationStatistics,
  GenerationStatisticsQuery,
  UserStatistics,
  UserStatisticsQuery,
} from "#wire/admin.ts";
import { inDays } from "#wire/durations.ts";
import { TIMES } from "#wire/limits.ts";
import { SHOP_ZONE } from "#wire/shop-time.ts";
import {
  FEATURES,
  type Feature,
  GENERATION_STATUSES,
  PLAN_IDS,
  type StatisticPeriod,
} from "#wire/values.ts";

/** What a period is counted by, and how much is looked back on where no days are given. */
const PERIODS: Record<StatisticPeriod, { unit: string; back: string }> = {
  daily: { unit: "day", back: "30 days" },
  weekly: { unit: "week", back: "12 weeks" },
  monthly: { unit: "month", back: "12 months" },
  yearly: { unit: "year", back: "5 years" },
};

/** The first moment, in the shop's calendar, of the period a row falls into. */
const bucketOf = (period: StatisticPeriod, column: PgColumn): SQL =>
  sql`date_trunc(${sql.raw(`'${PERIODS[period].unit}'`)}, ${column} at time zone ${sql.raw(`'${SHOP_ZONE}'`)})`;
/** The period's day as text; formatted once per group, not per row. */
const dateOf = (bucket: SQL): SQL<string> => sql<string>`to_char(${bucket}, 'YYYY-MM-DD')`;
/** Rows of the present period and those looked back on. */
const recent = (period: StatisticPeriod, column: PgColumn, now: Date): SQL =>
  sql`${column} >= (date_trunc(${PERIODS[period].unit}, ${now}::timestamptz at time zone ${SHOP_ZONE}) - ${PERIODS[period].back}::interval) at time zone ${SHOP_ZONE}`;

const rate = (completed: number, failed: number): number | null =>
  completed + failed === 0 ? null : completed / (completed + failed);

/** How many accounts there are, and how many came in each period. */
export async function userStatistics(
  ctx: SignedCtx,
  query: v.InferOutput<typeof UserStatisticsQuery>,
): Promise<v.InferOutput<typeof UserStatistics>> {
  const period = query.period ?? "monthly";
  const alive = isNull(users.deletedAt);
  const [all] = await ctx.db
    .select({ total: count(), verified: count(users.verifiedAt) })
    .from(users)
    .where(alive);
  const plans = await ctx.db
    .select({ plan: users.plan, count: count() })
    .from(users)
    .where(alive)
    .groupBy(users.plan);
  const bucket = bucketOf(period, users.createdAt);
  const fresh = await ctx.db
    .select({ date: dateOf(bucket), count: count() })
    .from(users)
    .where(and(alive, recent(period, users.createdAt, ctx.now())))
    .groupBy(bucket)
    .orderBy(bucket);
  const byPlan: UserStatistics["by_plan"] = {};
  for (const plan of PLAN_IDS) byPlan[plan] = plans.find((row) => row.plan === plan)?.count ?? 0;
  return {
    total: all?.total ?? 0,
    verified: all?.verified ?? 0,
    new: fresh,
    by_plan: byPlan,
  };
}

/** What was made, by tool, outcome and period; of the days that are given, or of the last periods. */
export async function generationStatistics(
  ctx: SignedCtx,
  query: v.InferOutput<typeof GenerationStatisticsQuery>,
): Promise<v.InferOutput<typeof GenerationStatistics>> {
  const { period, ai_function: feature } = query;
  const { from, to } = rangeOf(query);
  const wanted = and(
    feature ? eq(generations.feature, feature) : undefined,
    from ? gte(generations.createdAt, from) : undefined,
    to ? lt(generations.createdAt, to) : undefined,
    from || to ? undefined : recent(period, generations.createdAt, ctx.now()),
  );
  const bucket = bucketOf(period, generations.createdAt);
  const [counted, [times]] = await Promise.all([
    ctx.db
      .select({
        date: dateOf(bucket),
        feature: generations.feature,
        status: generations.status,
        count: count(),
      })
      .from(generations)
      .where(wanted)
      .groupBy(bucket, generations.feature, generations.status)
      .orderBy(bucket, generations.feature),
    ctx.db
      .select({
        p50: sql<
          number | null
        >`percentile_disc(0.5) within group (order by ${generations.processingMs})`,
      })
      .from(generations)
      .where(and(wanted, eq(generations.status, "completed"))),
  ]);
  const sum = (rows: { count: number }[]) => rows.reduce((all, row) => all + row.count, 0);
  const having = (status: string) => sum(counted.filter((row) => row.status === status));
  return {
    total: sum(counted),
    by_feature: Object.fromEntries(
      FEATURES.map((name) => [name, sum(counted.filter((row) => row.feature === name))]),
    ),
    by_status: Object.fromEntries(GENERATION_STATUSES.map((name) => [name, having(name)])),
    series: seriesOf(counted),
    success_rate: rate(having("completed"), having("failed")),
    p50_ms: times?.p50 ?? null,
  };
}

type Counted = { date: string; feature: Feature; count: number };
/** Rows of one period and tool, which stand together, as one. */
function seriesOf(counted: readonly Counted[]): Counted[] {
  const series: Counted[] = [];
  for (const { date, feature, count } of counted) {
    const last = series.at(-1);
    if (last?.date === date && last.feature === feature) last.count += count;
    else series.push({ date, feature, count });
  }
  return series;
}

/** Runs of the last days, a row a day. */
async function daysOf(ctx: SignedCtx, now: Date): Promise<AdminDays> {
  const days = lastDays(now, inDays(TIMES.adminDays));
  const bucket = bucketOf("daily", generations.createdAt);
  const counted = await ctx.db
    .select({
      date: dateOf(bucket),
      generations: count(),
      failed: sql<number>`count(*) filter (where ${generations.status} = 'failed')::int`,
    })
    .from(generations)
    .where(gte(generations.createdAt, startOfDay(days[0] ?? dayOf(now))))
    .groupBy(bucket);
  const known = new Map(counted.map((row) => [row.date, row]));
  return days.map((date) => known.get(date) ?? { date, generations: 0, failed: 0 });
}
type AdminDays = v.InferOutput<typeof AdminSummary>["days"];

/**
 * The figures the administrators begin with. The success rate is that of
 * `TIMES.adminSummary`; revenue is what was paid this month and not returned, in whole VND.
 */
export async function adminSummary(ctx: SignedCtx): Promise<v.InferOutput<typeof AdminSummary>> {
  const now = ctx.now();
  const today = dayOf(now);
  const since = new Date(now.getTime() - TIMES.adminSummary);
  const number = (found: { count: number }[]) => found[0]?.count ?? 0;
  // By every status, so that the index of status and time carries it.
  const byStatus = await ctx.db
    .select({
      status: generations.status,
      today: sql<number>`count(*) filter (where ${generations.createdAt} >= ${startOfDay(today).toISOString()})::int`,
      count: count(),
    })
    .from(generations)
    .where(
      and(inArray(generations.status, [...GENERATION_STATUSES]), gte(generations.createdAt, since)),
    )
    .groupBy(generations.status);
  const ended = (status: string) => byStatus.find((row) => row.status === status)?.count ?? 0;
  const open = ctx.db
    .select({ count: count() })
    .from(generations)
    .where(inArray(generations.status, ["queued", "processing"]));
  const people = ctx.db.select({ count: count() }).from(users).where(isNull(users.deletedAt));
  const [earned] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${orders.amount}), 0)::float8` })
    .from(orders)
    .where(
      and(
        isNotNull(orders.paidAt),
        isNull(orders.refundedAt),
        gte(orders.paidAt, startOfDay(`${today.slice(0, 7)}-01`)),
      ),
    );
  const offered = ctx.db
    .select({ count: count() })
    .from(communityItems)
    .where(eq(communityItems.status, "pending"));
  const told = ctx.db.select({ count: count() }).from(reports).where(eq(reports.status, "open"));
  const written = ctx.db
    .select({ count: count() })
    .from(comments)
    .where(eq(comments.status, "pending"));
  const messages = ctx.db
    .select({ count: count() })
    .from(contactMessages)
    .where(gte(contactMessages.createdAt, new Date(now.getTime() - TIMES.contactShown)));
  const readers = ctx.db
    .select({ count: count() })
    .from(subscribers)
    .where(eq(subscribers.status, "confirmed"));
  return {
    users: number(await people),
    generations_today: byStatus.reduce((sum, row) => sum + row.today, 0),
    success_rate: rate(ended("completed"), ended("failed")),
    queue_depth: number(await open),
    revenue_month: earned?.sum ?? 0,
    pending_comments: number(await written),
    pending_community: number(await offered),
    pending_reports: number(await told),
    contact_messages: number(await messages),
    subscribers: number(await readers),
    days: await daysOf(ctx, now),
  };
}
