import * as v from "valibot";
import { BilingualText, countQuery, Id, Instant, itemsOf, text } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { BLOG_SORTS, COMMENT_STATUSES, LANGUAGES } from "./values.ts";

const page = v.optional(countQuery(1, 99_999), "1");
export const Author = v.object({
  id: Id,
  name: v.string(),
  bio: v.nullable(v.string()),
  photo_url: v.nullable(v.string()),
});
export type Author = v.InferOutput<typeof Author>;
export const Category = v.object({ id: Id, name: BilingualText, slug: v.string() });
export type Category = v.InferOutput<typeof Category>;
export const Tag = v.object({ id: Id, name: v.string(), slug: v.string() });
export type Tag = v.InferOutput<typeof Tag>;
const PostCard = {
  id: Id,
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: Category,
  tags: v.array(Tag),
  author: Author,
  cover_url: v.nullable(v.string()),
  published_at: Instant,
  read_minutes: v.number(),
  language: v.picklist(LANGUAGES),
};
export const PostSummary = v.object(PostCard);
export type PostSummary = v.InferOutput<typeof PostSummary>;
/** A heading of a post: `id` is the anchor its HTML carries, `level` 2 or 3. */
export const PostHeading = v.object({ id: v.string(), text: v.string(), level: v.number() });
export type PostHeading = v.InferOutput<typeof PostHeading>;
/** `html` is made by the server from Markdown and is safe to show; headings carry their ids. */
export const Post = v.object({
  ...PostCard,
  html: v.string(),
  headings: v.array(PostHeading),
  updated_at: Instant,
  /** The same post in the other languages, published ones only. */
  translations: v.array(v.object({ language: v.picklist(LANGUAGES), slug: v.string() })),
  related: v.array(PostSummary),
});
export type Post = v.InferOutput<typeof Post>;
export const PostsQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Slugs of a category and of a tag, and an author's id. */
  category: v.optional(v.string()),
  tag: v.optional(v.string()),
  author: v.optional(v.string()),
  /** Without one: what fits best first where something is sought, else newest first. */
  sort: v.optional(v.picklist(BLOG_SORTS)),
  page,
  language: v.optional(v.picklist(LANGUAGES)),
});
/** A post's slug belongs to one language; asked in another one, its translation is answered. */
export const PostQuery = v.object({ language: v.optional(v.picklist(LANGUAGES)) });
export const PostPage = v.object({
  items: v.array(PostSummary),
  page: v.number(),
  pages: v.number(),
  total: v.number(),
});
export type PostPage = v.InferOutput<typeof PostPage>;
export const CategoryList = itemsOf(Category);
export const TagList = itemsOf(Tag);
export const AuthorList = itemsOf(Author);
export const Comment = v.object({
  id: Id,
  text: v.string(),
  author_name: v.string(),
  status: v.picklist(COMMENT_STATUSES),
  created_at: Instant,
  /** Whether whoever reads it wrote it, and may take it back. */
  is_own: v.boolean(),
});
export type Comment = v.InferOutput<typeof Comment>;
export const CommentList = itemsOf(Comment);
export const CommentBody = v.object({
  text: v.pipe(text(LIMITS.commentMaxChars), v.minLength(1, "required")),
});
