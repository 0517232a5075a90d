import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { PostRow } from "#server/db/rows.ts";
import { posts, postTags } from "#server/db/schema-blog.ts";
import type { Deps } from "#server/deps.ts";
import type { Post } from "#wire/blog.ts";
import { LIMITS } from "#wire/limits.ts";
import { isPublic, translationsOf } from "./find.ts";
import { withAddresses } from "./pictures.ts";
import { CARD, presentCards, presentPublished } from "./present.ts";

/** What stands around and in a post, whoever reads it: its date is null while it is a draft. */
export async function presentPost(
  deps: Pick<Deps, "config" | "db" | "now">,
  row: PostRow,
): Promise<Omit<Post, "published_at"> & { published_at: string | null }> {
  const now = deps.now();
  const [card] = await presentCards(deps, deps.db, [row]);
  if (!card) throw new Error("a post was not presented");
  const translations = await translationsOf(deps.db, row, now);
  return {
    ...card,
    html: withAddresses(deps, row.html),
    headings: row.headings,
    updated_at: row.updatedAt.toISOString(),
    translations: translations.map(({ language, slug }) => ({ language, slug })),
    related: await presentPublished(deps, await relatedTo(deps.db, row, now)),
  };
}

/** The newest of the same category or with a tag in common, in the same language. */
function relatedTo(db: Queries, row: PostRow, now: Date) {
  const tags = db.select({ id: postTags.tagId }).from(postTags).where(eq(postTags.postId, row.id));
  const sharing = db
    .select({ id: postTags.postId })
    .from(postTags)
    .where(inArray(postTags.tagId, tags));
  return db
    .select(CARD)
    .from(posts)
    .where(
      and(
        ne(posts.id, row.id),
        eq(posts.language, row.language),
        isPublic(now),
        or(eq(posts.categoryId, row.categoryId), inArray(posts.id, sharing)),
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(LIMITS.relatedPosts);
}
