import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { askBlog } from "#src/pages/blog/ask-blog.ts";
import { type BlogFilter, readFilter } from "#src/pages/blog/blog-address.ts";
import { BlogMissing } from "#src/pages/blog/blog-missing.tsx";
import { BlogPage } from "#src/pages/blog/blog-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { BLOG } from "#wire/pages.ts";

export const Route = createFileRoute("/blog/category/$slug")({
  // What it asks is of no use to any other page.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
  staticData: { title: msg({ id: "blog.page_category", message: "Blog theo chuyên mục" }) },
  validateSearch: only(
    (search: Record<string, unknown>): BlogFilter => readFilter(search, { category: "" }),
  ),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => askBlog(context.app, { category: params.slug }, deps),
  notFoundComponent: Missing,
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  const filter: BlogFilter = Route.useSearch();
  const navigate = useNavigate({ from: "/blog/category/$slug" });
  return (
    <PublicPage path={BLOG.home}>
      <BlogPage
        place={{ category: slug }}
        filter={filter}
        onFilter={(next) =>
          void navigate({ to: ".", search: next, replace: next.q !== filter.q, resetScroll: false })
        }
      />
    </PublicPage>
  );
}

function Missing() {
  return (
    <PublicPage path={BLOG.home}>
      <BlogMissing what="category" />
    </PublicPage>
  );
}
