import { asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { AuthorRow, BlogPictureRow, CategoryRow, PostRow, TagRow } from "#server/db/rows.ts";
import {
  blogAuthors,
  blogCategories,
  blogPictures,
  blogTags,
  posts,
  postTags,
} from "#server/db/schema-blog.ts";
import type { Deps } from "#server/deps.ts";
import type { Author, Category, PostSummary, Tag } from "#wire/blog.ts";
import { pictureUrl } from "./pictures.ts";

const { bodyMarkdown, html, headings, searchFolded, ...short } = getTableColumns(posts);
/** What a list reads of a post: not its text. */
export const CARD = short;
export type CardRow = Pick<PostRow, keyof typeof CARD>;

export const presentCategory = ({ id, name, slug }: CategoryRow): Category => ({ id, name, slug });
export const presentTag = ({ id, name, slug }: TagRow): Tag => ({ id, name, slug });
export const presentAuthor = (
  deps: Pick<Deps, "config">,
  { id, name, bio }: AuthorRow,
  photo: BlogPictureRow | null,
): Author => ({ id, name, bio, photo_url: photo && pictureUrl(deps, photo) });

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));
/** The values that are there, or one that no id is: a list must not be empty. */
const some = (ids: readonly (string | null)[]): string[] => {
  const found = ids.filter((id) => id !== null);
  return found.length > 0 ? [...new Set(found)] : [""];
};

/** Posts as lists show them, in the order they were given; drafts have no date. */
export async function presentCards(
  deps: Pick<Deps, "config">,
  db: Queries,
  rows: readonly CardRow[],
): Promise<(Omit<PostSummary, "published_at"> & { published_at: string | null })[]> {
  const categories = await db
    .select()
    .from(blogCategories)
    .where(inArray(blogCategories.id, some(rows.map((row) => row.categoryId))));
  const authors = await db
    .select()
    .from(blogAuthors)
    .where(inArray(blogAuthors.id, some(rows.map((row) => row.authorId))));
  const shown = [...rows.map((row) => row.coverId), ...authors.map((row) => row.photoId)];
  const pictures = byId(
    await db
      .select()
      .from(blogPictures)
      .where(inArray(blogPictures.id, some(shown))),
  );
  const tags = await db
    .select({ postId: postTags.postId, tag: blogTags })
    .from(postTags)
    .innerJoin(blogTags, eq(blogTags.id, postTags.tagId))
    .where(inArray(postTags.postId, some(rows.map((row) => row.id))))
    .orderBy(asc(postTags.place));
  const [categoryOf, authorOf] = [byId(categories), byId(authors)];
  return rows.map((row) => {
    const category = categoryOf.get(row.categoryId);
    const author = authorOf.get(row.authorId);
    if (!category || !author) throw new Error(`post ${row.id} has lost its category or author`);
    const cover = pictures.get(row.coverId ?? "");
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt,
      category: presentCategory(category),
      tags: tags.filter(({ postId }) => postId === row.id).map(({ tag }) => presentTag(tag)),
      author: presentAuthor(deps, author, pictures.get(author.photoId ?? "") ?? null),
      cover_url: cover ? pictureUrl(deps, cover) : null,
      published_at: row.publishedAt?.toISOString() ?? null,
      read_minutes: row.readMinutes,
      language: row.language,
    };
  });
}

/** The same for posts that readers see, which have a date. */
export async function presentPublished(
  deps: Pick<Deps, "config" | "db">,
  rows: readonly CardRow[],
): Promise<PostSummary[]> {
  const cards = await presentCards(deps, deps.db, rows);
  return cards.flatMap(({ published_at, ...card }) =>
    published_at === null ? [] : [{ ...card, published_at }],
  );
}
