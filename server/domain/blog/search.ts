import { and, like, type SQL, sql } from "drizzle-orm";
import { containing } from "#server/db/keyset.ts";
import { posts } from "#server/db/schema-blog.ts";
import { fold } from "#wire/fold.ts";

/** Words of a search that count; more of them narrow nothing down. */
const WORDS = 12;

/** Posts in which every word stands, with or without marks, and how well each fits. */
export function searchFor(q: string | undefined): { found: SQL | undefined; rank: SQL | null } {
  const words = fold(q ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS);
  if (words.length === 0) return { found: undefined, rank: null };
  const inTitle = and(...words.map((word) => like(posts.titleFolded, containing(word))));
  const whole = like(posts.titleFolded, containing(words.join(" ")));
  return {
    found: and(...words.map((word) => like(posts.searchFolded, containing(word)))),
    rank: sql`case when ${whole} then 0 when ${inTitle} then 1 else 2 end`,
  };
}
