import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { sessions, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { presentUser, type UserRow } from "#server/operations/accounts/present.ts";
import { requireTotp } from "#server/operations/accounts/totp.ts";
import { signAccessToken } from "#server/security/access-tokens.ts";
import { countedAddress } from "#server/security/addresses.ts";
import { forgivePoints, takePoint } from "#server/security/rate-limit.ts";
import type { LoginBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";
import { ID_PREFIXES } from "#wire/values.ts";

type SessionMethod = (typeof sessions.$inferSelect)["method"];
const WINDOW = 15 * 60_000;
/** Tries in 15 minutes: from one client for one account, from everywhere for it, from one client. */
const TRIES = { pair: 10, account: 50, client: 100 } as const;

/**
 * Logs in with address and password. Unknown address and wrong password answer alike, after the
 * same work. Right password: email_not_verified or account_disabled where that is so,
 * totp_required or code_invalid where a second factor is on.
 */
export async function login(ctx: Ctx, input: v.InferOutput<typeof LoginBody>) {
  const email = input.username;
  const now = ctx.now();
  const pair = `login:${email}:${ctx.address}`;
  await takePoint(ctx.db, { key: pair, points: TRIES.pair, window: WINDOW }, now);
  await takePoint(ctx.db, { key: `login:${email}`, points: TRIES.account, window: WINDOW }, now);
  const from = countedAddress(ctx.address, ctx.config.trustProxyHops);
  if (from) {
    const key = `login-from:${from}`;
    await takePoint(ctx.db, { key, points: TRIES.client, window: WINDOW }, now);
  }
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  const matches = await ctx.passwords.verify(user?.passwordHash ?? null, input.password);
  if (!user || !matches) throw new ApiError("invalid_credentials");
  await forgivePoints(ctx.db, pair);
  if (!user.active) throw new ApiError("account_disabled");
  if (!user.verifiedAt) throw new ApiError("email_not_verified");
  await requireTotp(ctx, user, input.totp);
  return openSession(ctx, user);
}

/** A new session row and the token that names it. */
export async function openSession(ctx: Ctx, user: UserRow, method: SessionMethod = "password") {
  const now = ctx.now();
  const sessionId = newId(ID_PREFIXES.session);
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    method,
    userAgent: ctx.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + TIMES.accessToken),
  });
  const claims = { userId: user.id, sessionId, email: user.email };
  return {
    access_token: await signAccessToken(ctx.keys.jwt, claims, now),
    token_type: "bearer",
    expires_in: TIMES.accessToken / 1000,
    user: await presentUser(ctx, ctx.db, user),
  };
}
