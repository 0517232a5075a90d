import { and, asc, count, desc, eq, exists, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { blogCategories, blogTags, posts, postTags } from "#server/db/schema-blog.ts";
import type { Ctx } from "#server/deps.ts";
import {
  isPublic,
  isShown,
  postBySlug,
  publicPost,
  translationsOf,
} from "#server/domain/blog/find.ts";
import { CARD, presentPublished } from "#server/domain/blog/present.ts";
import { presentPost } from "#server/domain/blog/read.ts";
import { searchFor } from "#server/domain/blog/search.ts";
import { ApiError } from "#server/errors.ts";
import type { Post, PostPage, PostsQuery } from "#wire/blog.ts";
import { LIMITS } from "#wire/limits.ts";
import type { BlogSort, Language } from "#wire/values.ts";

const ORDERS: Record<BlogSort, SQL[]> = {
  newest: [desc(posts.publishedAt), desc(posts.id)],
  oldest: [asc(posts.publishedAt), asc(posts.id)],
  title: [asc(posts.titleFolded), asc(posts.id)],
};

/**
 * A page of published posts in one language, the caller's unless another is asked for; those of a
 * category, a tag, an author, or with all the words that are sought. Throws not_found for a
 * category or tag that is not there.
 */
export async function listPosts(
  ctx: Ctx,
  query: v.InferOutput<typeof PostsQuery>,
): Promise<PostPage> {
  const page = Number(query.page);
  const { found, rank } = searchFor(query.q);
  const wanted = and(
    eq(posts.language, query.language ?? ctx.language),
    isPublic(ctx.now()),
    found,
    query.category === undefined ? undefined : await inCategory(ctx, query.category),
    query.tag === undefined ? undefined : await withTag(ctx, query.tag),
    query.author === undefined ? undefined : eq(posts.authorId, query.author),
  );
  const [all] = await ctx.db.select({ total: count() }).from(posts).where(wanted);
  const best = rank && !query.sort ? [rank] : [];
  const rows = await ctx.db
    .select(CARD)
    .from(posts)
    .where(wanted)
    .orderBy(...best, ...ORDERS[query.sort ?? "newest"])
    .limit(LIMITS.blogPage)
    .offset((page - 1) * LIMITS.blogPage);
  const total = all?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / LIMITS.blogPage));
  return { items: await presentPublished(ctx, rows), page, pages, total };
}

async function inCategory(ctx: Ctx, slug: string): Promise<SQL> {
  const [row] = await ctx.db.select().from(blogCategories).where(eq(blogCategories.slug, slug));
  if (!row) throw new ApiError("not_found", { variant: "category_unknown" });
  return eq(posts.categoryId, row.id);
}

async function withTag(ctx: Ctx, slug: string): Promise<SQL> {
  const [row] = await ctx.db.select().from(blogTags).where(eq(blogTags.slug, slug));
  if (!row) throw new ApiError("not_found", { variant: "tag_unknown" });
  const tagged = and(eq(postTags.postId, posts.id), eq(postTags.tagId, row.id));
  return exists(ctx.db.select({ id: postTags.postId }).from(postTags).where(tagged));
}

/** The slug that a published post has now, where it is asked for by one that it left; else null. */
export async function movedTo(ctx: Pick<Ctx, "db" | "now">, slug: string): Promise<string | null> {
  const row = await postBySlug(ctx.db, slug);
  return row && isShown(row, ctx.now()) && row.slug !== slug ? row.slug : null;
}

/**
 * A published post by its slug, or by one it had, which its answer then corrects; in the language
 * that is asked for where it has a translation. Throws not_found.
 */
export async function readPost(
  ctx: Ctx,
  input: { slug: string; language?: Language | undefined },
): Promise<Post> {
  const own = await publicPost(ctx, input.slug);
  const isOther = input.language !== undefined && input.language !== own.language;
  const others = isOther ? await translationsOf(ctx.db, own, ctx.now()) : [];
  const row = others.find(({ language }) => language === input.language) ?? own;
  const { published_at, ...post } = await presentPost(ctx, row);
  if (published_at === null) throw new ApiError("not_found", { variant: "post_unknown" });
  return { ...post, published_at };
}
