import { and, desc, eq } from "drizzle-orm";
import { mails } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { normaliseEmail } from "#wire/common.ts";

const NEWEST = 100;

/** The local mailbox, newest first, for an address or for all. */
export async function devMail(ctx: Ctx, query: { to?: string | undefined }) {
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(
      and(
        eq(mails.suppressed, false),
        query.to ? eq(mails.to, normaliseEmail(query.to)) : undefined,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(NEWEST);
  return {
    items: rows.map(({ id, to, subject, text, html, code, link, createdAt }) => ({
      ...{ id, to, subject, text, html, code, link },
      created_at: createdAt.toISOString(),
    })),
  };
}
