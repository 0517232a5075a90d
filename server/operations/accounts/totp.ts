import { and, eq, isNull } from "drizzle-orm";
import type { UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { requireOwner } from "#server/domain/accounts/owner.ts";
import { requireCode } from "#server/domain/accounts/second-step.ts";
import { makeWayBack, NO_TOTP } from "#server/domain/accounts/way-back.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { secondStepMail } from "#server/mail/templates.ts";
import { seal } from "#server/security/sealed.ts";
import {
  base32,
  newRecoveryCodes,
  newTotpSecret,
  recoveryDigest,
  totpUrl,
} from "#server/security/totp.ts";

/**
 * Makes a new secret for the caller's authenticator, and recovery codes for the day it is lost; they
 * count once a code of it was told. Asks for the owner: whoever turns it on shuts others out.
 */
export async function startTotp(ctx: SignedCtx, input: { password?: string | undefined }) {
  const { userId, email } = ctx.caller;
  await requireOwner(ctx, input.password);
  const secret = newTotpSecret();
  const recovery = newRecoveryCodes();
  const changed = await ctx.db
    .update(users)
    .set({
      totpSecret: seal(ctx.keys.totp, secret, userId),
      totpLastStep: null,
      totpRecovery: recovery.map((code) => recoveryDigest(ctx.keys.totp, userId, code)),
    })
    .where(and(eq(users.id, userId), isNull(users.totpEnabledAt)))
    .returning({ id: users.id });
  if (changed.length === 0) throw new ApiError("conflict", { variant: "totp_on" });
  return { secret: base32(secret), url: totpUrl(secret, email), recovery_codes: recovery };
}

/** Switches the second factor on with a first code. Throws invalid_request for a wrong one. */
export async function confirmTotp(ctx: SignedCtx, input: { code: string }): Promise<void> {
  const user = await callerRow(ctx);
  if (user.totpEnabledAt) throw new ApiError("conflict", { variant: "totp_on" });
  if (!user.totpSecret) throw new ApiError("conflict", { variant: "totp_off" });
  await requireCode(ctx, user, input.code);
  const same = and(eq(users.id, user.id), eq(users.totpSecret, user.totpSecret));
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await tx.update(users).set({ totpEnabledAt: now }).where(same);
    const link = await makeWayBack(ctx, tx, user, now);
    await postMail(ctx, tx, user.email, secondStepMail(ctx.language, "on", link), now);
  });
  ctx.outbox.kick();
}

/** Switches it off, with a code of it or a recovery code. */
export async function endTotp(ctx: SignedCtx, input: { code: string }): Promise<void> {
  const user = await callerRow(ctx);
  if (!user.totpEnabledAt) throw new ApiError("conflict", { variant: "totp_off" });
  await requireCode(ctx, user, input.code);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set(NO_TOTP).where(eq(users.id, user.id));
    const link = `${ctx.publicUrl()}/profile`;
    await postMail(ctx, tx, user.email, secondStepMail(ctx.language, "off", link), ctx.now());
  });
  ctx.outbox.kick();
}

async function callerRow(ctx: SignedCtx): Promise<UserRow> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!row) throw new ApiError("unauthorized");
  return row;
}
