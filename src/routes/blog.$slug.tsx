import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound, redirect, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { askAhead } from "#src/lib/api/ask-ahead.ts";
import { currentLanguage, needTexts } from "#src/lib/text/i18n.ts";
import { BlogMissing } from "#src/pages/blog/blog-missing.tsx";
import { commentsQuery, postQuery } from "#src/pages/blog/blog-queries.ts";
import { postHead } from "#src/pages/blog/post/post-head.ts";
import { PostPage } from "#src/pages/blog/post/post-page.tsx";
import { PublicPage } from "#src/pages/shell/public-page.tsx";
import { BLOG } from "#wire/pages.ts";

export const Route = createFileRoute("/blog/$slug")({
  // What it asks is of no use to any other page.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
  staticData: { title: msg({ id: "blog.page_post", message: "Bài trên blog" }) },
  loader: async ({ context: { app }, params: { slug } }) => {
    await needTexts("site", "blog");
    const post = await askAhead(app, postQuery(app.api, currentLanguage(), slug));
    // A page sent whole has its comments; a browser asks as whoever is signed in.
    if (post && post.slug === slug) await askAhead(app, commentsQuery(app.api, slug, null));
    if (post === null) throw notFound();
    if (post === undefined) return {};
    // Its language or a newer title gave it another address.
    if (post.slug !== slug)
      throw redirect({ to: "/blog/$slug", params: { slug: post.slug }, search: true });
    return { head: postHead(post) };
  },
  notFoundComponent: Missing,
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  const navigate = useNavigate({ from: "/blog/$slug" });
  const move = useCallback(
    (found: string) =>
      void navigate({
        to: "/blog/$slug",
        params: { slug: found },
        search: true,
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <PublicPage path={BLOG.home}>
      <PostPage key={slug} slug={slug} onMoved={move} />
    </PublicPage>
  );
}

function Missing() {
  return (
    <PublicPage path={BLOG.home}>
      <BlogMissing what="post" />
    </PublicPage>
  );
}
