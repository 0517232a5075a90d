import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { newsletterLinks, subscribers } from "#server/db/schema-newsletter.ts";

/** What is kept of an address for the newsletter; null for nothing. */
export async function subscriptionOf(db: Queries, email: string) {
  const columns = {
    status: subscribers.status,
    language: subscribers.language,
    created_at: subscribers.createdAt,
    confirmed_at: subscribers.confirmedAt,
    left_at: subscribers.leftAt,
  };
  const [row] = await db.select(columns).from(subscribers).where(eq(subscribers.email, email));
  return row ?? null;
}

/** Forgets addresses that were never confirmed, once no link to them is open. */
export async function forgetUnconfirmed(db: Queries, now: Date): Promise<void> {
  const isOpen = sql`exists (select 1 from ${newsletterLinks}
    where ${newsletterLinks.subscriberId} = ${subscribers.id} and ${newsletterLinks.expiresAt} > ${now})`;
  await db.delete(subscribers).where(and(eq(subscribers.status, "pending"), sql`not ${isOpen}`));
}
