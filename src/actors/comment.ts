import { fromPromise } from "xstate";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";
import type { Comment } from "#wire/blog.ts";
import { tidy } from "#wire/common.ts";

type Written = { slug: string; text: string };

/** Sends a comment; it goes on when the page is left. */
export const sendComment = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<Comment | null>, Written>(({ input: { slug, text } }) =>
    api.call("POST", "/api/blog/posts/:slug/comments", { params: { slug }, body: { text } }),
  );

/** The comment of these words that waits for approval; null when there is none. */
export const findComment = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<Comment | null>, Written>(async ({ input: { slug, text }, signal }) => {
    const answer = await api.call("GET", "/api/blog/posts/:slug/comments", {
      params: { slug },
      signal,
    });
    if (!answer.ok) return answer;
    const found = answer.value.items.findLast(
      (one) => one.status === "pending" && one.text === tidy(text),
    );
    return accepted(found ?? null);
  });
