import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type * as v from "valibot";
import type { UserRow } from "#server/db/rows.ts";
import { entries, generations, lots, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { viewerOf } from "#server/domain/generations/find.ts";
import { presentGeneration, presentGenerations } from "#server/domain/generations/present.ts";
import { ApiError } from "#server/errors.ts";
import { planNames } from "#server/texts/plan-words.ts";
import type { Dashboard, DashboardQuery } from "#wire/config.ts";

const RECENT = 12;
const BODY_MODELS = 8;
const SOON_MS = 7 * 86_400_000;

/**
 * What a person sees first: credits of this month in their zone and in all, plan, latest work. The
 * feature filters the recent runs alone.
 */
export async function dashboard(
  ctx: SignedCtx,
  query: v.InferOutput<typeof DashboardQuery>,
): Promise<Dashboard> {
  const { userId } = ctx.caller;
  const zone = knownZone(query.tz);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new ApiError("unauthorized");
  const now = ctx.now();
  const monthStart = sql`(date_trunc('month', ${now}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  const [used] = await ctx.db
    .select({
      total: sql<number>`coalesce(-sum(${entries.credits}), 0)::int`,
      month: sql<number>`coalesce(-sum(${entries.credits}) filter (where ${entries.createdAt} >= ${monthStart}), 0)::int`,
    })
    .from(entries)
    .where(and(eq(entries.userId, userId), inArray(entries.kind, ["reserve", "refund"])));
  const recent = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        query.feature ? eq(generations.feature, query.feature) : undefined,
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(RECENT);
  const bodies = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.feature, "body_generator"),
        eq(generations.status, "completed"),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(BODY_MODELS);
  const [newest] = query.feature
    ? await ctx.db
        .select()
        .from(generations)
        .where(eq(generations.userId, userId))
        .orderBy(desc(generations.createdAt), desc(generations.id))
        .limit(1)
    : recent;
  const shown = await presentGenerations(ctx, ctx.db, recent, viewerOf(ctx));
  const latest = newest ? await presentGeneration(ctx, ctx.db, newest, viewerOf(ctx)) : null;
  return {
    credits: {
      used_month: Math.max(0, used?.month ?? 0),
      used_total: used?.total ?? 0,
      remaining: user.balance,
    },
    plan: {
      id: user.plan,
      name: planNames(user.plan),
      period_end: user.planPeriodEnd?.toISOString() ?? null,
    },
    latest,
    recent: shown,
    body_models: await presentGenerations(ctx, ctx.db, bodies, viewerOf(ctx)),
    banner: await bannerOf(ctx, user, latest !== null),
  };
}

/** The next useful thing to say, unless it was dismissed. */
async function bannerOf(ctx: SignedCtx, user: UserRow, hasWork: boolean) {
  const dismissed = user.preferences.banner_dismissed ?? [];
  const soon = new Date(ctx.now().getTime() + SOON_MS);
  const [expiring] = await ctx.db
    .select({ id: lots.id })
    .from(lots)
    .where(
      sql`${lots.userId} = ${user.id} and ${lots.remaining} > 0 and ${lots.expiresAt} < ${soon}`,
    )
    .limit(1);
  const kinds = [
    ...(hasWork ? [] : ["first_picture"]),
    ...(expiring ? ["credits_expiring"] : []),
    ...(user.plan === "free_trial" ? ["annual_saving"] : []),
  ];
  const kind = kinds.find((name) => !dismissed.includes(name));
  return kind ? { kind } : null;
}

/** A zone by its IANA name: an offset would be read by the database with its sign turned around. */
function knownZone(name: string): string {
  try {
    if (!/^[A-Za-z]/.test(name)) throw new RangeError("an offset");
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new ApiError("invalid_request", { fields: { tz: "format" } });
  }
}
