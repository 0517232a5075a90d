import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { AuthorRow } from "#server/db/rows.ts";
import { blogAuthors, blogPictures, posts } from "#server/db/schema-blog.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { chosenPicture } from "#server/domain/blog/pictures.ts";
import { presentAuthor } from "#server/domain/blog/present.ts";
import { ApiError } from "#server/errors.ts";
import { oneLine } from "#server/texts/one-line.ts";
import type { Author } from "#wire/blog.ts";
import type { AuthorBody } from "#wire/blog-desk.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { deleteUnused } from "./delete-unused.ts";

type Body = v.InferOutput<typeof AuthorBody>;

/** Makes an author, who need not have an account. */
export async function createAuthor(ctx: SignedCtx, body: Body): Promise<Author> {
  const photo = body.photo ? await chosenPicture(ctx, body.photo, "photo") : null;
  const { bio } = body;
  const row = {
    id: newId(ID_PREFIXES.author),
    name: oneLine(body.name),
    bio: bio || null,
    photoId: photo?.id ?? null,
    createdAt: ctx.now(),
  };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(blogAuthors).values(row);
    await audit(ctx, tx, "author.created", row);
  });
  return presentAuthor(ctx, row, photo);
}

/** Changes an author; the photo stays unless another, or none, is given. Throws not_found. */
export async function replaceAuthor(
  ctx: SignedCtx,
  input: { id: string; body: Body },
): Promise<Author> {
  const { id, body } = input;
  const photo = body.photo ? await chosenPicture(ctx, body.photo, "photo") : null;
  const { bio } = body;
  const change = {
    name: oneLine(body.name),
    bio: bio || null,
    ...(body.photo !== undefined && { photoId: photo?.id ?? null }),
  };
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(blogAuthors)
      .set(change)
      .where(eq(blogAuthors.id, id))
      .returning();
    if (!row) throw new ApiError("not_found");
    await audit(ctx, tx, "author.updated", row);
    const [shown] = await tx
      .select()
      .from(blogPictures)
      .where(eq(blogPictures.id, row.photoId ?? ""));
    return presentAuthor(ctx, row, shown ?? null);
  });
}

/** Deletes an author without posts. Throws not_found, and conflict while there is one. */
export const deleteAuthor = (ctx: SignedCtx, { id }: { id: string }): Promise<void> =>
  deleteUnused(ctx, "author_used", {
    count: (tx) => tx.$count(posts, eq(posts.authorId, id)),
    remove: async (tx) => {
      const [gone] = await tx.delete(blogAuthors).where(eq(blogAuthors.id, id)).returning();
      if (!gone) throw new ApiError("not_found");
      await audit(ctx, tx, "author.deleted", gone);
    },
  });

const audit = (ctx: SignedCtx, tx: Transaction, action: string, row: AuthorRow) =>
  recordAudit(ctx, tx, { action, subjectId: row.id, details: { name: row.name } });
