import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { handoffMail } from "#server/mail/handoff-mail.ts";
import { postMail } from "#server/mail/outbox.ts";
import { isOwnPath } from "#server/security/paths.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { pathIn } from "#wire/pages.ts";
import { RATES } from "#wire/rates.ts";

/** Mails the caller a link to a page of the product. Throws invalid_request and rate_limited. */
export async function sendHandoff(ctx: SignedCtx, input: { path: string }) {
  if (!isOwnPath(input.path)) {
    throw new ApiError("invalid_request", { fields: { path: "page_unknown" } });
  }
  const { userId, email } = ctx.caller;
  const now = ctx.now();
  const link = new URL(pathIn(input.path, ctx.language), ctx.publicUrl()).href;
  await ctx.db.transaction(async (tx) => {
    await takePoint(tx, { key: `handoff:${userId}`, ...RATES.handoffMails }, now);
    await postMail(ctx, tx, email, handoffMail(ctx.language, link), now);
  });
  ctx.outbox.kick();
  return { sent: true };
}
