import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { users } from "#server/db/schema.ts";
import { contactMessages } from "#server/db/schema-contact.ts";
import type { Ctx } from "#server/deps.ts";
import { type Attachments, keepFiles, type SentFile } from "#server/domain/contact/attachments.ts";
import { ApiError } from "#server/errors.ts";
import { contactMail } from "#server/mail/contact-mail.ts";
import { postMail } from "#server/mail/outbox.ts";
import { sha256 } from "#server/security/keys.ts";
import { takeClientPoint, takePoint, tryPoint } from "#server/security/rate-limit.ts";
import { oneLine } from "#server/texts/one-line.ts";
import type { ContactFields } from "#wire/contact.ts";
import { fullName } from "#wire/full-name.ts";
import { HOUR, LIMITS } from "#wire/limits.ts";
import { DEFAULT_LANGUAGE, ID_PREFIXES } from "#wire/values.ts";

export interface ContactInput {
  stage: string;
  fields: v.InferOutput<typeof ContactFields>;
  files: readonly SentFile[];
  /** Only programs fill this in: they get the same answer, and nothing is kept. */
  honeypot: string;
  idempotencyKey: string | undefined;
}

/**
 * Takes a message from anyone, with its files, and mails it to the shop. Sent again under its key
 * it is the first one. Throws invalid_request, rate_limited, and what typeOfFile and the picture
 * gate refuse.
 */
export async function sendContact(ctx: Ctx, input: ContactInput): Promise<{ id: string }> {
  const id = newId(ID_PREFIXES.contact);
  if (input.honeypot !== "") return { id };
  const intent = intentOf(ctx, input.idempotencyKey);
  const kept = await keepFiles(ctx, input.stage, input.files);
  try {
    const contentHash = sha256(JSON.stringify([input.fields, kept.digests]));
    const message = await ctx.db.transaction((tx) =>
      write(ctx, tx, { id, intent, contentHash, fields: input.fields, kept }),
    );
    // The first one has its files already.
    if (message.id !== id) await removeFiles(ctx, kept);
    ctx.outbox.kick();
    return message;
  } catch (error) {
    await removeFiles(ctx, kept);
    throw error;
  }
}

const removeFiles = async (ctx: Ctx, { key }: Attachments) => {
  if (key) await ctx.store.remove(key);
};

/** Counts a try, whatever will be in it. Throws rate_limited. */
export const countContact = (ctx: Ctx): Promise<void> =>
  takeClientPoint(ctx, { name: "contact-from", points: LIMITS.contactTriesPerHour, window: HOUR });

/** The key as it is kept: nobody finds another's message by it. Null without one. */
function intentOf(ctx: Ctx, key: string | undefined): string | null {
  if (!key) return null;
  if (key.length > LIMITS.idempotencyKeyChars) {
    throw new ApiError("invalid_request", {
      fields: { "idempotency-key": "too_long" },
      fieldValues: { "idempotency-key": { max: LIMITS.idempotencyKeyChars } },
    });
  }
  return sha256(`${ctx.caller?.userId ?? "guest"}:${key}`);
}

interface Message {
  id: string;
  intent: string | null;
  contentHash: string;
  fields: ContactInput["fields"];
  kept: Attachments;
}

async function write(ctx: Ctx, tx: Transaction, message: Message): Promise<{ id: string }> {
  const { id, intent, contentHash, fields, kept } = message;
  const now = ctx.now();
  const { first_name, last_name, email, topic, description } = fields;
  const userId = ctx.caller?.userId ?? null;
  const row = {
    id,
    userId,
    email,
    topic,
    description,
    intent,
    contentHash,
    firstName: oneLine(first_name),
    lastName: oneLine(last_name),
    phone: oneLine(fields.phone ?? "") || null,
    language: ctx.language,
    key: kept.key,
    files: kept.files,
    createdAt: now,
  };
  const [written] = await tx
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.intent })
    .returning({ id: contactMessages.id });
  if (!written) return first(tx, intent ?? "", contentHash);
  for (const sender of [email, ...(userId ? [userId] : [])]) {
    const limit = { key: `contact:${sender}`, points: LIMITS.contactPerHour, window: HOUR };
    await takePoint(tx, limit, now);
  }
  await tellShop(ctx, tx, row);
  return written;
}

/** What was sent under this key before. Other content under it: idempotency_key_reused. */
async function first(tx: Transaction, intent: string, contentHash: string) {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.intent, intent));
  if (!row) throw new ApiError("conflict");
  if (row.contentHash !== contentHash) throw new ApiError("idempotency_key_reused");
  return { id: row.id };
}

/** One mail to the first administrator, in their language, unless the hour's mails are used up. */
async function tellShop(ctx: Ctx, tx: Transaction, row: typeof contactMessages.$inferInsert) {
  const now = ctx.now();
  const [to] = ctx.config.adminAddresses;
  const mails = { key: "contact-mails", points: LIMITS.contactMailsPerHour, window: HOUR };
  if (!(await tryPoint(tx, mails, now))) return;
  const [admin] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, to));
  const { id, email, topic, description } = row;
  const mail = contactMail(
    admin?.language ?? DEFAULT_LANGUAGE,
    {
      email,
      topic,
      description,
      phone: row.phone ?? null,
      name: fullName(row.language, row),
      files: row.files?.length ?? 0,
    },
    `${ctx.publicUrl()}/admin/contact`,
  );
  await postMail(ctx, tx, to, mail, now, false, { replyTo: email, contactId: id });
}
