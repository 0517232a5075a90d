import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ContactMimeType, ContactTopic, Language } from "#wire/values.ts";
import { createdAt } from "./columns.ts";
import { users } from "./schema.ts";

/** One attachment: its name in the message's folder, and how its sender called it. */
export interface AttachedFile {
  file: string;
  name: string;
  mime: ContactMimeType;
  bytes: number;
}

/** Messages of the contact form. An account's messages are deleted with it. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    /** The account it was sent from; null for guests. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    topic: text("topic").$type<ContactTopic>().notNull(),
    description: text("description").notNull(),
    /** Language of the page it was written on. */
    language: text("language").$type<Language>().notNull(),
    /** Folder of its files, unguessable; null when there are none. */
    key: text("key").unique(),
    files: jsonb("files").$type<AttachedFile[]>().notNull().default([]),
    /** Digest of sender and Idempotency-Key, for a day: what is sent again is not kept twice. */
    intent: text("intent").unique(),
    /** Digest of everything that was sent under that key. */
    contentHash: text("content_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_newest").on(t.createdAt, t.id),
    index("contact_sender").on(t.userId),
    index("contact_email").on(t.email),
  ],
);
