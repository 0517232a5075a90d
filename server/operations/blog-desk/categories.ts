import { and, eq, ne } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { blogCategories, posts } from "#server/db/schema-blog.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { presentCategory } from "#server/domain/blog/present.ts";
import { firstFreeOf } from "#server/domain/blog/slugs.ts";
import { lockBlog } from "#server/domain/blog/write.ts";
import { ApiError } from "#server/errors.ts";
import { oneLine } from "#server/texts/one-line.ts";
import type { Category } from "#wire/blog.ts";
import type { CategoryBody } from "#wire/blog-desk.ts";
import { slugOf } from "#wire/slugs.ts";
import { byLanguage, DEFAULT_LANGUAGE, ID_PREFIXES } from "#wire/values.ts";
import { deleteUnused } from "./delete-unused.ts";

type Body = v.InferOutput<typeof CategoryBody>;
const unknown = () => new ApiError("not_found", { variant: "category_unknown" });

/** Makes a category; a slug that another has gets a number. */
export async function createCategory(ctx: SignedCtx, body: Body): Promise<Category> {
  return ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const id = newId(ID_PREFIXES.category);
    const slug = await freeSlug(tx, body.slug ?? madeOf(body), id);
    const row = { id, slug, name: namesOf(body), createdAt: ctx.now() };
    await tx.insert(blogCategories).values(row);
    await audit(ctx, tx, "category.created", row);
    return presentCategory(row);
  });
}

/** Renames a category; its slug stays unless another is given. Throws not_found. */
export async function replaceCategory(
  ctx: SignedCtx,
  input: { id: string; body: Body },
): Promise<Category> {
  const { id, body } = input;
  return ctx.db.transaction(async (tx) => {
    await lockBlog(tx);
    const slug = body.slug && (await freeSlug(tx, body.slug, id));
    const [row] = await tx
      .update(blogCategories)
      .set({ name: namesOf(body), ...(slug && { slug }) })
      .where(eq(blogCategories.id, id))
      .returning();
    if (!row) throw unknown();
    await audit(ctx, tx, "category.updated", row);
    return presentCategory(row);
  });
}

/** Deletes a category that no post is in. Throws not_found, and conflict while one is. */
export const deleteCategory = (ctx: SignedCtx, { id }: { id: string }): Promise<void> =>
  deleteUnused(ctx, "category_used", {
    count: (tx) => tx.$count(posts, eq(posts.categoryId, id)),
    remove: async (tx) => {
      const [gone] = await tx.delete(blogCategories).where(eq(blogCategories.id, id)).returning();
      if (!gone) throw unknown();
      await audit(ctx, tx, "category.deleted", gone);
    },
  });

const namesOf = ({ name }: Body) => byLanguage((language) => oneLine(name[language]));
const madeOf = ({ name }: Body): string => slugOf(name[DEFAULT_LANGUAGE]) || "chuyen-muc";

const freeSlug = (tx: Transaction, wanted: string, ownId: string) =>
  firstFreeOf(wanted, async (slug) => {
    const other = and(eq(blogCategories.slug, slug), ne(blogCategories.id, ownId));
    const [row] = await tx.select({ id: blogCategories.id }).from(blogCategories).where(other);
    return row !== undefined;
  });

const audit = (ctx: SignedCtx, tx: Transaction, action: string, row: Category) =>
  recordAudit(ctx, tx, {
    action,
    subjectId: row.id,
    details: { name: row.name[DEFAULT_LANGUAGE], slug: row.slug },
  });
