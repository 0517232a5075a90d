import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import { type Api, unwrap } from "#src/lib/api/api.ts";
import type { Comment, Post } from "#wire/blog.ts";
import type { NewsletterLinkStanding } from "#wire/newsletter.ts";
import type { NewsletterLinkKind } from "#wire/pages.ts";
import type { Language } from "#wire/values.ts";
import type { BlogFilter } from "./blog-address.ts";

type Asked = { signal: AbortSignal };

/** A page of posts in one language. */
export const postsQuery = (api: Api, language: Language, filter: BlogFilter) => ({
  queryKey: ["posts", language, filter] as const,
  queryFn: async ({ signal }: Asked) =>
    unwrap(
      await api.call("GET", "/api/blog/posts", {
        anonymous: true,
        query: { ...filter, language },
        signal,
      }),
    ),
});

/** A post, in the language asked for where it has been translated; null where there is none. */
export const postQuery = (api: Api, language: Language, slug: string) => ({
  queryKey: ["post", language, slug] as const,
  queryFn: async ({ signal }: Asked): Promise<Post | null> => {
    const answer = await api.call("GET", "/api/blog/posts/:slug", {
      anonymous: true,
      params: { slug },
      query: { language },
      signal,
    });
    return !answer.ok && answer.code === "not_found" ? null : unwrap(answer);
  },
});

export const categoriesQuery = (api: Api) => ({
  queryKey: ["blog", "categories"] as const,
  queryFn: async ({ signal }: Asked) =>
    unwrap(await api.call("GET", "/api/blog/categories", { anonymous: true, signal })).items,
});
export const tagsQuery = (api: Api) => ({
  queryKey: ["blog", "tags"] as const,
  queryFn: async ({ signal }: Asked) =>
    unwrap(await api.call("GET", "/api/blog/tags", { anonymous: true, signal })).items,
});
export const authorsQuery = (api: Api) => ({
  queryKey: ["blog", "authors"] as const,
  queryFn: async ({ signal }: Asked) =>
    unwrap(await api.call("GET", "/api/blog/authors", { anonymous: true, signal })).items,
});
/** How a mailed link of the newsletter stands; what it was refused for is an answer too. */
export const linkQuery = (api: Api, kind: NewsletterLinkKind, token: string) => ({
  queryKey: ["newsletter", kind, token] as const,
  queryFn: async ({ signal }: Asked): Promise<Outcome<NewsletterLinkStanding>> => {
    const answer = await api.call("GET", "/api/newsletter/link", {
      anonymous: true,
      query: { kind, token },
      signal,
    });
    return answer.ok || ["code_expired", "code_invalid"].includes(answer.code)
      ? answer
      : accepted(unwrap(answer));
  },
});
/** A post's comments; whoever is signed in also sees their own that wait. */
export const commentsQuery = (api: Api, slug: string, reader: string | null) => ({
  queryKey: ["comments", slug, reader] as const,
  queryFn: async ({ signal }: Asked): Promise<readonly Comment[]> =>
    unwrap(
      await api.call("GET", "/api/blog/posts/:slug/comments", {
        anonymous: reader === null,
        params: { slug },
        signal,
      }),
    ).items,
});
