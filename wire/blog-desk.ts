import * as v from "valibot";
import { ADMIN_PAGE, adminListOf, Owner } from "./admin-list.ts";
import { Comment, Post, PostHeading, PostSummary } from "./blog.ts";
import { Id, Instant, text } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { Slug } from "./slugs.ts";
import { COMMENT_STATUSES, LANGUAGES, POST_STATUSES } from "./values.ts";

const markdown = v.pipe(v.string(), v.maxLength(LIMITS.postMarkdownChars, "too_long"));
export const PostBody = v.object({
  title: v.pipe(text(LIMITS.postTitleChars), v.minLength(1, "required")),
  /** Without one: of the title in a new post, else the one it has. */
  slug: v.optional(Slug),
  excerpt: text(LIMITS.postExcerptChars),
  body_markdown: markdown,
  category_id: Id,
  tag_ids: v.pipe(v.array(Id), v.maxLength(LIMITS.postTags)),
  author_id: Id,
  /**
   * A picture of the administrator's own, a sample, or a copy made before (`pic_`); null takes the
   * cover away, and without it the cover stays.
   */
  cover: v.optional(v.nullable(Id)),
  language: v.picklist(LANGUAGES),
  translation_of: v.optional(v.nullable(Id)),
  status: v.picklist(POST_STATUSES),
  /** Asked for when it is scheduled; a published post without one is published now. */
  published_at: v.optional(Instant),
  /** Of the post as the writer read it: refused with conflict where somebody changed it since. */
  updated_at: v.optional(Instant),
});
export type PostBody = v.InferInput<typeof PostBody>;
const desk = {
  status: v.picklist(POST_STATUSES),
  published_at: v.nullable(Instant),
  translation_of: v.nullable(Id),
  created_at: Instant,
  updated_at: Instant,
};
/** A post in the desk's list: drafts too. */
export const AdminPostRow = v.object({ ...PostSummary.entries, ...desk });
export type AdminPostRow = v.InferOutput<typeof AdminPostRow>;
export const AdminPostList = adminListOf(AdminPostRow);
/** A post as its desk opens it: what readers get, and what was typed. */
export const AdminPost = v.object({
  ...Post.entries,
  ...desk,
  body_markdown: v.string(),
  /** The cover's public copy. */
  cover: v.nullable(Id),
  /** Slugs it had before, which lead to it. */
  former_slugs: v.array(v.string()),
});
export type AdminPost = v.InferOutput<typeof AdminPost>;
export const AdminPostsQuery = v.object({
  ...ADMIN_PAGE,
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  status: v.optional(v.picklist(POST_STATUSES)),
  language: v.optional(v.picklist(LANGUAGES)),
});
/** What Markdown becomes, before it is kept. */
export const PreviewBody = v.object({ body_markdown: markdown });
export const PreviewAnswer = v.object({
  html: v.string(),
  headings: v.array(PostHeading),
  read_minutes: v.number(),
});
/** Makes a copy of one's own picture that anyone may see, for the text of a post. */
export const PostPictureBody = v.object({ asset: Id });
export const PostPicture = v.object({
  id: Id,
  url: v.string(),
  width: v.number(),
  height: v.number(),
});
export const CategoryBody = v.object({
  name: v.object(
    v.entriesFromList(
      LANGUAGES,
      v.pipe(text(LIMITS.categoryNameChars), v.minLength(1, "required")),
    ),
  ),
  slug: v.optional(Slug),
});
export const AuthorBody = v.object({
  name: v.pipe(text(LIMITS.authorNameChars), v.minLength(1, "required")),
  bio: v.optional(text(LIMITS.authorBioChars)),
  photo: v.optional(v.nullable(Id)),
});
export const TagBody = v.object({
  name: v.pipe(text(LIMITS.tagNameChars), v.minLength(1, "required")),
  slug: v.optional(Slug),
});
export const AdminComment = v.object({
  ...Comment.entries,
  owner: v.nullable(Owner),
  post: v.object({ id: Id, slug: v.string(), title: v.string() }),
  decided_at: v.nullable(Instant),
});
export type AdminComment = v.InferOutput<typeof AdminComment>;
export const AdminCommentList = adminListOf(AdminComment);
export const AdminCommentsQuery = v.object({
  ...ADMIN_PAGE,
  status: v.optional(v.picklist(COMMENT_STATUSES)),
});
export const ModerateCommentBody = v.object({ status: v.picklist(["approved", "rejected"]) });
