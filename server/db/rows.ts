import type { assets, entries, generations, users } from "./schema.ts";
import type {
  blogAuthors,
  blogCategories,
  blogPictures,
  blogTags,
  comments,
  posts,
} from "./schema-blog.ts";
import type { orders, planPeriods, plans } from "./schema-money.ts";

/** What the database holds of one thing, as drizzle reads it. */
export type AssetRow = typeof assets.$inferSelect;
export type AuthorRow = typeof blogAuthors.$inferSelect;
export type BlogPictureRow = typeof blogPictures.$inferSelect;
export type CategoryRow = typeof blogCategories.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;
export type EntryRow = typeof entries.$inferSelect;
export type GenerationRow = typeof generations.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type PlanPeriodRow = typeof planPeriods.$inferSelect;
export type PlanRow = typeof plans.$inferSelect;
export type PostRow = typeof posts.$inferSelect;
export type TagRow = typeof blogTags.$inferSelect;
export type UserRow = typeof users.$inferSelect;
