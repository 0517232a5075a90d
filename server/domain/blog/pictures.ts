import { createHash } from "node:crypto";
import { access, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries } from "#server/db/pool.ts";
import type { BlogPictureRow } from "#server/db/rows.ts";
import { assets } from "#server/db/schema.ts";
import { blogAuthors, blogPictures, posts } from "#server/db/schema-blog.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import { servedForm } from "#server/domain/assets/present.ts";
import { ApiError } from "#server/errors.ts";
import { makeLinkPicture, makePublic } from "#server/files/pictures.ts";
import { inTurn } from "#server/files/turns.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { PICTURES } from "./safe-html.ts";

const FILE = "picture.webp";
const LINK_FILE = "link.jpg";

export const pictureUrl = (deps: Pick<Deps, "config">, { name }: { name: string }): string =>
  `${deps.config.publicApiBase ?? ""}${PICTURES}${name}`;

/** Pictures in a text lie where the API does, which may be another origin than the page's. */
export const withAddresses = ({ config }: Pick<Deps, "config">, html: string): string =>
  config.publicApiBase
    ? html.replaceAll(`<img src="${PICTURES}`, `<img src="${config.publicApiBase}${PICTURES}`)
    : html;

/** Where a picture of the blog lies. Throws not_found. */
export async function pictureFile(deps: Pick<Deps, "db" | "store">, name: string): Promise<string> {
  const [row] = await deps.db.select().from(blogPictures).where(eq(blogPictures.name, name));
  if (!row) throw new ApiError("not_found");
  return deps.store.file(row.key, FILE);
}

/**
 * The same picture for link previews: JPEG, 1,200 × 630, made when it is first asked for. Throws
 * not_found.
 */
export async function linkPictureFile(
  deps: Pick<Deps, "db" | "store">,
  name: string,
): Promise<string> {
  const source = await pictureFile(deps, name);
  const made = path.join(path.dirname(source), LINK_FILE);
  await inTurn(async () => {
    if (
      await access(made).then(
        () => true,
        () => false,
      )
    )
      return;
    const stage = await deps.store.stage();
    try {
      await makeLinkPicture(source, stage, LINK_FILE);
      await rename(path.join(stage, LINK_FILE), made);
    } finally {
      await deps.store.discard(stage);
    }
  });
  return made;
}

/** A copy of a picture file that anyone may see; the same bytes are kept once. */
export async function publishPicture(
  deps: Pick<Deps, "store" | "now">,
  db: Queries,
  source: string,
): Promise<BlogPictureRow> {
  const stage = await deps.store.stage();
  const key = deps.store.newKey();
  try {
    const made = await inTurn(() => makePublic(source, stage, FILE));
    const digest = createHash("sha256").update(await readFile(path.join(stage, FILE)));
    const name = `${digest.digest("hex").slice(0, 32)}.webp`;
    await deps.store.adopt(stage, key);
    const { width, height, bytes } = made;
    const id = newId(ID_PREFIXES.picture);
    const [row] = await db
      .insert(blogPictures)
      .values({ id, name, key, width, height, bytes, createdAt: deps.now() })
      // Asked for again, it is as new: what nothing shows is removed after a while.
      .onConflictDoUpdate({ target: blogPictures.name, set: { createdAt: deps.now() } })
      .returning();
    if (!row) throw new Error("a picture was not written");
    if (row.key !== key) await deps.store.remove(key);
    return row;
  } catch (error) {
    await deps.store.discard(stage);
    await deps.store.remove(key);
    throw error;
  }
}

/**
 * The public copy of what an administrator chose: one of their own pictures as their plan gives it,
 * a sample, or a copy that was made before. Throws invalid_request on `field`.
 */
export async function chosenPicture(
  ctx: Pick<SignedCtx, "db" | "now" | "store" | "samples" | "caller">,
  id: string,
  field: string,
): Promise<BlogPictureRow> {
  const [known] = await ctx.db.select().from(blogPictures).where(eq(blogPictures.id, id));
  if (known) return known;
  const source = await sourceOf(ctx, id);
  if (!source) throw new ApiError("invalid_request", { fields: { [field]: "asset_unknown" } });
  return publishPicture(ctx, ctx.db, source);
}

async function sourceOf(
  ctx: Pick<SignedCtx, "db" | "store" | "samples" | "caller">,
  id: string,
): Promise<string | null> {
  const sample = ctx.samples.get(id);
  if (sample) return ctx.samples.path(sample);
  const own = and(
    eq(assets.id, id),
    eq(assets.userId, ctx.caller.userId),
    eq(assets.kind, "image"),
  );
  const [row] = await ctx.db.select().from(assets).where(own);
  return row ? ctx.store.file(row.key, servedForm(row, ctx.caller.plan).main.file) : null;
}

/** Which of these folders belong to the blog. */
export async function knownPictureKeys(db: Queries, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: blogPictures.key })
    .from(blogPictures)
    .where(inArray(blogPictures.key, keys));
  return rows.map(({ key }) => key);
}

/** Forgets pictures from before that no post and no author shows; their folders are swept. */
export async function forgetUnshown(db: Queries, before: Date): Promise<void> {
  await db.delete(blogPictures).where(
    and(
      sql`${blogPictures.createdAt} < ${before}`,
      sql`not exists (select 1 from ${blogAuthors} where ${blogAuthors.photoId} = ${blogPictures.id})`,
      sql`not exists (select 1 from ${posts} where ${posts.coverId} = ${blogPictures.id}
        or strpos(${posts.bodyMarkdown}, ${blogPictures.name}) > 0)`,
    ),
  );
}
