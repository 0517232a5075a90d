import { and, asc, count, desc, eq, gt, inArray, ne, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { formerSlugs, posts } from "#server/db/schema-blog.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { statusNow } from "#server/domain/blog/dates.ts";
import { isPublic } from "#server/domain/blog/find.ts";
import { withAddresses } from "#server/domain/blog/pictures.ts";
import { CARD, type CardRow, presentCards } from "#server/domain/blog/present.ts";
import { presentPost } from "#server/domain/blog/read.ts";
import { searchFor } from "#server/domain/blog/search.ts";
import { render } from "#server/domain/blog/write.ts";
import { ApiError } from "#server/errors.ts";
import type { AdminPost, AdminPostRow, AdminPostsQuery, PreviewAnswer } from "#wire/blog-desk.ts";
import type { PostStatus } from "#wire/values.ts";

/** Every post there is, the last changed first. */
export async function adminPosts(ctx: SignedCtx, query: v.InferOutput<typeof AdminPostsQuery>) {
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const wanted = and(
    searchFor(query.q).found,
    query.status && inStatus(query.status, ctx.now()),
    query.language && eq(posts.language, query.language),
  );
  const [all] = await ctx.db.select({ total: count() }).from(posts).where(wanted);
  const rows = await ctx.db
    .select(CARD)
    .from(posts)
    .where(wanted)
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit)
    .offset(offset);
  const cards = await presentCards(ctx, ctx.db, rows);
  const desk = await deskOf(ctx, rows);
  const items = cards.flatMap((card, n): AdminPostRow[] => {
    const own = desk[n];
    return own ? [{ ...card, ...own }] : [];
  });
  return { items, total: all?.total ?? 0, limit, offset };
}

/** A scheduled post whose time has come is among the published ones. */
function inStatus(status: PostStatus, now: Date): SQL | undefined {
  if (status === "draft") return eq(posts.status, status);
  if (status === "published") return isPublic(now);
  return and(ne(posts.status, "draft"), gt(posts.publishedAt, now));
}

/** A post with what was typed. Throws not_found. */
export async function readPost(ctx: SignedCtx, input: { id: string }): Promise<AdminPost> {
  const [row] = await ctx.db.select().from(posts).where(eq(posts.id, input.id));
  if (!row) throw new ApiError("not_found", { variant: "post_unknown" });
  const former = await ctx.db
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.postId, row.id))
    .orderBy(asc(formerSlugs.createdAt), asc(formerSlugs.slug));
  const [desk] = await deskOf(ctx, [row]);
  if (!desk) throw new Error("a post was not presented");
  return {
    ...(await presentPost(ctx, row)),
    ...desk,
    body_markdown: row.bodyMarkdown,
    cover: row.coverId,
    former_slugs: former.map(({ slug }) => slug),
  };
}

/** What the desk knows of posts beside what readers do, in their order. */
async function deskOf(ctx: Ctx, rows: readonly CardRow[]) {
  const groups = rows.filter(({ id, groupId }) => id !== groupId).map(({ groupId }) => groupId);
  const members = await ctx.db
    .select({ id: posts.id, groupId: posts.groupId })
    .from(posts)
    .where(inArray(posts.groupId, ["", ...groups]))
    .orderBy(asc(posts.createdAt), asc(posts.id));
  return rows.map((row) => {
    const isFirst = row.id === row.groupId;
    const first = members.find(({ id, groupId }) => groupId === row.groupId && id !== row.id);
    return {
      status: statusNow(row, ctx.now()),
      published_at: row.publishedAt?.toISOString() ?? null,
      translation_of: isFirst ? null : (first?.id ?? null),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

/** What Markdown becomes, before it is kept. */
export async function previewPost(
  ctx: SignedCtx,
  input: { body_markdown: string },
): Promise<v.InferOutput<typeof PreviewAnswer>> {
  const { html, headings, readMinutes } = await render(ctx, ctx.db, input.body_markdown);
  return { html: withAddresses(ctx, html), headings, read_minutes: readMinutes };
}
