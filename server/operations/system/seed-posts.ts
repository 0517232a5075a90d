import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import {
  blogAuthors,
  blogCategories,
  blogTags,
  posts,
  seededPosts,
} from "#server/db/schema-blog.ts";
import type { Deps } from "#server/deps.ts";
import { parsePostFile } from "#server/domain/blog/front-matter.ts";
import { publishPicture } from "#server/domain/blog/pictures.ts";
import { PICTURES } from "#server/domain/blog/safe-html.ts";
import { contentOf, freePostSlug, lockBlog, setTags } from "#server/domain/blog/write.ts";
import { insideOf } from "#server/security/paths.ts";
import { BilingualText } from "#wire/common.ts";
import { slugOf } from "#wire/slugs.ts";
import { ID_PREFIXES, LANGUAGES, type Language } from "#wire/values.ts";

const Categories = v.array(v.object({ slug: v.string(), name: BilingualText }));
const Authors = v.array(v.object({ name: v.string(), bio: v.string() }));

/** What lies beside the posts: who writes them, and what they are sorted by. */
interface Catalogue {
  folder: string;
  categories: v.InferOutput<typeof Categories>;
  authors: v.InferOutput<typeof Authors>;
}

/**
 * Writes the posts that come with the product, once: a key that was ever written is not written
 * again, so that what was edited or deleted stays so. One that can't be read is named in the log
 * and left for the next start.
 */
export async function seedPosts(deps: Deps, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const keys = keysOf(await readdir(folder));
  if (keys.size === 0) return;
  const catalogue = {
    folder,
    categories: await readList(folder, "categories.json", Categories),
    authors: await readList(folder, "authors.json", Authors),
  };
  for (const [key, languages] of keys) {
    await deps.db
      .transaction((tx) => seed(deps, tx, catalogue, { key, languages }))
      .catch((error) => deps.log.warn({ err: error, post: key }, "a post was not written"));
  }
}

/** Key → its languages, by the files' names: <key>.<language>.md */
function keysOf(names: readonly string[]): Map<string, Language[]> {
  const keys = new Map<string, Language[]>();
  for (const name of names.toSorted()) {
    const [, key = "", ending] = /^([a-z0-9-]+)\.(\w+)\.md$/.exec(name) ?? [];
    const language = LANGUAGES.find((one) => one === ending);
    if (language) keys.set(key, [...(keys.get(key) ?? []), language]);
  }
  return keys;
}

async function readList<S extends v.GenericSchema>(folder: string, name: string, schema: S) {
  return v.parse(schema, JSON.parse(await readFile(path.join(folder, name), "utf8")));
}

async function seed(
  deps: Deps,
  tx: Transaction,
  catalogue: Catalogue,
  { key, languages }: { key: string; languages: readonly Language[] },
): Promise<void> {
  await lockBlog(tx);
  const [fresh] = await tx
    .insert(seededPosts)
    .values({ key, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return;
  let groupId: string | undefined;
  for (const language of languages) {
    const file = path.join(catalogue.folder, `${key}.${language}.md`);
    const id = newId(ID_PREFIXES.post);
    groupId ??= id;
    await writeFile(deps, tx, catalogue, { file, id, groupId, language });
  }
}

async function writeFile(
  deps: Deps,
  tx: Transaction,
  catalogue: Catalogue,
  post: { file: string; id: string; groupId: string; language: Language },
): Promise<void> {
  const { file, id, groupId, language } = post;
  const { head, body } = parsePostFile(await readFile(file, "utf8"));
  const told = (name: string): string => {
    const value = head.get(name);
    if (!value) throw new Error(`${path.basename(file)} says no ${name}`);
    return value;
  };
  const pictureOf = async (name: string) => {
    const source = insideOf(path.join(catalogue.folder, "pictures"), `/${name}`);
    if (!source) throw new Error(`${path.basename(file)} names a picture elsewhere: ${name}`);
    return publishPicture(deps, tx, source);
  };
  const cover = head.get("cover");
  const markdown = await withPictures(body, async (name) => (await pictureOf(name)).name);
  const [title, excerpt] = [told("title"), told("excerpt")];
  const publishedAt = new Date(`${told("published_at")}T00:00:00Z`);
  await tx.insert(posts).values({
    ...(await contentOf(deps, tx, { title, excerpt, body_markdown: markdown })),
    id,
    groupId,
    language,
    slug: await freePostSlug(tx, told("slug"), id),
    categoryId: await categoryOf(deps, tx, catalogue, told("category")),
    authorId: await authorOf(deps, tx, catalogue, told("author")),
    coverId: cover ? (await pictureOf(cover)).id : null,
    status: "published",
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  });
  const tags = (head.get("tags") ?? "").split(",").map((tag) => tag.trim());
  const tagIds: string[] = [];
  for (const name of tags.filter(Boolean)) tagIds.push(await tagOf(deps, tx, name));
  await setTags(tx, id, tagIds);
}

/** Pictures that lie beside the posts by the addresses they are served by. */
async function withPictures(
  markdown: string,
  nameOf: (name: string) => Promise<string>,
): Promise<string> {
  const parts = markdown.split(/(!\[[^\]]*\]\()([\w-]+\.webp)(?=[)\s])/);
  for (let n = 2; n < parts.length; n += 3) parts[n] = PICTURES + (await nameOf(parts[n] ?? ""));
  return parts.join("");
}

async function categoryOf(deps: Deps, tx: Transaction, { categories }: Catalogue, slug: string) {
  const [known] = await tx.select().from(blogCategories).where(eq(blogCategories.slug, slug));
  if (known) return known.id;
  const listed = categories.find((one) => one.slug === slug);
  if (!listed) throw new Error(`categories.json has no ${slug}`);
  const id = newId(ID_PREFIXES.category);
  await tx.insert(blogCategories).values({ id, slug, name: listed.name, createdAt: deps.now() });
  return id;
}

async function authorOf(deps: Deps, tx: Transaction, { authors }: Catalogue, name: string) {
  const [known] = await tx.select().from(blogAuthors).where(eq(blogAuthors.name, name));
  if (known) return known.id;
  const id = newId(ID_PREFIXES.author);
  const bio = authors.find((one) => one.name === name)?.bio ?? null;
  await tx.insert(blogAuthors).values({ id, name, bio, createdAt: deps.now() });
  return id;
}

async function tagOf(deps: Deps, tx: Transaction, name: string) {
  const slug = slugOf(name) || "nhan";
  const [known] = await tx.select().from(blogTags).where(eq(blogTags.slug, slug));
  if (known) return known.id;
  const id = newId(ID_PREFIXES.tag);
  await tx.insert(blogTags).values({ id, name, slug, createdAt: deps.now() });
  return id;
}
