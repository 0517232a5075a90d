import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import type * as v from "valibot";
import { containing } from "#server/db/keyset.ts";
import type { UserRow } from "#server/db/rows.ts";
import { auditEntries, generations, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { rangeOf } from "#server/domain/days.ts";
import { presentGenerations } from "#server/domain/generations/present.ts";
import { ApiError } from "#server/errors.ts";
import type {
  AdminSearchQuery,
  AdminUser,
  GenerationSummaryQuery,
  UserGenerationsQuery,
} from "#wire/admin.ts";
import { fold } from "#wire/fold.ts";
import { TIMES } from "#wire/limits.ts";

/** Runs of each account that has any: how many, and when the last was. */
const selectRuns = (ctx: SignedCtx, whose?: SQL) =>
  ctx.db
    .select({
      userId: generations.userId,
      runs: count().as("runs"),
      lastAt: sql<Date>`max(${generations.createdAt})`.mapWith(generations.createdAt).as("last_at"),
    })
    .from(generations)
    .where(whose)
    .groupBy(generations.userId);

type Found = { user: UserRow; runs: number | null; lastAt: Date | null };
const present = ({ user, runs, lastAt }: Found): v.InferOutput<typeof AdminUser> => ({
  id: user.id,
  name: user.name,
  email: user.email,
  plan: user.plan,
  is_verified: user.verifiedAt !== null,
  active: user.active,
  totp_enabled: user.totpEnabledAt !== null,
  credits: user.balance,
  generations: runs ?? 0,
  last_generation_at: lastAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
});

type Page = { limit: unknown; offset: unknown };
const newest = [desc(users.createdAt), desc(users.id)];

/**
 * A page of accounts first, then the runs of only those, so that the number of accounts in all does
 * not matter.
 */
async function listNewest(ctx: SignedCtx, query: Page, where: SQL | undefined) {
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(users).where(where);
  const page = await ctx.db
    .select()
    .from(users)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  const runs = ids.length > 0 ? await selectRuns(ctx, inArray(generations.userId, ids)) : [];
  const byUser = new Map(runs.map((row) => [row.userId, row]));
  const items = page.map((user) => {
    const own = byUser.get(user.id);
    return present({ user, runs: own?.runs ?? null, lastAt: own?.lastAt ?? null });
  });
  return { items, total: all?.total ?? 0, limit, offset };
}

/** The busiest first: everybody's runs are counted, once. */
async function listBusiest(ctx: SignedCtx, query: Page, plan: SQL | undefined, least: number) {
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const runs = selectRuns(ctx).as("runs_of");
  const own = eq(runs.userId, users.id);
  const where = and(isNull(users.deletedAt), plan, least > 0 ? gte(runs.runs, least) : undefined);
  const counted = ctx.db.select({ total: count() }).from(users);
  const [[all], rows] = await Promise.all([
    least > 0 ? counted.innerJoin(runs, own).where(where) : counted.where(where),
    ctx.db
      .select({ user: users, runs: runs.runs, lastAt: runs.lastAt })
      .from(users)
      .leftJoin(runs, own)
      .where(where)
      .orderBy(sql`coalesce(${runs.runs}, 0) desc`, ...newest)
      .limit(limit)
      .offset(offset),
  ]);
  return { items: rows.map(present), total: all?.total ?? 0, limit, offset };
}

/** Accounts by address, name without marks, plan and confirmation, newest first. */
export function searchUsers(ctx: SignedCtx, query: v.InferOutput<typeof AdminSearchQuery>) {
  const { email, name, plan, is_verified: verified } = query;
  const confirmed = verified ? isNotNull(users.verifiedAt) : isNull(users.verifiedAt);
  return listNewest(
    ctx,
    query,
    and(
      isNull(users.deletedAt),
      email ? like(users.email, containing(email.trim().toLowerCase())) : undefined,
      name ? like(users.nameFolded, containing(fold(name))) : undefined,
      plan ? eq(users.plan, plan) : undefined,
      verified === undefined ? undefined : confirmed,
    ),
  );
}

/** Accounts with how much they made, the busiest first. */
export function generationSummary(
  ctx: SignedCtx,
  query: v.InferOutput<typeof GenerationSummaryQuery>,
) {
  const plan = query.plan_filter ? eq(users.plan, query.plan_filter) : undefined;
  return listBusiest(ctx, query, plan, Number(query.min_generations));
}

/** One account. Throws not_found, also for one that was deleted. */
export async function readUser(ctx: SignedCtx, input: { id: string }) {
  const one = { limit: 1, offset: 0 };
  const where = and(eq(users.id, input.id), isNull(users.deletedAt));
  const [user] = (await listNewest(ctx, one, where)).items;
  if (!user) throw new ApiError("not_found");
  return user;
}

/** What an account made, newest first, by days of the shop's calendar; that it was read is written down. */
export async function userGenerations(
  ctx: SignedCtx,
  input: { id: string } & v.InferOutput<typeof UserGenerationsQuery>,
) {
  const { plan } = await readUser(ctx, input);
  const { from, to } = rangeOf(input);
  const [limit, offset] = [Number(input.limit), Number(input.offset)];
  const wanted = and(
    eq(generations.userId, input.id),
    from ? gte(generations.createdAt, from) : undefined,
    to ? lt(generations.createdAt, to) : undefined,
  );
  const [all] = await ctx.db.select({ total: count() }).from(generations).where(wanted);
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(wanted)
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit)
    .offset(offset);
  await recordLook(ctx, input.id, all?.total ?? 0);
  const viewer = { plan, language: ctx.language };
  const items = await presentGenerations(ctx, ctx.db, rows, viewer);
  return { items, total: all?.total ?? 0, limit, offset };
}

/**
 * Somebody's runs were looked at: the record says by whom, once an opening. Pages turned and days
 * chosen within the hour are the same look.
 */
async function recordLook(ctx: SignedCtx, subjectId: string, runs: number): Promise<void> {
  const action = "user.runs_read";
  const since = new Date(ctx.now().getTime() - TIMES.sameLook);
  await ctx.db.transaction(async (tx) => {
    const known = and(
      eq(auditEntries.adminId, ctx.caller.userId),
      eq(auditEntries.action, action),
      eq(auditEntries.subjectId, subjectId),
      gte(auditEntries.createdAt, since),
    );
    const [look] = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(known)
      .limit(1);
    if (!look) await recordAudit(ctx, tx, { action, subjectId, details: { count: runs } });
  });
}
