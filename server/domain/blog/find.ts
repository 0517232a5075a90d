import { and, eq, lte, ne, type SQL } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { PostRow } from "#server/db/rows.ts";
import { formerSlugs, posts } from "#server/db/schema-blog.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";

/** Posts that readers see now: no draft, and none whose time has not come. */
export const isPublic = (now: Date): SQL | undefined =>
  and(ne(posts.status, "draft"), lte(posts.publishedAt, now));

/** The post that a slug leads to, of whatever status, by the slug it has or one it had. */
export async function postBySlug(db: Queries, slug: string): Promise<PostRow | null> {
  const [own] = await db.select().from(posts).where(eq(posts.slug, slug));
  if (own) return own;
  const [former] = await db
    .select({ post: posts })
    .from(formerSlugs)
    .innerJoin(posts, eq(posts.id, formerSlugs.postId))
    .where(eq(formerSlugs.slug, slug));
  return former?.post ?? null;
}

export const isShown = (row: PostRow, now: Date): boolean =>
  row.status !== "draft" && row.publishedAt !== null && row.publishedAt <= now;

/** The post of a slug as readers may see it. Throws not_found. */
export async function publicPost(ctx: Pick<Ctx, "db" | "now">, slug: string): Promise<PostRow> {
  const row = await postBySlug(ctx.db, slug);
  if (!row || !isShown(row, ctx.now())) {
    throw new ApiError("not_found", { variant: "post_unknown" });
  }
  return row;
}

/** The published posts that say the same in other languages. */
export const translationsOf = (db: Queries, row: PostRow, now: Date) =>
  db
    .select()
    .from(posts)
    .where(and(eq(posts.groupId, row.groupId), ne(posts.id, row.id), isPublic(now)));
