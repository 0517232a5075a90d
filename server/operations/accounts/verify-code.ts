import { and, eq, gt, isNull } from "drizzle-orm";
import type * as v from "valibot";
import { codes, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { movedMail } from "#server/mail/templates.ts";
import { lockAccount } from "#server/operations/credits/ledger.ts";
import { endSessions } from "#server/operations/sessions/end.ts";
import type { VerifyOtpBody } from "#wire/accounts.ts";
import { tryCode, useCode } from "./codes.ts";
import { grantTrial } from "./trial.ts";
import { makeWayBack } from "./way-back.ts";

/**
 * Confirms an address with the mailed code. The first confirmation of an address grants the trial
 * credits, once for the address even across accounts. With a session whose account asked to move
 * to this address, the account moves.
 */
export async function verifyCode(ctx: Ctx, input: v.InferOutput<typeof VerifyOtpBody>) {
  const { email } = input;
  const purpose = (await movesHere(ctx, email)) ? "change_email" : "verify";
  const code = await tryCode(ctx, { email, purpose, code: input.otp });
  const { userId } = code;
  if (!userId) throw new ApiError("code_expired");
  await ctx.db.transaction(async (tx) => {
    if (!(await useCode(ctx, tx, code.id))) throw new ApiError("code_expired");
    const account = await lockAccount(tx, userId);
    const now = ctx.now();
    if (purpose === "change_email") {
      const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (taken) throw new ApiError("email_taken");
      await tx.update(users).set({ email, verifiedAt: now }).where(eq(users.id, userId));
      const link = await makeWayBack(ctx, tx, account, now);
      await postMail(tx, account.email, movedMail(ctx.language, email, link), now);
      await endSessions(ctx, tx, userId, ctx.caller ? { except: ctx.caller.sessionId } : {});
      return;
    }
    if (account.verifiedAt) return;
    await tx.update(users).set({ verifiedAt: now }).where(eq(users.id, userId));
    await grantTrial(ctx, tx, account);
  });
  ctx.sessions.forget();
  ctx.outbox.kick();
  return { verified: true } as const;
}

async function movesHere(ctx: Ctx, email: string): Promise<boolean> {
  if (!ctx.caller) return false;
  const [row] = await ctx.db
    .select({ id: codes.id })
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
  return row !== undefined;
}
