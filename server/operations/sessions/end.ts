import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { sessions } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import { ApiError } from "#server/errors.ts";

/** Ends the caller's own session. */
export async function logout(ctx: SignedCtx): Promise<void> {
  await endSessions(ctx, ctx.db, ctx.caller.userId, { only: ctx.caller.sessionId });
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
