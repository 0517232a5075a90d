import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/pool.ts";
import { blogPictures, formerSlugs, posts, postTags } from "#server/db/schema-blog.ts";
import type { Deps } from "#server/deps.ts";
import { oneLine } from "#server/texts/one-line.ts";
import { fold } from "#wire/fold.ts";
import { slugOf } from "#wire/slugs.ts";
import { pictureNames, renderMarkdown } from "./markdown.ts";
import { firstFreeOf } from "./slugs.ts";

/** Writers of the blog come one after the other: slugs and translations are found free under it. */
export const lockBlog = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog'))`);

/** What Markdown becomes, with the pictures it names. */
export async function render(deps: Pick<Deps, "publicUrl">, db: Queries, text: string) {
  const names = pictureNames(text);
  const rows =
    names.length > 0
      ? await db.select().from(blogPictures).where(inArray(blogPictures.name, names))
      : [];
  const pictures = new Map(rows.map((row) => [row.name, row]));
  return renderMarkdown(text, { pictures, home: new URL(deps.publicUrl()).origin });
}

/** The columns that come of a post's words. */
export async function contentOf(
  deps: Pick<Deps, "publicUrl">,
  db: Queries,
  words: { title: string; excerpt: string; body_markdown: string },
) {
  const { excerpt, body_markdown: bodyMarkdown } = words;
  const title = oneLine(words.title);
  const { html, headings, text, readMinutes } = await render(deps, db, bodyMarkdown);
  return {
    title,
    excerpt,
    bodyMarkdown,
    html,
    headings,
    readMinutes,
    titleFolded: fold(title),
    searchFolded: fold([title, excerpt, text].join("\n")),
  };
}

/** A slug for a post, unlike any that another post has or had. The blog is locked. */
export const freePostSlug = (tx: Transaction, wanted: string, ownId: string): Promise<string> =>
  firstFreeOf(wanted, async (slug) => {
    const [used] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.slug, slug), ne(posts.id, ownId)));
    const [former] = await tx
      .select({ id: formerSlugs.postId })
      .from(formerSlugs)
      .where(and(eq(formerSlugs.slug, slug), ne(formerSlugs.postId, ownId)));
    return Boolean(used ?? former);
  });

/** What the slug of a title without letters or digits is. */
export const postSlugOf = (title: string): string => slugOf(title) || "bai-viet";

/** Gives a post these tags and no others, in this order. */
export async function setTags(tx: Transaction, postId: string, tagIds: readonly string[]) {
  await tx.delete(postTags).where(eq(postTags.postId, postId));
  const rows = [...new Set(tagIds)].map((tagId, place) => ({ postId, tagId, place }));
  if (rows.length > 0) await tx.insert(postTags).values(rows);
}
