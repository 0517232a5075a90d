import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { NewsletterLinkKind } from "#wire/pages.ts";
import type { Language, SubscriberStatus } from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";

/** Addresses of the newsletter. Only a confirmed one asked for it itself. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    language: text("language").$type<Language>().notNull(),
    status: text("status").$type<SubscriberStatus>().notNull().default("pending"),
    createdAt: createdAt(),
    confirmedAt: instant("confirmed_at"),
    leftAt: instant("left_at"),
  },
  (t) => [index("subscribers_status").on(t.status, t.createdAt)],
);

/** What the mailed links carry. A link that leaves has no end. */
export const newsletterLinks = pgTable(
  "newsletter_links",
  {
    /** SHA-256 of the token in the link. */
    hash: text("hash").primaryKey(),
    subscriberId: text("subscriber_id")
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<NewsletterLinkKind>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant("expires_at"),
    usedAt: instant("used_at"),
  },
  (t) => [index("newsletter_links_subscriber").on(t.subscriberId)],
);
