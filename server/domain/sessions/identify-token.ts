import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { users } from "#server/db/schema.ts";
import { apiTokens } from "#server/db/schema-api.ts";
import type { Deps } from "#server/deps.ts";
import { settlePlan } from "#server/domain/plans/periods.ts";
import { ApiError, rateLimited } from "#server/errors.ts";
import { apiTokenIn, isTokenValue, tokenHash } from "#server/security/api-tokens.ts";
import type { Caller } from "#server/security/caller.ts";
import { inSeconds } from "#wire/durations.ts";
import { MINUTE, PLAN_LIMITS } from "#wire/limits.ts";
import { identify } from "./identify.ts";

/** Who calls, by session or by API token. */
export const identifyAny = (
  deps: Pick<Deps, "config" | "db" | "now" | "keys" | "sessions">,
  authorization: string | undefined,
): Promise<Caller> => {
  const value = apiTokenIn(authorization);
  return value === undefined ? identify(deps, authorization) : identifyToken(deps, value);
};

/**
 * Whose token this is. Throws unauthorized for one that is wrong, replaced, deleted or switched off,
 * account_disabled, and plan_required while the account's plan has no API.
 */
export async function identifyToken(
  deps: Pick<Deps, "db" | "now" | "keys">,
  value: string,
): Promise<Caller> {
  if (!isTokenValue(value)) throw new ApiError("unauthorized", { variant: "token_form" });
  const [row] = await deps.db
    .select({ token: apiTokens, user: users })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.hash, tokenHash(deps.keys.tokens, value)));
  if (!row?.token.active) throw unknownToken();
  const { token, user } = row;
  if (!user.active) throw new ApiError("account_disabled");
  const ended = user.planPeriodEnd !== null && user.planPeriodEnd <= deps.now();
  const plan = ended ? await settlePlan(deps, user.id) : user.plan;
  if (!PLAN_LIMITS[plan].api) throw new ApiError("plan_required");
  return {
    userId: user.id,
    sessionId: "",
    email: user.email,
    plan,
    isAdmin: false,
    token: { id: token.id, services: token.services, perMinute: token.ratePerMinute },
  };
}

const TOUCHED_EVERY_MS = 60_000;
/**
 * Notes that a token was used for a call open to everyone: such a call is not counted, but its
 * owner should see that the token is alive. Written once a minute at most.
 */
export async function touchToken(deps: Pick<Deps, "db" | "now">, tokenId: string): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - TOUCHED_EVERY_MS);
  const isOld = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before));
  await deps.db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, tokenId), isOld));
}

const unknownToken = () => new ApiError("unauthorized", { variant: "token_unknown" });

/** Where a token stands in its minute, as the RateLimit headers tell it. */
export interface TokenRate {
  limit: number;
  remaining: number;
  /** Seconds until there is room for one more than now. */
  reset: number;
}

/**
 * Counts a call of a token, in every process together: never more than its limit in any 60 seconds.
 * `service` is what the statistics count it for. Throws rate_limited with the wait.
 */
export async function countCall(
  deps: Pick<Deps, "db">,
  caller: Caller & { token: NonNullable<Caller["token"]> },
  service: string,
): Promise<TokenRate> {
  const { id, perMinute: limit } = caller.token;
  const { rows } = await deps.db.execute<{ taken: boolean; remaining: number; reset_ms: number }>(
    sql`select taken, remaining, reset_ms from take_token_call(${id}, ${caller.userId}, ${service}, ${limit})`,
  );
  const [row] = rows;
  if (!row) throw new Error("a call was not counted");
  const rate = { limit, remaining: row.remaining, reset: Math.ceil(row.reset_ms / 1000) };
  if (!row.taken) throw rateLimited(row.reset_ms, rateHeaders(rate));
  return rate;
}

/** The RateLimit fields in the form of their draft, and the older form most programs read. */
export const rateHeaders = ({ limit, remaining, reset }: TokenRate): Record<string, string> => ({
  "ratelimit-policy": `"token";q=${limit};w=${inSeconds(MINUTE)}`,
  ratelimit: `"token";r=${remaining};t=${reset}`,
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(reset),
});
