import { count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { users } from "#server/db/schema.ts";
import { contactMessages } from "#server/db/schema-contact.ts";
import type { SignedCtx } from "#server/deps.ts";
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

/** One attachment of a message: where it lies, and a name that fits what it is. */
export async function contactFile(ctx: SignedCtx, input: { id: string; file: string }) {
  const [row] = await ctx.db.select().from(contactMessages).where(eq(contactMessages.id, input.id));
  const found = row?.files.find(({ file }) => file === input.file);
  if (!row?.key || !found) throw new ApiError("not_found");
  const { mime } = found;
  return { path: ctx.store.file(row.key, found.file), name: downloadName(found.name, mime), mime };
}
