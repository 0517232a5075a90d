import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { Feature, WebhookType } from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Keys that customers' programs call with. The value is never kept, only a keyed hash of it. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    services: jsonb("services").$type<Feature[]>().notNull(),
    ratePerMinute: integer("rate_per_minute").notNull(),
    active: boolean("active").notNull().default(true),
    hash: text("hash").notNull().unique(),
    last4: text("last4").notNull(),
    lastUsedAt: instant("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [unique("api_tokens_name").on(t.userId, t.name)],
);

/** Calls of the last minute, by the database's clock: what the limit of each token counts. */
export const apiTokenCalls = pgTable(
  "api_token_calls",
  {
    tokenId: text("token_id").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (t) => [index("api_token_calls_window").on(t.tokenId, t.at)],
);

/** Accepted calls, by tool (`other` when it was none) and by day in Vietnam. */
export const apiUses = pgTable(
  "api_uses",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    service: text("service").notNull(),
    calls: integer("calls").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.service] })],
);

/** Where an account wants to hear of its finished runs. */
export const webhooks = pgTable("webhooks", {
  id: text("id").primaryKey(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  url: text("url").notNull(),
  enabled: boolean("enabled").notNull(),
  /** Sealed; shown once. */
  secret: text("secret").notNull(),
  createdAt: createdAt(),
});

/** One row per event to deliver; tried until it is accepted or the tries are used up. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    type: text("type").$type<WebhookType>().notNull(),
    /** Null for a test's example, sent when there is no run. */
    generationId: text("generation_id"),
    createdAt: createdAt(),
    tries: integer("tries").notNull().default(0),
    /** When the next try is due; also the lease of the process that is trying. Null: finished. */
    nextTryAt: instant("next_try_at"),
    triedAt: instant("tried_at"),
    deliveredAt: instant("delivered_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
  },
  (t) => [
    index("webhook_deliveries_due").on(t.nextTryAt).where(sql`${t.nextTryAt} is not null`),
    index("webhook_deliveries_newest").on(t.webhookId, t.triedAt),
  ],
);
