import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { sessions, users } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { settlePlan } from "#server/domain/plans/periods.ts";
import { ApiError } from "#server/errors.ts";
import type { AccessClaims } from "#server/security/access-tokens.ts";
import type { Caller } from "#server/security/caller.ts";

const SEEN_EVERY_MS = 60_000;
/**
 * Who sends this Authorization header. Throws unauthorized, token_expired or account_disabled.
 * The session row is the authority: a token outlives its session by at most half a second.
 */
export async function identify(
  deps: Pick<Deps, "config" | "db" | "now" | "keys" | "sessions">,
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token || token.startsWith("mau_")) throw new ApiError("unauthorized");
  const now = deps.now();
  const claims = await deps.sessions.claimsOf(deps.keys.jwt, token, now);
  return callerOfSession(deps, claims);
}

/** The account of an open session, as it is now. Throws unauthorized or account_disabled. */
export async function callerOfSession(
  deps: Pick<Deps, "config" | "db" | "now" | "sessions">,
  claims: AccessClaims,
): Promise<Caller> {
  const now = deps.now();
  const kept = deps.sessions.callerOf(claims.sessionId, now);
  if (kept) return kept;
  const [row] = await deps.db
    .select({
      email: users.email,
      plan: users.plan,
      planEnds: users.planPeriodEnd,
      active: users.active,
      seen: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    );
  if (!row) throw new ApiError("unauthorized");
  if (!row.active) throw new ApiError("account_disabled");
  if (row.planEnds && row.planEnds <= now) row.plan = await settlePlan(deps, claims.userId);
  if (now.getTime() - row.seen.getTime() > SEEN_EVERY_MS) {
    const before = new Date(now.getTime() - SEEN_EVERY_MS);
    await deps.db
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.id, claims.sessionId), lt(sessions.lastSeenAt, before)));
  }
  const caller: Caller = {
    userId: claims.userId,
    sessionId: claims.sessionId,
    email: row.email,
    plan: row.plan,
    isAdmin: deps.config.adminAddresses.includes(row.email),
  };
  deps.sessions.keep(caller, now);
  return caller;
}
