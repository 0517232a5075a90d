import { fromPromise } from "xstate";
import type { Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { AdminPost, PostBody } from "#wire/blog-desk.ts";

/** A post as its desk opens it. */
export const loadPost = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<AdminPost>, { id: string }>(({ input: { id }, signal }) =>
    api.call("GET", "/api/admin/blog/posts/:id", { params: { id }, signal }),
  );

/** Keeps a post; without an id it is a new one. It goes on when the page is left. */
export const savePost = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<AdminPost>, { id: string | null; body: PostBody }>(
    ({ input: { id, body } }) =>
      id === null
        ? api.call("POST", "/api/admin/blog/posts", { body })
        : api.call("PUT", "/api/admin/blog/posts/:id", { params: { id }, body }),
  );
