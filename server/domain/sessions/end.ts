import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { sessions } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { forgetDevices } from "#server/domain/sessions/known-devices.ts";
import { ENDED } from "#server/events/event-hub.ts";

/**
 * Ends sessions of an account: one, all, or all but one. With all of them goes what is known of the
 * account's devices, except the one that stays. Returns how many ended.
 */
export async function endSessions(
  ctx: Pick<Ctx, "config" | "now" | "keys" | "sessions" | "address" | "device">,
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
  if (ended.length > 0) await notifyEnded(db, userId);
  return ended.length;
}

/** Tells every process, at commit, to look again at an account's sessions: calls and streams end. */
export async function notifyEnded(db: Queries, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${ENDED}, ${userId})`);
}
