import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { UserRow } from "#server/db/rows.ts";
import { sessions, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { presentUser } from "#server/domain/accounts/present.ts";
import { candidateFor, ownRegistration } from "#server/domain/accounts/registrations.ts";
import { requireTotp } from "#server/domain/accounts/second-step.ts";
import { rememberHere } from "#server/domain/sessions/known-devices.ts";
import { admitLogin } from "#server/domain/sessions/login-limits.ts";
import { ApiError } from "#server/errors.ts";
import { signAccessToken } from "#server/security/access-tokens.ts";
import type { LoginBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";
import { ID_PREFIXES } from "#wire/values.ts";

type SessionMethod = (typeof sessions.$inferSelect)["method"];

/**
 * Logs in with address and password. Unknown address and wrong password answer alike, after the
 * same work: one comparison. Right password: email_not_verified (with the registration it belongs
 * to) or account_disabled where that is so, totp_required or code_invalid where a second factor is on.
 */
export async function login(ctx: Ctx, input: v.InferOutput<typeof LoginBody>) {
  const email = input.username;
  const find = () => ctx.db.select().from(users).where(eq(users.email, email));
  const [known] = await find();
  const forgive = await admitLogin(ctx, email, known);
  // Read again: who had to wait may find another password.
  const [user] = await find();
  const waiting = await candidateFor(ctx, email);
  const own = user?.verifiedAt || user?.passwordHash ? user : undefined;
  const registration = user && !own ? waiting : undefined;
  const hash = own?.passwordHash ?? registration?.passwordHash ?? null;
  const matches = await ctx.passwords.verify(hash, input.password);
  if (!user || !matches) throw new ApiError("invalid_credentials");
  await forgive();
  if (!user.active) throw new ApiError("account_disabled");
  if (!user.verifiedAt) {
    const id = registration?.id ?? (await ownRegistration(ctx, user, hash ?? ""));
    throw new ApiError("email_not_verified", { extra: { registration_id: id } });
  }
  await requireTotp(ctx, user, input.totp);
  return openSession(ctx, user, "password");
}

/** A new session row and the token that names it; from now on the account is known here. */
export async function openSession(ctx: Ctx, user: UserRow, method: SessionMethod) {
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
  await rememberHere(ctx, ctx.db, user.id);
  const claims = { userId: user.id, sessionId, email: user.email };
  return {
    access_token: await signAccessToken(ctx.keys.jwt, claims, now),
    token_type: "bearer",
    expires_in: TIMES.accessToken / 1000,
    user: await presentUser(ctx, ctx.db, user),
  };
}
