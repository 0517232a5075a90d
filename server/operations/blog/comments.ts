import { and, asc, eq, or } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { CommentRow, UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import { comments, posts } from "#server/db/schema-blog.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { presentComment } from "#server/domain/blog/comments.ts";
import { publicPost } from "#server/domain/blog/find.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import type { Comment, CommentBody } from "#wire/blog.ts";
import { RATES } from "#wire/rates.ts";
import { ID_PREFIXES } from "#wire/values.ts";

/** What was approved under a post, oldest first; to its writer also what waits for that. */
export async function listComments(
  ctx: Ctx,
  input: { slug: string },
): Promise<{ items: Comment[] }> {
  const post = await publicPost(ctx, input.slug);
  const { caller } = ctx;
  const own = caller
    ? and(eq(comments.status, "pending"), eq(comments.userId, caller.userId))
    : undefined;
  const rows = await ctx.db
    .select({ comment: comments, writer: users })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.postId, post.id), or(eq(comments.status, "approved"), own)))
    .orderBy(asc(comments.createdAt), asc(comments.id));
  return {
    items: rows.map(({ comment, writer }) => presentComment(comment, writer, caller?.userId)),
  };
}

/** Writes a comment, which waits to be approved. Throws not_found and rate_limited. */
export async function addComment(
  ctx: SignedCtx,
  input: { slug: string } & v.InferOutput<typeof CommentBody>,
): Promise<Comment> {
  const post = await publicPost(ctx, input.slug);
  const { userId } = ctx.caller;
  const now = ctx.now();
  const text = input.text.replace(/\r\n?/g, "\n");
  const [row, writer] = await ctx.db.transaction(
    async (tx): Promise<[CommentRow | undefined, UserRow | undefined]> => {
      // Held until the comment stands: a post that is being deleted takes no more.
      const [held] = await tx
        .select({ id: posts.id })
        .from(posts)
        .where(eq(posts.id, post.id))
        .for("key share");
      if (!held) throw new ApiError("not_found", { variant: "post_unknown" });
      await takePoint(tx, { key: `comment:${userId}`, ...RATES.comments }, now);
      const [written] = await tx
        .insert(comments)
        .values({ id: newId(ID_PREFIXES.comment), postId: post.id, userId, text, createdAt: now })
        .returning();
      const [own] = await tx.select().from(users).where(eq(users.id, userId));
      return [written, own];
    },
  );
  if (!row || !writer) throw new ApiError("unauthorized");
  return presentComment(row, writer, userId);
}

/** Takes one's own comment back, for good. Throws not_found, also for somebody else's. */
export async function deleteComment(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const own = and(eq(comments.id, input.id), eq(comments.userId, ctx.caller.userId));
  const [gone] = await ctx.db.delete(comments).where(own).returning({ id: comments.id });
  if (!gone) throw new ApiError("not_found");
}
