import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PostHeading } from "#wire/blog.ts";
import type { BilingualText } from "#wire/common.ts";
import type { CommentStatus, Language, PostStatus } from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";
import { users } from "./schema.ts";

/** Pictures of the blog that anyone may see, one row for the same bytes however often they came. */
export const blogPictures = pgTable("blog_pictures", {
  id: text("id").primaryKey(),
  /** Digest of its bytes and its ending: what it is served by, for as long as browsers like. */
  name: text("name").notNull().unique(),
  /** Folder of its file, and of its form for link previews once that was asked for. */
  key: text("key").notNull().unique(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: integer("bytes").notNull(),
  createdAt: createdAt(),
});
const picture = (name: string) =>
  text(name).references(() => blogPictures.id, { onDelete: "set null" });

export const blogCategories = pgTable("blog_categories", {
  id: text("id").primaryKey(),
  name: jsonb("name").$type<BilingualText>().notNull(),
  slug: text("slug").notNull().unique(),
  createdAt: createdAt(),
});

export const blogTags = pgTable("blog_tags", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  createdAt: createdAt(),
});

export const blogAuthors = pgTable("blog_authors", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  bio: text("bio"),
  photoId: picture("photo_id"),
  createdAt: createdAt(),
});

/** One post in one language. `html`, `headings` and the rest that is read come of `bodyMarkdown`. */
export const posts = pgTable(
  "posts",
  {
    id: text("id").primaryKey(),
    /** Posts that say the same in different languages share it: the id of the first of them. */
    groupId: text("group_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    bodyMarkdown: text("body_markdown").notNull(),
    html: text("html").notNull(),
    headings: jsonb("headings").$type<PostHeading[]>().notNull(),
    readMinutes: integer("read_minutes").notNull(),
    titleFolded: text("title_folded").notNull(),
    /** Title, excerpt and text without marks. */
    searchFolded: text("search_folded").notNull(),
    categoryId: text("category_id")
      .notNull()
      .references(() => blogCategories.id),
    authorId: text("author_id")
      .notNull()
      .references(() => blogAuthors.id),
    coverId: picture("cover_id"),
    status: text("status").$type<PostStatus>().notNull(),
    /** Readers see it from then on, unless it is a draft. */
    publishedAt: instant("published_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("posts_translation").on(t.groupId, t.language),
    index("posts_newest").on(t.language, t.publishedAt, t.id),
    index("posts_category").on(t.categoryId),
    index("posts_author").on(t.authorId),
    check("posts_dated", sql`${t.status} = 'draft' or ${t.publishedAt} is not null`),
  ],
);

export const postTags = pgTable(
  "post_tags",
  {
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    tagId: text("tag_id")
      .notNull()
      .references(() => blogTags.id),
    /** In the order they were chosen. */
    place: integer("place").notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index("post_tags_tag").on(t.tagId)],
);

/** Slugs a post had before: they still lead to it, and no other post gets them. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    slug: text("slug").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [index("former_slugs_post").on(t.postId)],
);

/** What readers wrote under a post: plain text, seen by all once it is approved. */
export const comments = pgTable(
  "comments",
  {
    id: text("id").primaryKey(),
    postId: text("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    status: text("status").$type<CommentStatus>().notNull().default("pending"),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  (t) => [
    index("comments_post").on(t.postId, t.createdAt),
    index("comments_status").on(t.status, t.createdAt),
    index("comments_author").on(t.userId),
  ],
);

/** Posts that came with the product, by their files' name: none comes twice, also once deleted. */
export const seededPosts = pgTable("seeded_posts", {
  key: text("key").primaryKey(),
  createdAt: createdAt(),
});
