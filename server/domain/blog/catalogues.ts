import { eq } from "drizzle-orm";
import { blogAuthors, blogCategories, blogPictures, blogTags } from "#server/db/schema-blog.ts";
import type { Ctx } from "#server/deps.ts";
import type { Author, Category, Tag } from "#wire/blog.ts";
import { LANGUAGE_TRAITS } from "#wire/values.ts";
import { presentAuthor, presentCategory, presentTag } from "./present.ts";

/** In the order of the caller's alphabet. */
const sorted = <Item>(
  ctx: Pick<Ctx, "language">,
  items: Item[],
  nameOf: (item: Item) => string,
): Item[] => {
  const { compare } = new Intl.Collator(LANGUAGE_TRAITS[ctx.language].locale);
  return items.sort((a, b) => compare(nameOf(a), nameOf(b)));
};

/** What posts are sorted by; each list is short and comes whole. */
export async function listCategories(
  ctx: Pick<Ctx, "db" | "language">,
): Promise<{ items: Category[] }> {
  const rows = await ctx.db.select().from(blogCategories);
  return { items: sorted(ctx, rows.map(presentCategory), ({ name }) => name[ctx.language]) };
}

export async function listTags(ctx: Pick<Ctx, "db" | "language">): Promise<{ items: Tag[] }> {
  const rows = await ctx.db.select().from(blogTags);
  return { items: sorted(ctx, rows.map(presentTag), ({ name }) => name) };
}

export async function listAuthors(
  ctx: Pick<Ctx, "config" | "db" | "language">,
): Promise<{ items: Author[] }> {
  const rows = await ctx.db
    .select({ author: blogAuthors, photo: blogPictures })
    .from(blogAuthors)
    .leftJoin(blogPictures, eq(blogPictures.id, blogAuthors.photoId));
  const items = rows.map(({ author, photo }) => presentAuthor(ctx, author, photo));
  return { items: sorted(ctx, items, ({ name }) => name) };
}
