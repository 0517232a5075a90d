import type { Deps } from "#server/deps.ts";
import { listAuthors, listCategories, listTags } from "#server/domain/blog/catalogues.ts";
import type { App } from "#server/http/call.ts";
import { route } from "#server/http/endpoint.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { createAuthor, deleteAuthor, replaceAuthor } from "#server/operations/blog-desk/authors.ts";
import {
  createCategory,
  deleteCategory,
  replaceCategory,
} from "#server/operations/blog-desk/categories.ts";
import { adminComments, decideComment } from "#server/operations/blog-desk/comments.ts";
import { createPicture } from "#server/operations/blog-desk/pictures.ts";
import { createPost, deletePost, replacePost } from "#server/operations/blog-desk/posts.ts";
import { adminPosts, previewPost, readPost } from "#server/operations/blog-desk/read.ts";
import {
  deleteSubscriber,
  exportSubscribers,
  listSubscribers,
} from "#server/operations/blog-desk/subscribers.ts";
import { createTag, deleteTag, replaceTag } from "#server/operations/blog-desk/tags.ts";

/** Writing the blog, deciding on its comments, and who reads the newsletter. */
export function blogDeskRoutes(app: App, deps: Deps) {
  route(app, deps, "adminPosts", (ctx, { query }) => adminPosts(ctx, query));
  route(app, deps, "adminPost", (ctx, { param }) => readPost(ctx, { id: param("id") }));
  route(app, deps, "createPost", (ctx, { body }) => createPost(ctx, body));
  route(app, deps, "putPost", (ctx, { body, param }) =>
    replacePost(ctx, { id: param("id"), body }),
  );
  route(app, deps, "deletePost", (ctx, { param }) => deletePost(ctx, { id: param("id") }));
  route(app, deps, "previewPost", (ctx, { body }) => previewPost(ctx, body));
  route(app, deps, "createPostPicture", (ctx, { body }) => createPicture(ctx, body));

  route(app, deps, "adminCategories", (ctx) => listCategories(ctx));
  route(app, deps, "createCategory", (ctx, { body }) => createCategory(ctx, body));
  route(app, deps, "putCategory", (ctx, { body, param }) =>
    replaceCategory(ctx, { id: param("id"), body }),
  );
  route(app, deps, "deleteCategory", (ctx, { param }) => deleteCategory(ctx, { id: param("id") }));

  route(app, deps, "adminAuthors", (ctx) => listAuthors(ctx));
  route(app, deps, "createAuthor", (ctx, { body }) => createAuthor(ctx, body));
  route(app, deps, "putAuthor", (ctx, { body, param }) =>
    replaceAuthor(ctx, { id: param("id"), body }),
  );
  route(app, deps, "deleteAuthor", (ctx, { param }) => deleteAuthor(ctx, { id: param("id") }));

  route(app, deps, "adminTags", (ctx) => listTags(ctx));
  route(app, deps, "createTag", (ctx, { body }) => createTag(ctx, body));
  route(app, deps, "putTag", (ctx, { body, param }) => replaceTag(ctx, { id: param("id"), body }));
  route(app, deps, "deleteTag", (ctx, { param }) => deleteTag(ctx, { id: param("id") }));

  route(app, deps, "adminComments", (ctx, { query }) => adminComments(ctx, query));
  route(app, deps, "patchComment", (ctx, { body, param }) =>
    decideComment(ctx, { id: param("id"), status: body.status }),
  );
  route(app, deps, "subscribers", (ctx, { query }) => listSubscribers(ctx, query));
  route(app, deps, "exportSubscribers", async (ctx) =>
    sendCsv(await exportSubscribers(ctx), "mau-studio-subscribers.csv"),
  );
  route(app, deps, "deleteSubscriber", (ctx, { param }) =>
    deleteSubscriber(ctx, { id: param("id") }),
  );
}
