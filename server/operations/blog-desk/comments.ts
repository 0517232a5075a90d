import { count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { users } from "#server/db/schema.ts";
import { comments, posts } from "#server/db/schema-blog.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { presentComment } from "#server/domain/blog/comments.ts";
import { ApiError } from "#server/errors.ts";
import type { AdminComment, AdminCommentsQuery, ModerateCommentBody } from "#wire/blog-desk.ts";

const rowsOf = (ctx: Ctx) =>
  ctx.db
    .select({
      comment: comments,
      writer: users,
      post: { id: posts.id, slug: posts.slug, title: posts.title },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .innerJoin(posts, eq(posts.id, comments.postId));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What readers wrote, newest first. */
export async function adminComments(
  ctx: SignedCtx,
  query: v.InferOutput<typeof AdminCommentsQuery>,
) {
  const wanted = query.status ? eq(comments.status, query.status) : undefined;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(comments).where(wanted);
  const rows = await rowsOf(ctx)
    .where(wanted)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map((row) => present(ctx, row)), total: all?.total ?? 0, limit, offset };
}

/**
 * Shows a comment to everyone, or to nobody; either may be decided anew. Deciding the same again
 * changes nothing. Throws not_found.
 */
export async function decideComment(
  ctx: SignedCtx,
  input: { id: string; status: v.InferOutput<typeof ModerateCommentBody>["status"] },
): Promise<AdminComment> {
  const { id, status } = input;
  await ctx.db.transaction(async (tx) => {
    const own = eq(comments.id, id);
    const [held] = await tx.select().from(comments).where(own).for("update");
    if (!held) throw new ApiError("not_found");
    if (held.status === status) return;
    const decision = { status, decidedAt: ctx.now(), decidedBy: ctx.caller.userId };
    await tx.update(comments).set(decision).where(own);
    await recordAudit(ctx, tx, {
      action: `comment.${status}`,
      subjectId: id,
      details: { post_id: held.postId, user_id: held.userId },
    });
  });
  const [row] = await rowsOf(ctx).where(eq(comments.id, id));
  if (!row) throw new ApiError("not_found");
  return present(ctx, row);
}

const present = (ctx: SignedCtx, { comment, writer, post }: Row): AdminComment => ({
  ...presentComment(comment, writer, ctx.caller.userId),
  owner: { id: writer.id, name: writer.name, email: writer.email },
  post,
  decided_at: comment.decidedAt?.toISOString() ?? null,
});
