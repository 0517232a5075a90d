import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { unwrap } from "#src/lib/api/api.ts";
import { useApp } from "#src/lib/app.tsx";
import type { AdminPostsFilter } from "#src/pages/admin/filters.ts";
import { LIMITS } from "#wire/limits.ts";
import type { Language } from "#wire/values.ts";

/** What the blog's desk asks of the server; a change drops all of it, as the rest of the area. */
export function useAdminPosts({ offset = 0, ...filter }: AdminPostsFilter) {
  const { api } = useApp();
  const query = { limit: LIMITS.adminPage, offset, ...filter };
  return useQuery({
    queryKey: ["admin", "posts", query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/blog/posts", { query, signal })),
  });
}
/** The newest posts of every other language, as originals of a translation. */
export function useOriginals(language: Language) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "originals", language],
    queryFn: async ({ signal }) => {
      const query = { limit: LIMITS.pageMax, offset: 0 };
      const { items } = unwrap(await api.call("GET", "/api/admin/blog/posts", { query, signal }));
      return items
        .filter((post) => post.language !== language)
        .map(({ id, title }) => ({ id, name: title }));
    },
  });
}
export function useCategories() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "categories"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/blog/categories", { signal })).items,
  });
}
export function useTags() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "tags"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/blog/tags", { signal })).items,
  });
}
export function useAuthors() {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "authors"],
    queryFn: async ({ signal }) =>
      unwrap(await api.call("GET", "/api/admin/blog/authors", { signal })).items,
  });
}
/** What Markdown becomes, as the server makes it; the last answer stays until the next. */
export function usePreview(markdown: string) {
  const { api } = useApp();
  return useQuery({
    queryKey: ["admin", "preview", markdown],
    placeholderData: keepPreviousData,
    enabled: markdown.trim() !== "",
    queryFn: async ({ signal }) =>
      unwrap(
        await api.call("POST", "/api/admin/blog/preview", {
          body: { body_markdown: markdown },
          signal,
        }),
      ),
  });
}
