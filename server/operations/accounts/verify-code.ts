import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type * as v from "valibot";
import type { Queries } from "#server/db/pool.ts";
import { codes, registrations, resetLinks, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { movedMail } from "#server/mail/templates.ts";
import { lockAccount } from "#server/operations/credits/ledger.ts";
import { endSessions } from "#server/operations/sessions/end.ts";
import { sha256 } from "#server/security/keys.ts";
import type { VerifyOtpBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";
import { movingTo, tryCode, useCode } from "./codes.ts";
import type { UserRow } from "./present.ts";
import { endRegistrations, holderFor, takenFrom } from "./registrations.ts";
import { grantTrial } from "./trial.ts";

/**
 * Confirms an address with the mailed code: name and password of the registration it was sent for
 * become the account's, every other registration of the address is over. The first confirmation
 * grants the trial credits, once for a mailbox even across accounts. With a session whose account
 * asked to move to this address, the account moves.
 */
export async function verifyCode(ctx: Ctx, input: v.InferOutput<typeof VerifyOtpBody>) {
  const { email } = input;
  const mover = await movesHere(ctx, email);
  const holder = mover ? movingTo(email, mover) : await holderFor(ctx, ctx.db, input);
  const code = await tryCode(ctx, holder, input.otp);
  const { userId, registrationId } = code;
  if (!userId) throw new ApiError("code_expired");
  await ctx.db.transaction(async (tx) => {
    // The account first: whoever else confirms it waits here, and then finds the code gone.
    const account = await lockAccount(tx, userId);
    if (!(await useCode(ctx, tx, code.id))) throw new ApiError("code_expired");
    const now = ctx.now();
    if (code.purpose === "change_email") {
      const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (taken) throw new ApiError("email_taken");
      await tx.update(users).set({ email, verifiedAt: now }).where(eq(users.id, userId));
      await leaveWayBack(ctx, tx, account, email);
      await endSessions(ctx, tx, userId, ctx.caller ? { except: ctx.caller.sessionId } : {});
      return;
    }
    if (account.verifiedAt) return;
    const given = registrationId ? await registrationOf(ctx, tx, registrationId) : {};
    await tx
      .update(users)
      .set({ ...given, verifiedAt: now })
      .where(eq(users.id, userId));
    await endRegistrations(tx, email);
    await grantTrial(ctx, tx, account);
  });
  ctx.sessions.forget();
  ctx.outbox.kick();
  return { verified: true } as const;
}

async function registrationOf(ctx: Ctx, tx: Queries, id: string) {
  const waits = and(eq(registrations.id, id), gt(registrations.expiresAt, ctx.now()));
  const [row] = await tx.select().from(registrations).where(waits);
  if (!row) throw new ApiError("code_expired");
  return takenFrom(row);
}

/** Tells the address that was left, with a link that takes the account back: a session may be stolen. */
async function leaveWayBack(ctx: Ctx, tx: Queries, account: UserRow, to: string): Promise<void> {
  const now = ctx.now();
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + TIMES.restoreLink);
  const kept = { userId: account.id, restoreEmail: account.email, createdAt: now, expiresAt };
  await tx.insert(resetLinks).values({ hash: sha256(token), ...kept });
  const link = `${ctx.publicUrl()}/reset-password?token=${token}`;
  await postMail(ctx, tx, account.email, movedMail(ctx.language, to, link), now);
}

/** The account whose session this is, when it asked to move to this address. */
async function movesHere(ctx: Ctx, email: string): Promise<string | null> {
  if (!ctx.caller) return null;
  const [row] = await ctx.db
    .select({ userId: codes.userId })
    .from(codes)
    .where(
      and(
        eq(codes.email, email),
        eq(codes.purpose, "change_email"),
        eq(codes.userId, ctx.caller.userId),
        isNull(codes.endedAt),
        gt(codes.expiresAt, ctx.now()),
      ),
    );
  return row?.userId ?? null;
}
