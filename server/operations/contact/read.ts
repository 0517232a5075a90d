import { count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { mails, users } from "#server/db/schema.ts";
import { contactMessages } from "#server/db/schema-contact.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { ApiError } from "#server/errors.ts";
import { downloadName } from "#server/files/names.ts";
import type { AdminContactQuery } from "#wire/admin.ts";

/** What people wrote, newest first. */
export async function listContact(ctx: SignedCtx, query: v.InferOutput<typeof AdminContactQuery>) {
  const wanted = query.topic ? eq(contactMessages.topic, query.topic) : undefined;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(contactMessages).where(wanted);
  const rows = await ctx.db
    .select({ message: contactMessages, sender: users })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(wanted)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ message, sender }) => ({
      id: message.id,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone,
      topic: message.topic,
      description: message.description,
      language: message.language,
      files: message.files,
      sender: sender ? { id: sender.id, name: sender.name, email: sender.email } : null,
      created_at: message.createdAt.toISOString(),
    })),
    total: all?.total ?? 0,
    limit,
    offset,
  };
}

/**
 * Deletes a message with its files and the mails that repeat it; what is written down of it names
 * nobody. Throws not_found.
 */
export async function deleteContact(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const key = await ctx.db.transaction(async (tx) => {
    const own = eq(contactMessages.id, input.id);
    await tx.delete(mails).where(eq(mails.contactId, input.id));
    const [gone] = await tx.delete(contactMessages).where(own).returning();
    if (!gone) throw new ApiError("not_found");
    const details = { topic: gone.topic, files: gone.files.length };
    await recordAudit(ctx, tx, { action: "contact.deleted", subjectId: gone.id, details });
    return gone.key;
  });
  if (key) await ctx.store.remove(key);
}

/** One attachment of a message: where it lies, and a name that fits what it is. */
export async function contactFile(ctx: SignedCtx, input: { id: string; file: string }) {
  const [row] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, input.id));
  const found = row?.files.find(({ file }) => file === input.file);
  if (!row?.key || !found) throw new ApiError("not_found");
  const { mime } = found;
  return { path: ctx.store.file(row.key, found.file), name: downloadName(found.name, mime), mime };
}
