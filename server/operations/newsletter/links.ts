import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import { newsletterLinks, subscribers } from "#server/db/schema-newsletter.ts";
import type { Ctx } from "#server/deps.ts";
import { linkTo } from "#server/domain/newsletter/links.ts";
import { ApiError } from "#server/errors.ts";
import { begunMail } from "#server/mail/newsletter-mail.ts";
import { postMail } from "#server/mail/outbox.ts";
import { sha256 } from "#server/security/keys.ts";
import type { NewsletterLinkStanding } from "#wire/newsletter.ts";
import type { NewsletterLinkKind } from "#wire/pages.ts";

/**
 * How a mailed link stands: whose it is, and whether what it is for is so already. Nothing is done
 * by it. Throws as following the link would.
 */
export async function readLink(
  ctx: Ctx,
  input: { kind: NewsletterLinkKind; token: string },
): Promise<NewsletterLinkStanding> {
  const { kind, token } = input;
  const [found] = await ctx.db
    .select({ link: newsletterLinks, subscriber: subscribers })
    .from(newsletterLinks)
    .innerJoin(subscribers, eq(subscribers.id, newsletterLinks.subscriberId))
    .where(linkIs(token, kind));
  if (!found) throw unknown();
  const { link, subscriber } = found;
  const isDone = subscriber.status === (kind === "confirm" ? "confirmed" : "left");
  if (!isDone && isOver(link, ctx.now())) throw over();
  return { email: subscriber.email, is_done: isDone };
}

/**
 * Confirms an address by its mailed link and mails it the way out, once. The same link again
 * answers the same. Throws code_expired for one that is over or that was left since, code_invalid
 * for one that never was.
 */
export async function confirmSubscriber(ctx: Ctx, input: { token: string }) {
  const now = ctx.now();
  const email = await ctx.db.transaction(async (tx) => {
    const { link, subscriber } = await find(tx, input.token, "confirm");
    if (subscriber.status === "confirmed") return subscriber.email;
    if (isOver(link, now)) throw over();
    const own = eq(subscribers.id, subscriber.id);
    await tx
      .update(subscribers)
      .set({ status: "confirmed", confirmedAt: now, leftAt: null })
      .where(own);
    await spendConfirming(tx, subscriber.id, now);
    const leave = await linkTo(ctx, tx, subscriber, "leave");
    await postMail(ctx, tx, subscriber.email, begunMail(subscriber.language, leave), now);
    return subscriber.email;
  });
  ctx.outbox.kick();
  return { email };
}

/**
 * Ends the newsletter for an address by any link out that it was mailed. Again it answers the same.
 * Throws code_invalid for a link that never was.
 */
export async function leaveNewsletter(ctx: Ctx, input: { token: string }) {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const { subscriber } = await find(tx, input.token, "leave");
    if (subscriber.status !== "left") {
      const own = eq(subscribers.id, subscriber.id);
      await tx.update(subscribers).set({ status: "left", leftAt: now }).where(own);
      // Mails that still lie about must not bring it back.
      await spendConfirming(tx, subscriber.id, now);
    }
    return { email: subscriber.email };
  });
}

const unknown = () => new ApiError("code_invalid", { variant: "newsletter_link_unknown" });
const over = () => new ApiError("code_expired", { variant: "newsletter_link_old" });
const linkIs = (token: string, kind: NewsletterLinkKind) =>
  and(eq(newsletterLinks.hash, sha256(token)), eq(newsletterLinks.purpose, kind));
type Ending = Pick<typeof newsletterLinks.$inferSelect, "usedAt" | "expiresAt">;
const isOver = ({ usedAt, expiresAt }: Ending, now: Date): boolean =>
  usedAt !== null || (expiresAt !== null && expiresAt <= now);

/** A link of this purpose and its subscriber, who is locked: two presses come one after the other. */
async function find(tx: Transaction, token: string, purpose: NewsletterLinkKind) {
  const own = linkIs(token, purpose);
  const [known] = await tx.select().from(newsletterLinks).where(own);
  const [subscriber] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, known?.subscriberId ?? ""))
    .for("update");
  const [link] = await tx.select().from(newsletterLinks).where(own);
  if (!link || !subscriber) throw unknown();
  return { link, subscriber };
}

const spendConfirming = (tx: Transaction, subscriberId: string, now: Date) =>
  tx
    .update(newsletterLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(newsletterLinks.subscriberId, subscriberId),
        eq(newsletterLinks.purpose, "confirm"),
        isNull(newsletterLinks.usedAt),
      ),
    );
