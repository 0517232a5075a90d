import * as v from "valibot";
import { BilingualText, countQuery, Id, Instant, itemsOf, text } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { COMMENT_STATUSES, LANGUAGES } from "./values.ts";

const page = v.optional(countQuery(1, 99_999), "1");
export const Author = v.object({
  id: Id,
  name: v.string(),
  bio: v.nullable(v.string()),
  photo_url: v.nullable(v.string()),
});
export const Category = v.object({ id: Id, name: BilingualText, slug: v.string() });
export const Tag = v.object({ id: Id, name: v.string(), slug: v.string() });
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
export const Post = v.object({ ...PostCard, html: v.string(), related: v.array(PostSummary) });
export const PostsQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  category: v.optional(v.string()),
  tag: v.optional(v.string()),
  author: v.optional(v.string()),
  sort: v.optional(v.picklist(["newest", "oldest"]), "newest"),
  page,
  language: v.optional(v.picklist(LANGUAGES)),
});
export const PostPage = v.object({
  items: v.array(PostSummary),
  page: v.number(),
  pages: v.number(),
  total: v.number(),
});
export const CategoryList = itemsOf(Category);
export const TagList = itemsOf(Tag);
export const AuthorList = itemsOf(Author);
export const Comment = v.object({
  id: Id,
  text: v.string(),
  author_name: v.string(),
  status: v.picklist(COMMENT_STATUSES),
  created_at: Instant,
});
export const CommentList = itemsOf(Comment);
export const CommentBody = v.object({
  text: v.pipe(text(LIMITS.commentMaxChars), v.minLength(1, "required")),
});
