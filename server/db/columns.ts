import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, like JavaScript dates: keyset cursors compare exactly. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => instant("created_at").notNull().defaultNow();
