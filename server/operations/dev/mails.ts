import { and, desc, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import { mails } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { contentOf, Unreadable } from "#server/mail/sealed-mail.ts";
import { normaliseEmail } from "#wire/common.ts";
import { TIMES } from "#wire/limits.ts";

const NEWEST = 100;

/** The local mailbox, newest first, for an address or for all: the mails of a day that went nowhere else. */
export async function devMail(ctx: Ctx, query: { to?: string | undefined }) {
  const { id, to, subject, text, html, code, link, sealed, createdAt } = mails;
  const rows = await ctx.db
    .select({ id, to, subject, text, html, code, link, sealed, createdAt })
    .from(mails)
    .where(
      and(
        eq(mails.suppressed, false),
        or(isNotNull(sealed), ne(text, "")),
        gt(createdAt, new Date(ctx.now().getTime() - TIMES.localMail)),
        query.to ? eq(to, normaliseEmail(query.to)) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(NEWEST);
  return {
    items: rows.flatMap((row) => {
      const content = readable(ctx, row);
      const { id, to, subject, createdAt } = row;
      return content ? [{ id, to, subject, ...content, created_at: createdAt.toISOString() }] : [];
    }),
  };
}

/** Null for a mail that was sealed with an earlier secret. */
function readable(ctx: Ctx, row: Parameters<typeof contentOf>[1]) {
  try {
    return contentOf(ctx.keys.mails, row);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
