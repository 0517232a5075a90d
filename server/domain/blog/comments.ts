import { asc, eq } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { CommentRow, UserRow } from "#server/db/rows.ts";
import { comments, posts } from "#server/db/schema-blog.ts";
import type { Comment } from "#wire/blog.ts";

/** A comment as the wire shows one to a reader, under the name its writer goes by. */
export const presentComment = (
  row: CommentRow,
  writer: UserRow,
  reader: string | undefined,
): Comment => ({
  id: row.id,
  text: row.text,
  author_name: writer.displayName || writer.name,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  is_own: row.userId === reader,
});

/** Everything an account wrote under posts, oldest first. */
export const commentsBy = (db: Queries, userId: string) =>
  db
    .select({
      id: comments.id,
      post: posts.slug,
      title: posts.title,
      text: comments.text,
      status: comments.status,
      created_at: comments.createdAt,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(eq(comments.userId, userId))
    .orderBy(asc(comments.createdAt), asc(comments.id));
