import type { Deps } from "#server/deps.ts";
import { listAuthors, listCategories, listTags } from "#server/domain/blog/catalogues.ts";
import { linkPictureFile, pictureFile } from "#server/domain/blog/pictures.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { sendStored } from "#server/http/send-file.ts";
import { addComment, deleteComment, listComments } from "#server/operations/blog/comments.ts";
import { listPosts, movedTo, readPost } from "#server/operations/blog/posts.ts";
import { BLOG } from "#wire/pages.ts";

/** A picture's name is made of its bytes: under it there is never another. */
const KEPT = "public, max-age=31536000, immutable";

/** The name a picture has in links to a page (wire/pages.ts, linkPictureOf). */
const LINK_NAME = /\.jpg$/;

/** What anyone reads of the blog, and what readers write under a post. */
export function blogRoutes(app: App, deps: Deps) {
  route(app, deps, "posts", (ctx, { query }) => listPosts(ctx, query));
  route(app, deps, "post", (ctx, { query, param }) =>
    readPost(ctx, { slug: param("slug"), language: query.language }),
  );
  route(app, deps, "categories", (ctx) => listCategories(ctx));
  route(app, deps, "tags", (ctx) => listTags(ctx));
  route(app, deps, "authors", (ctx) => listAuthors(ctx));
  route(app, deps, "comments", (ctx, { param }) => listComments(ctx, { slug: param("slug") }));
  route(app, deps, "comment", (ctx, { body, param }) =>
    addComment(ctx, { slug: param("slug"), text: body.text }),
  );
  route(app, deps, "deleteComment", (ctx, { param }) => deleteComment(ctx, { id: param("id") }));
  app.get("/blog/pictures/:name", async (call) => {
    const name = call.req.param("name");
    if (LINK_NAME.test(name)) {
      const file = await linkPictureFile(deps, name.replace(LINK_NAME, ".webp"));
      return sendStored(call.req.raw, file, { type: "image/jpeg", cache: KEPT });
    }
    const file = await pictureFile(deps, name);
    return sendStored(call.req.raw, file, { type: "image/webp", cache: KEPT });
  });
  // A slug that a post left leads to it for good; what its language asks for is the page's own.
  app.get("/blog/:slug", async (call, next) => {
    const slug = await movedTo(deps, call.req.param("slug"));
    if (slug === null) return next();
    return call.redirect(BLOG.post(slug) + new URL(call.req.url).search, 301);
  });
}
