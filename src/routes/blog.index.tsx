import { msg } from "@lingui/core/macro";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { only } from "#src/lib/address/search-params.ts";
import { askBlog } from "#src/pages/blog/ask-blog.ts";
import { type BlogFilter, readFilter } from "#src/pages/blog/blog-address.ts";
import { BlogPage } from "#src/pages/blog/blog-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { BLOG } from "#wire/pages.ts";

export const Route = createFileRoute("/blog/")({
  // What it asks is of no use to any other page.
  codeSplitGroupings: [["loader", "component"]],
  staticData: { title: msg({ id: "nav.blog", message: "Blog" }) },
  validateSearch: only((search: Record<string, unknown>): BlogFilter => readFilter(search)),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => askBlog(context.app, {}, deps),
  component: Page,
});

function Page() {
  const filter: BlogFilter = Route.useSearch();
  const navigate = useNavigate({ from: "/blog/" });
  return (
    <PublicPage path={BLOG.home}>
      <BlogPage
        place={{}}
        filter={filter}
        onFilter={(next) =>
          // What one types is one place in the browser's history, not one a letter.
          void navigate({ to: ".", search: next, replace: next.q !== filter.q, resetScroll: false })
        }
      />
    </PublicPage>
  );
}
