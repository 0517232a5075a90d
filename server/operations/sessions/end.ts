import { and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { sessions } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { ENDED } from "#server/jobs/event-hub.ts";
import { forgetDevices } from "./known-devices.ts";

/** Ends the caller's own session. */
export async function logout(ctx: SignedCtx): Promise<void> {
  await endSessions(ctx, ctx.db, ctx.caller.userId, { only: ctx.caller.sessionId });
}

/**
 * Ends sessions of an account: one, all, or all but one. With all of them goes what is known of the
 * account's devices, except the one that stays. Returns how many ended.
 */
export async function endSessions(
  ctx: Ctx,
  db: Queries,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        which.only ? eq(sessions.id, which.only) : undefined,
        which.except ? ne(sessions.id, which.except) : undefined,
      ),
    )
    .returning({ id: sessions.id });
  if (!which.only) await forgetDevices(ctx, db, userId, { exceptHere: which.except !== undefined });
  ctx.sessions.forget();
  if (ended.length > 0) await announceEnded(db, userId);
  return ended.length;
}

/** Tells every process, at commit, to look again at an account's sessions: calls and streams end. */
export async function announceEnded(db: Queries, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${ENDED}, ${userId})`);
}

/** Ends one session of the caller, named by its id. */
export async function endSession(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const ended = await endSessions(ctx, ctx.db, ctx.caller.userId, { only: input.id });
  if (ended === 0) throw new ApiError("not_found");
}

/** The caller's open sessions, last seen first. */
export async function listSessions(ctx: SignedCtx) {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, ctx.caller.userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      user_agent: row.userAgent,
      current: row.id === ctx.caller.sessionId,
    })),
  };
}
