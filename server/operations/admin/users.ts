import { and, count, desc, eq, gte, isNotNull, isNull, like, lt, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { after, containing, pageOf } from "#server/db/keyset.ts";
import { generations, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { presentGenerations } from "#server/operations/generations/present.ts";
import type {
  AdminSearchQuery,
  AdminUser,
  GenerationSummaryQuery,
  UserGenerationsQuery,
} from "#wire/admin.ts";
import { fold } from "#wire/common.ts";
import { rangeOf } from "./days.ts";

/** Runs of each account that have any: how many, and when the last was. */
const runsOf = (ctx: SignedCtx) =>
  ctx.db
    .select({
      userId: generations.userId,
      runs: count().as("runs"),
      lastAt: sql<Date>`max(${generations.createdAt})`.mapWith(generations.createdAt).as("last_at"),
    })
    .from(generations)
    .groupBy(generations.userId)
    .as("runs_of");

type Found = { user: typeof users.$inferSelect; runs: number | null; lastAt: Date | null };
const present = ({ user, runs, lastAt }: Found): v.InferOutput<typeof AdminUser> => ({
  id: user.id,
  name: user.name,
  email: user.email,
  plan: user.plan,
  is_verified: user.verifiedAt !== null,
  active: user.active,
  credits: user.balance,
  generations: runs ?? 0,
  last_generation_at: lastAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
});

async function list(
  ctx: SignedCtx,
  query: { limit: unknown; offset: unknown },
  wanted: (runs: ReturnType<typeof runsOf>) => (SQL | undefined)[],
  byRuns: boolean,
) {
  const runs = runsOf(ctx);
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const where = and(isNull(users.deletedAt), ...wanted(runs));
  const own = eq(runs.userId, users.id);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(users)
    .leftJoin(runs, own)
    .where(where);
  const many = sql`coalesce(${runs.runs}, 0) desc`;
  const rows = await ctx.db
    .select({ user: users, runs: runs.runs, lastAt: runs.lastAt })
    .from(users)
    .leftJoin(runs, own)
    .where(where)
    .orderBy(...(byRuns ? [many] : []), desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map(present), total: all?.total ?? 0, limit, offset };
}

/** Accounts by address, name without marks, plan and confirmation, newest first. */
export function searchUsers(ctx: SignedCtx, query: v.InferOutput<typeof AdminSearchQuery>) {
  const { email, name, plan, is_verified: verified } = query;
  return list(
    ctx,
    query,
    () => [
      email ? like(users.email, containing(email.trim().toLowerCase())) : undefined,
      name ? like(users.nameFolded, containing(fold(name))) : undefined,
      plan ? eq(users.plan, plan) : undefined,
      verified === undefined
        ? undefined
        : verified
          ? isNotNull(users.verifiedAt)
          : isNull(users.verifiedAt),
    ],
    false,
  );
}

/** Accounts with how much they made, the busiest first. */
export function generationSummary(
  ctx: SignedCtx,
  query: v.InferOutput<typeof GenerationSummaryQuery>,
) {
  const least = Number(query.min_generations);
  return list(
    ctx,
    query,
    (runs) => [
      query.plan_filter ? eq(users.plan, query.plan_filter) : undefined,
      least > 0 ? gte(runs.runs, least) : undefined,
    ],
    true,
  );
}

/** One account. Throws not_found, also for one that was deleted. */
export async function readUser(ctx: SignedCtx, input: { id: string }) {
  const runs = runsOf(ctx);
  const [row] = await ctx.db
    .select({ user: users, runs: runs.runs, lastAt: runs.lastAt })
    .from(users)
    .leftJoin(runs, eq(runs.userId, users.id))
    .where(and(eq(users.id, input.id), isNull(users.deletedAt)));
  if (!row) throw new ApiError("not_found");
  return present(row);
}

/** What an account made, newest first, by days of the shop's calendar. */
export async function userGenerations(
  ctx: SignedCtx,
  input: { id: string } & v.InferOutput<typeof UserGenerationsQuery>,
) {
  const { plan } = await readUser(ctx, input);
  const { from, to } = rangeOf(input);
  const limit = Number(input.limit);
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, input.id),
        from ? gte(generations.createdAt, from) : undefined,
        to ? lt(generations.createdAt, to) : undefined,
        after(input.cursor, generations.createdAt, generations.id),
      ),
    )
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit);
  const viewer = { plan, language: ctx.language };
  return { items: await presentGenerations(ctx, ctx.db, page, viewer), next_cursor: next };
}
