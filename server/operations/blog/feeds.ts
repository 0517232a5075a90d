import { and, asc, desc, eq } from "drizzle-orm";
import { posts } from "#server/db/schema-blog.ts";
import type { Deps } from "#server/deps.ts";
import { isPublic } from "#server/domain/blog/find.ts";
import type { Language } from "#wire/values.ts";

/** Posts in a feed: readers fetch it often and want the newest. */
const FEED_POSTS = 30;

export interface LinkedPost {
  slug: string;
  language: Language;
  updatedAt: Date;
}

/** Every post that readers see, those that say the same in different languages together. */
export async function postsByMeaning(deps: Pick<Deps, "db" | "now">): Promise<LinkedPost[][]> {
  const rows = await deps.db
    .select({
      group: posts.groupId,
      slug: posts.slug,
      language: posts.language,
      updatedAt: posts.updatedAt,
    })
    .from(posts)
    .where(isPublic(deps.now()))
    .orderBy(asc(posts.publishedAt), asc(posts.id));
  const groups = new Map<string, LinkedPost[]>();
  for (const { group, ...post } of rows) groups.set(group, [...(groups.get(group) ?? []), post]);
  return [...groups.values()];
}

/** The newest posts of a language, for its feed. */
export const newestPosts = (deps: Pick<Deps, "db" | "now">, language: Language) =>
  deps.db
    .select({
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      publishedAt: posts.publishedAt,
    })
    .from(posts)
    .where(and(eq(posts.language, language), isPublic(deps.now())))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(FEED_POSTS);
