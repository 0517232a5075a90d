import { and, count, eq, inArray, ne } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { PostRow } from "#server/db/rows.ts";
import {
  blogAuthors,
  blogCategories,
  blogTags,
  formerSlugs,
  posts,
} from "#server/db/schema-blog.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { standingOf, statusNow } from "#server/domain/blog/dates.ts";
import { chosenPicture } from "#server/domain/blog/pictures.ts";
import {
  contentOf,
  freePostSlug,
  lockBlog,
  postSlugOf,
  setTags,
} from "#server/domain/blog/write.ts";
import { ApiError } from "#server/errors.ts";
import type { FieldCode } from "#server/texts/sentence-codes.ts";
import type { AdminPost, PostBody } from "#wire/blog-desk.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { readPost } from "./read.ts";

type Body = v.InferOutput<typeof PostBody>;
const wrong = (fields: Record<string, FieldCode>) => new ApiError("invalid_request", { fields });

/** Writes a new post. Throws invalid_request for what it names and is not there. */
export async function createPost(ctx: SignedCtx, body: Body): Promise<AdminPost> {
  const id = newId(ID_PREFIXES.post);
  await writePost(ctx, id, body, null);
  return readPost(ctx, { id });
}

/**
 * Puts other words and choices in a post's place. A slug it had before leads to it from then on;
 * left out, the slug stays, and so does the cover. Throws not_found, conflict where somebody else
 * saved it meanwhile, and see createPost.
 */
export async function replacePost(
  ctx: SignedCtx,
  input: { id: string; body: Body },
): Promise<AdminPost> {
  const { id, body } = input;
  await writePost(ctx, id, body, id);
  return readPost(ctx, { id });
}

/** Deletes a post with its comments, for good. Throws not_found. */
export async function deletePost(ctx: SignedCtx, input: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const [gone] = await tx.delete(posts).where(eq(posts.id, input.id)).returning();
    if (!gone) throw new ApiError("not_found", { variant: "post_unknown" });
    await audit(ctx, tx, "post.deleted", gone);
  });
}

async function writePost(ctx: SignedCtx, id: string, body: Body, known: string | null) {
  // Before the lock: a picture takes its time.
  const coverId = await coverOf(ctx, body);
  const content = await contentOf(ctx, ctx.db, body);
  await ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const before = known === null ? null : await find(tx, known);
    requireUnchanged(body, before);
    await requireChosen(tx, body);
    const groupId = await groupOf(tx, id, body, before);
    const slug = await freePostSlug(tx, body.slug ?? before?.slug ?? postSlugOf(body.title), id);
    const now = ctx.now();
    // Never the moment it had: by it a writer is told that somebody else was there.
    const updatedAt = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
    const row = {
      ...content,
      ...standingOf(body, before, now),
      groupId,
      slug,
      language: body.language,
      categoryId: body.category_id,
      authorId: body.author_id,
      ...(coverId !== undefined && { coverId }),
      updatedAt,
    };
    if (before) {
      await keepSlug(tx, before, slug, now);
      await tx.update(posts).set(row).where(eq(posts.id, id));
    } else {
      await tx.insert(posts).values({ ...row, id, createdAt: now });
    }
    await setTags(tx, id, body.tag_ids);
    await audit(ctx, tx, before ? "post.updated" : "post.created", { ...row, id });
  });
}

/** The cover's public copy; null for none, undefined where nothing is said of it. */
async function coverOf(ctx: SignedCtx, { cover }: Body): Promise<string | null | undefined> {
  if (!cover) return cover === undefined ? undefined : null;
  return (await chosenPicture(ctx, cover, "cover")).id;
}

async function find(tx: Transaction, id: string): Promise<PostRow> {
  const [row] = await tx.select().from(posts).where(eq(posts.id, id));
  if (!row) throw new ApiError("not_found", { variant: "post_unknown" });
  return row;
}

/** A writer who read an older post must not undo what was written since. Throws conflict. */
function requireUnchanged({ updated_at: read }: Body, before: PostRow | null): void {
  if (read === undefined || before === null) return;
  if (new Date(read).getTime() !== before.updatedAt.getTime()) {
    throw new ApiError("conflict", { variant: "post_changed" });
  }
}

async function requireChosen(tx: Transaction, body: Body): Promise<void> {
  const [category] = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, body.category_id));
  const [author] = await tx
    .select({ id: blogAuthors.id })
    .from(blogAuthors)
    .where(eq(blogAuthors.id, body.author_id));
  const wanted = new Set(body.tag_ids);
  const [tags] = await tx
    .select({ count: count() })
    .from(blogTags)
    .where(inArray(blogTags.id, ["", ...wanted]));
  const fields: Record<string, FieldCode> = {
    ...(!category && { category_id: "invalid_value" }),
    ...(!author && { author_id: "invalid_value" }),
    ...(tags?.count !== wanted.size && { tag_ids: "invalid_value" }),
  };
  if (Object.keys(fields).length > 0) throw wrong(fields);
}

/** Whose translation it is. Two posts that say the same are never in one language. */
async function groupOf(tx: Transaction, id: string, body: Body, before: PostRow | null) {
  const { translation_of: of, language } = body;
  const [origin] = of
    ? await tx
        .select()
        .from(posts)
        .where(and(eq(posts.id, of), ne(posts.id, id)))
    : [];
  if (of && !origin) throw wrong({ translation_of: "invalid_value" });
  const keeps = of === undefined ? before?.groupId : undefined;
  const groupId = origin?.groupId ?? keeps ?? id;
  const [other] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), eq(posts.language, language), ne(posts.id, id)));
  if (other) throw wrong({ [of ? "translation_of" : "language"]: "translation_taken" });
  return groupId;
}

/** The slug a post leaves leads to it; one that it takes up again no longer needs to. */
async function keepSlug(tx: Transaction, before: PostRow, slug: string, now: Date) {
  if (before.slug === slug) return;
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
  await tx.insert(formerSlugs).values({ slug: before.slug, postId: before.id, createdAt: now });
}

type Told = Pick<PostRow, "id" | "title" | "slug" | "language" | "status" | "publishedAt">;
const audit = (ctx: SignedCtx, tx: Transaction, action: string, row: Told) =>
  recordAudit(ctx, tx, {
    action,
    subjectId: row.id,
    details: {
      title: row.title,
      slug: row.slug,
      language: row.language,
      status: statusNow(row, ctx.now()),
    },
  });
