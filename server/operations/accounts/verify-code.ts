import { and, eq, gt, isNull } from "drizzle-orm";
import type * as v from "valibot";
import type { Queries } from "#server/db/pool.ts";
import { codes, registrations, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { movingTo, tryCode, useCode } from "#server/domain/accounts/mailed-codes.ts";
import {
  endRegistrations,
  holderFor,
  makeWayAt,
  takenFrom,
} from "#server/domain/accounts/registrations.ts";
import { grantTrial } from "#server/domain/accounts/trial.ts";
import { makeWayBack } from "#server/domain/accounts/way-back.ts";
import { lockAccount } from "#server/domain/credits/ledger.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { movedMail } from "#server/mail/templates.ts";
import type { VerifyOtpBody } from "#wire/accounts.ts";

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
      if (!(await makeWayAt(tx, email))) throw new ApiError("email_taken");
      await tx.update(users).set({ email, verifiedAt: now }).where(eq(users.id, userId));
      const link = await makeWayBack(ctx, tx, account, now);
      await postMail(ctx, tx, account.email, movedMail(ctx.language, email, link), now);
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
