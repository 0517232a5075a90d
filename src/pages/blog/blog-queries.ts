import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Asked } from "#src/lib/api/answers.ts";
import { type Api, unwrap } from "#src/lib/api/api.ts";
import type { Author, Category, Comment, Post, PostPage, Tag } from "#wire/blog.ts";
import type { NewsletterLinkStanding } from "#wire/newsletter.ts";
import type { NewsletterLinkKind } from "#wire/pages.ts";
import type { Language } from "#wire/values.ts";
import type { BlogFilter } from "./blog-address.ts";

/** A page of posts in one language. */
export const postsQuery = (api: Api, language: Language, filter: BlogFilter): Asked<PostPage> => ({
  key: ["posts", language, filter],
  ask: async () =>
    unwrap(
      await api.call("GET", "/api/blog/posts", {
        anonymous: true,
        query: { ...filter, language },
      }),
    ),
});

/** A post, in the language asked for where it has been translated; null where there is none. */
export const postQuery = (api: Api, language: Language, slug: string): Asked<Post | null> => ({
  key: ["post", language, slug],
  ask: async () => {
    const answer = await api.call("GET", "/api/blog/posts/:slug", {
      anonymous: true,
      params: { slug },
      query: { language },
    });
    return !answer.ok && answer.code === "not_found" ? null : unwrap(answer);
  },
});

export const categoriesQuery = (api: Api): Asked<readonly Category[]> => ({
  key: ["blog", "categories"],
  ask: async () => unwrap(await api.call("GET", "/api/blog/categories", { anonymous: true })).items,
});
export const tagsQuery = (api: Api): Asked<readonly Tag[]> => ({
  key: ["blog", "tags"],
  ask: async () => unwrap(await api.call("GET", "/api/blog/tags", { anonymous: true })).items,
});
export const authorsQuery = (api: Api): Asked<readonly Author[]> => ({
  key: ["blog", "authors"],
  ask: async () => unwrap(await api.call("GET", "/api/blog/authors", { anonymous: true })).items,
});
/** How a mailed link of the newsletter stands; what it was refused for is an answer too. */
export const linkQuery = (
  api: Api,
  kind: NewsletterLinkKind,
  token: string,
): Asked<Outcome<NewsletterLinkStanding>> => ({
  key: ["newsletter", kind, token],
  ask: async () => {
    const answer = await api.call("GET", "/api/newsletter/link", {
      anonymous: true,
      query: { kind, token },
    });
    return answer.ok || ["code_expired", "code_invalid"].includes(answer.code)
      ? answer
      : accepted(unwrap(answer));
  },
});
/** A post's comments; whoever is signed in also sees their own that wait. */
export const commentsQuery = (
  api: Api,
  slug: string,
  reader: string | null,
): Asked<readonly Comment[]> => ({
  key: ["comments", slug, reader],
  ask: async () =>
    unwrap(
      await api.call("GET", "/api/blog/posts/:slug/comments", {
        anonymous: reader === null,
        params: { slug },
      }),
    ).items,
});
