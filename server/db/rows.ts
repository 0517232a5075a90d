import type { assets, generations, users } from "./schema.ts";
import type { orders, planPeriods, plans } from "./schema-money.ts";

/** What the database holds of one thing, as drizzle reads it. */
export type AssetRow = typeof assets.$inferSelect;
export type GenerationRow = typeof generations.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type PlanPeriodRow = typeof planPeriods.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;
export type UserRow = typeof users.$inferSelect;
