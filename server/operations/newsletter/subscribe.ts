import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { subscribers } from "#server/db/schema-newsletter.ts";
import type { Ctx } from "#server/deps.ts";
import { linkTo } from "#server/domain/newsletter/links.ts";
import { confirmMail } from "#server/mail/newsletter-mail.ts";
import { postMail } from "#server/mail/outbox.ts";
import { takeClientPoint, tryPoint } from "#server/security/rate-limit.ts";
import type { NewsletterBody } from "#wire/newsletter.ts";
import { RATES } from "#wire/rates.ts";
import { CONTACT_HONEYPOT, ID_PREFIXES } from "#wire/values.ts";

const ANSWER = { sent: true };

/**
 * Mails an address a link that makes it a subscriber. The answer and the work are the same whether
 * it is one already, was one, or had its mails of the day; only a client that asks too often is
 * told so (rate_limited).
 */
export async function subscribe(ctx: Ctx, input: v.InferOutput<typeof NewsletterBody>) {
  await takeClientPoint(ctx, { name: "newsletter-from", ...RATES.newsletterFrom });
  if (input[CONTACT_HONEYPOT]) return ANSWER;
  const { email } = input;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const mayMail = await tryPoint(tx, { key: `newsletter:${email}`, ...RATES.newsletterTo }, now);
    if (!mayMail) return;
    const row = await askedAgain(ctx, tx, email);
    const links = {
      confirm: await linkTo(ctx, tx, row, "confirm"),
      leave: await linkTo(ctx, tx, row, "leave"),
    };
    const isKnown = row.status === "confirmed";
    await postMail(ctx, tx, email, confirmMail(ctx.language, links), now, isKnown);
  });
  ctx.outbox.kick();
  return ANSWER;
}

/** The address's row, waiting for its owner unless that one has confirmed; locked. */
async function askedAgain(ctx: Ctx, tx: Transaction, email: string) {
  const id = newId(ID_PREFIXES.subscriber);
  const { language } = ctx;
  const now = ctx.now();
  await tx
    .insert(subscribers)
    .values({ id, email, language, createdAt: now })
    .onConflictDoNothing({ target: subscribers.email });
  const own = eq(subscribers.email, email);
  const [row] = await tx.select().from(subscribers).where(own).for("update");
  if (!row) throw new Error("a subscriber was not written");
  if (row.status === "confirmed") return row;
  await tx.update(subscribers).set({ status: "pending", language }).where(own);
  return row;
}
