import { and, eq, isNotNull } from "drizzle-orm";
import type * as v from "valibot";
import { users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { limitCodes, makeCode, movingTo } from "#server/domain/accounts/mailed-codes.ts";
import { requireOwner } from "#server/domain/accounts/owner.ts";
import { holderFor } from "#server/domain/accounts/registrations.ts";
import { ApiError } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { codeMail } from "#server/mail/templates.ts";
import type { ChangeEmailBody, GenerateOtpBody } from "#wire/accounts.ts";
import { TIMES } from "#wire/limits.ts";

const sent = { sent: true, expires_in: TIMES.otp / 1000 } as const;

/**
 * Mails a code for a registration. Unknown and confirmed addresses, and registrations that are over
 * or nobody's, get the same answer after the same work: a code nobody can know and a mail that is
 * never sent.
 */
export async function sendCode(ctx: Ctx, input: v.InferOutput<typeof GenerateOtpBody>) {
  const { email } = input;
  await limitCodes(ctx, email);
  await ctx.db.transaction(async (tx) => {
    const holder = await holderFor(ctx, tx, input);
    const code = await makeCode(ctx, tx, holder);
    await postMail(ctx, tx, email, codeMail(ctx.language, code), ctx.now(), holder.userId === null);
  });
  ctx.outbox.kick();
  return sent;
}

/**
 * Mails a code to a new address of the signed-in account; verify_otp then moves it there. Asks for
 * the owner.
 */
export async function changeEmail(ctx: SignedCtx, input: v.InferOutput<typeof ChangeEmailBody>) {
  const { email } = input;
  if (email === ctx.caller.email) {
    throw new ApiError("invalid_request", { fields: { email: "email_same" } });
  }
  await requireOwner(ctx, input.password);
  await limitCodes(ctx, email);
  await ctx.db.transaction(async (tx) => {
    // One that was only registered gives way to who reads its mail.
    const confirmed = and(eq(users.email, email), isNotNull(users.verifiedAt));
    const [taken] = await tx.select({ id: users.id }).from(users).where(confirmed);
    const { userId } = ctx.caller;
    const code = await makeCode(ctx, tx, movingTo(email, userId));
    await postMail(ctx, tx, email, codeMail(ctx.language, code), ctx.now(), taken !== undefined);
  });
  ctx.outbox.kick();
  return sent;
}
