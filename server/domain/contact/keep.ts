import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/pool.ts";
import { mails } from "#server/db/schema.ts";
import { contactMessages } from "#server/db/schema-contact.ts";

/** What an account wrote; also what came from its address before there was one, or signed out. */
export const sentBy = (userId: string, email: string) =>
  or(
    eq(contactMessages.userId, userId),
    and(isNull(contactMessages.userId), eq(contactMessages.email, email)),
  );

/** Deletes an account's messages and the mails that repeat them; returns the folders left over. */
export async function forgetContact(
  tx: Transaction,
  account: { userId: string; email: string },
): Promise<string[]> {
  const gone = await tx
    .delete(contactMessages)
    .where(sentBy(account.userId, account.email))
    .returning({ id: contactMessages.id, key: contactMessages.key });
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await tx.delete(mails).where(inArray(mails.contactId, ids));
  return gone.flatMap(({ key }) => (key ? [key] : []));
}

/** Which of these folders belong to messages. */
export async function knownContactKeys(db: Queries, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: contactMessages.key })
    .from(contactMessages)
    .where(inArray(contactMessages.key, keys));
  return rows.flatMap(({ key }) => (key ? [key] : []));
}

/** After a day a key may be used for something else. */
export async function forgetIntents(db: Queries, before: Date): Promise<void> {
  const old = and(isNotNull(contactMessages.intent), lt(contactMessages.createdAt, before));
  await db.update(contactMessages).set({ intent: null }).where(old);
}
