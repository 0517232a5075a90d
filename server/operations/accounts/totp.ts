import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { secondStepMail } from "#server/mail/templates.ts";
import { forgivePoints, takePoint } from "#server/security/rate-limit.ts";
import { seal, unseal } from "#server/security/sealed.ts";
import {
  base32,
  matchingStep,
  newRecoveryCodes,
  newTotpSecret,
  recoveryDigest,
  totpUrl,
} from "#server/security/totp.ts";
import { requireOwner } from "./owner.ts";
import { makeWayBack, NO_TOTP } from "./way-back.ts";

/** Tries of an account in 15 minutes: a guess is right three times in a million. */
const LIMIT = { points: 10, window: 15 * 60_000 } as const;

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
/** The second step of a login. Throws totp_required without a code, code_invalid with a wrong one. */
export async function requireTotp(ctx: Ctx, user: UserRow, code: string | undefined) {
  if (!user.totpEnabledAt) return;
  if (code === undefined) throw new ApiError("totp_required");
  if (!(await takeCode(ctx, user, code))) throw new ApiError("code_invalid");
}

async function requireCode(ctx: Ctx, user: UserRow, code: string) {
  if (await takeCode(ctx, user, code)) return;
  throw new ApiError("invalid_request", { fields: { code: "code_wrong" } });
}

/** Takes a code, each one once. Tries of both kinds are counted together. */
async function takeCode(ctx: Ctx, user: UserRow, code: string): Promise<boolean> {
  const key = `totp:${user.id}`;
  await takePoint(ctx.db, { key, ...LIMIT }, ctx.now());
  const secret = openSecret(ctx, user);
  if (!secret) return false;
  const taken = /^\d+$/.test(code)
    ? await takeStep(ctx, user, secret, code)
    : user.totpEnabledAt !== null && (await takeRecovery(ctx, user, code));
  if (taken) await forgivePoints(ctx.db, key);
  return taken;
}

/** A recovery code is gone with its use, by one conditional update. */
async function takeRecovery(ctx: Ctx, user: UserRow, code: string): Promise<boolean> {
  const digest = recoveryDigest(ctx.keys.totp, user.id, code);
  const taken = await ctx.db
    .update(users)
    .set({ totpRecovery: sql`array_remove(${users.totpRecovery}, ${digest})` })
    .where(and(eq(users.id, user.id), sql`${digest} = any(${users.totpRecovery})`))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** A code of the authenticator: the step it belongs to is written down with it. */
async function takeStep(ctx: Ctx, user: UserRow, secret: Buffer, code: string): Promise<boolean> {
  const step = matchingStep(secret, code, ctx.now());
  if (step === null) return false;
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.totpSecret, user.totpSecret as string),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return taken.length > 0;
}

/** Null when there is none, or it was sealed with another key: then no code is right, of paper neither. */
function openSecret(ctx: Ctx, { id, totpSecret }: UserRow): Buffer | null {
  if (!totpSecret) return null;
  try {
    return unseal(ctx.keys.totp, totpSecret, id);
  } catch (error) {
    ctx.log.error({ err: error, user: id }, "a second step is sealed with another secret");
    return null;
  }
}

async function callerRow(ctx: SignedCtx): Promise<UserRow> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, ctx.caller.userId));
  if (!row) throw new ApiError("unauthorized");
  return row;
}
