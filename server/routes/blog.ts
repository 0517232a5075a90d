import type { Deps } from "#server/deps.ts";
import { listAuthors, listCategories, listTags } from "#server/domain/blog/catalogues.ts";
import { pictureFile } from "#server/domain/blog/pictures.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { sendStored } from "#server/http/send-file.ts";
import { addComment, listComments } from "#server/operations/blog/comments.ts";
import { listPosts, readPost } from "#server/operations/blog/posts.ts";

/** A picture's name is made of its bytes: under it there is never another. */
const KEPT = "public, max-age=31536000, immutable";

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
  app.get("/blog/pictures/:name", async (call) => {
    const file = await pictureFile(deps, call.req.param("name"));
    return sendStored(call.req.raw, file, { type: "image/webp", cache: KEPT });
  });
}
