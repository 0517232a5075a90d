import type { LoadedHead } from "#src/lib/loaded-head.ts";
import type { Post } from "#wire/blog.ts";
import { BLOG, linkPictureOf } from "#wire/pages.ts";

/** What search engines and link previews read of a post. */
export const postHead = (post: Post): LoadedHead => ({
  title: post.title,
  description: post.excerpt,
  path: BLOG.post(post.slug),
  alternates: [
    { language: post.language, path: BLOG.post(post.slug) },
    ...post.translations
      .filter(({ language }) => language !== post.language)
      .map(({ language, slug }) => ({ language, path: BLOG.post(slug) })),
  ],
  type: "article",
  image: post.cover_url && linkPictureOf(post.cover_url),
  language: post.language,
  article: {
    publishedAt: post.published_at,
    modifiedAt: post.updated_at,
    author: post.author.name,
  },
});
