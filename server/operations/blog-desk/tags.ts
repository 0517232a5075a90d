import { and, eq, ne } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { blogTags, postTags } from "#server/db/schema-blog.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { presentTag } from "#server/domain/blog/present.ts";
import { firstFreeOf } from "#server/domain/blog/slugs.ts";
import { lockBlog } from "#server/domain/blog/write.ts";
import { ApiError } from "#server/errors.ts";
import { oneLine } from "#server/texts/one-line.ts";
import type { Tag } from "#wire/blog.ts";
import type { TagBody } from "#wire/blog-desk.ts";
import { slugOf } from "#wire/slugs.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { deleteUnused } from "./delete-unused.ts";

type Body = v.InferOutput<typeof TagBody>;
const unknown = () => new ApiError("not_found", { variant: "tag_unknown" });

/** Makes a tag; a slug that another has gets a number. */
export async function createTag(ctx: SignedCtx, body: Body): Promise<Tag> {
  return ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const id = newId(ID_PREFIXES.tag);
    const slug = await freeSlug(tx, body.slug ?? (slugOf(body.name) || "nhan"), id);
    const row = { id, slug, name: oneLine(body.name), createdAt: ctx.now() };
    await tx.insert(blogTags).values(row);
    await audit(ctx, tx, "tag.created", row);
    return presentTag(row);
  });
}

/** Renames a tag; its slug stays unless another is given. Throws not_found. */
export async function replaceTag(ctx: SignedCtx, input: { id: string; body: Body }): Promise<Tag> {
  const { id, body } = input;
  return ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const slug = body.slug && (await freeSlug(tx, body.slug, id));
    const [row] = await tx
      .update(blogTags)
      .set({ name: oneLine(body.name), ...(slug && { slug }) })
      .where(eq(blogTags.id, id))
      .returning();
    if (!row) throw unknown();
    await audit(ctx, tx, "tag.updated", row);
    return presentTag(row);
  });
}

/** Deletes a tag that no post has. Throws not_found, and conflict while one does. */
export const deleteTag = (ctx: SignedCtx, { id }: { id: string }): Promise<void> =>
  deleteUnused(ctx, "tag_used", {
    count: (tx) => tx.$count(postTags, eq(postTags.tagId, id)),
    remove: async (tx) => {
      const [gone] = await tx.delete(blogTags).where(eq(blogTags.id, id)).returning();
      if (!gone) throw unknown();
      await audit(ctx, tx, "tag.deleted", gone);
    },
  });

const freeSlug = (tx: Transaction, wanted: string, ownId: string) =>
  firstFreeOf(wanted, async (slug) => {
    const other = and(eq(blogTags.slug, slug), ne(blogTags.id, ownId));
    const [row] = await tx.select({ id: blogTags.id }).from(blogTags).where(other);
    return row !== undefined;
  });

const audit = (ctx: SignedCtx, tx: Transaction, action: string, row: Tag) =>
  recordAudit(ctx, tx, { action, subjectId: row.id, details: { name: row.name, slug: row.slug } });
