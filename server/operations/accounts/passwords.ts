import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type * as v from "valibot";
import { resetLinks, users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { requirePassword } from "#server/domain/accounts/owner.ts";
import { goBack, voidedBy } from "#server/domain/accounts/way-back.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import { startAfresh } from "#server/domain/sessions/login-limits.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { resetMail } from "#server/mail/templates.ts";
import { sha256 } from "#server/security/keys.ts";
import { takeClientPoint, takePoint } from "#server/security/rate-limit.ts";
import type { ChangePasswordBody, ResetPasswordBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";

/**
 * Mails a link that sets a new password once, within `TIMES.resetLink`. The answer and the work are the
 * same for every address.
 */
export async function forgotPassword(ctx: Ctx, input: { email: string }) {
  const { email } = input;
  const now = ctx.now();
  await takeClientPoint(ctx, { name: "reset-from", ...RATES.resetsFrom });
  const again = { key: `reset-minute:${email}`, points: 1, window: TIMES.otpResend };
  await takePoint(ctx.db, again, now);
  await takePoint(ctx.db, { key: `reset-hour:${email}`, ...RATES.resetsTo }, now);
  const token = randomBytes(32).toString("base64url");
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    const userId = user?.active ? user.id : null;
    const expiresAt = new Date(now.getTime() + TIMES.resetLink);
    await tx.insert(resetLinks).values({ hash: sha256(token), userId, createdAt: now, expiresAt });
    const link = `${ctx.publicUrl()}/reset-password?token=${token}`;
    await postMail(ctx, tx, email, resetMail(ctx.language, link), now, userId === null);
  });
  ctx.outbox.kick();
  return { sent: true };
}

/**
 * Sets a new password with the mailed link, once. Every session of the account ends. By the link of
 * "it wasn't me", the account also comes back to the address the link went to, without a second
 * step that was turned on since: whoever moved it may have done both.
 */
export async function resetPassword(ctx: Ctx, input: v.InferOutput<typeof ResetPasswordBody>) {
  const now = ctx.now();
  const open = and(
    eq(resetLinks.hash, sha256(input.token)),
    isNull(resetLinks.usedAt),
    gt(resetLinks.expiresAt, now),
  );
  const [known] = await ctx.db.select().from(resetLinks).where(open);
  if (!known?.userId) throw new ApiError("link_expired", { variant: "reset_link" });
  const { userId } = known;
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.db.transaction(async (tx) => {
    const [link] = await tx.update(resetLinks).set({ usedAt: now }).where(open).returning();
    if (!link) throw new ApiError("link_expired", { variant: "reset_link" });
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await goBack(tx, userId, link);
    await tx.update(resetLinks).set({ usedAt: now }).where(voidedBy(link));
    await endSessions(ctx, tx, userId);
    await startAfresh(ctx, tx, userId);
  });
  return { reset: true } as const;
}

/** Changes the password of the signed-in account; its other sessions end. */
export async function changePassword(
  ctx: SignedCtx,
  input: v.InferOutput<typeof ChangePasswordBody>,
): Promise<void> {
  const { userId, sessionId } = ctx.caller;
  await requirePassword(ctx, input.current_password, "current_password");
  const passwordHash = await ctx.passwords.hash(input.new_password);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endSessions(ctx, tx, userId, { except: sessionId });
  });
}
