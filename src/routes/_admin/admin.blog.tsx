import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { countIn, known, oneOf, only, textIn } from "#src/lib/address/search-params.ts";
import { AdminBlog } from "#src/pages/admin/blog/blog.tsx";
import { type AdminPostsFilter, DESK_TABS, type DeskTab } from "#src/pages/admin/filters.ts";
import { LANGUAGES, POST_STATUSES } from "#wire/values.ts";

interface Search extends AdminPostsFilter {
  tab?: DeskTab;
  /** The post that is open, or "new". */
  post?: string;
}
export const Route = createFileRoute("/_admin/admin/blog")({
  staticData: { title: msg({ id: "title.admin_blog", message: "Quản trị blog" }) },
  validateSearch: only(
    (search: Record<string, unknown>): Search =>
      known<Search>({
        tab: oneOf(search, "tab", DESK_TABS),
        post: textIn(search, "post"),
        status: oneOf(search, "status", POST_STATUSES),
        language: oneOf(search, "language", LANGUAGES),
        q: textIn(search, "q"),
        offset: countIn(search, "offset"),
      }),
  ),
  component: Page,
});

function Page() {
  const { tab = "posts", post, ...filter } = Route.useSearch();
  const navigate = useNavigate({ from: "/admin/blog" });
  return (
    <AdminBlog
      tab={tab}
      post={post}
      filter={filter}
      onTab={(next) => void navigate({ to: ".", search: next === "posts" ? {} : { tab: next } })}
      onOpen={(id) => void navigate({ to: ".", search: { post: id }, replace: true })}
      onFilter={(next) => void navigate({ to: ".", search: next, replace: next.q !== filter.q })}
    />
  );
}
