import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReadingFound, ReadingStatus, ReadingSubject } from "#wire/readings.ts";
import type { GarmentCategory } from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** What is to be read: ids, so that nothing of a deleted picture stays. */
export interface AskedReading {
  as: ReadingSubject;
  category: GarmentCategory;
  /** An asset or a sample. */
  source: string;
  strokes: string | null;
}

/** What pictures show, kept by their content: the same picture is read once. */
export const readings = pgTable(
  "readings",
  {
    /** SHA-256 of what is read, whose it is, and as what. */
    id: text("id").primaryKey(),
    /** Null for a picture that ships with the product: its reading is everybody's. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    asked: jsonb("asked").$type<AskedReading>().notNull(),
    source: text("source").notNull(),
    status: text("status").$type<ReadingStatus>().notNull().default("reading"),
    /** How often it was begun; the second time is the last. */
    attempts: integer("attempts").notNull().default(0),
    /** Until when somebody is at it. */
    leaseUntil: instant("lease_until"),
    found: jsonb("found").$type<ReadingFound>(),
    createdAt: createdAt(),
  },
  (t) => [
    index("readings_waiting").on(t.createdAt).where(sql`${t.status} = 'reading'`),
    index("readings_source").on(t.source),
  ],
);
