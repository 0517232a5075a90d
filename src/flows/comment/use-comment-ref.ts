import { useRouterState } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { commentMachine } from "#machines/comment/comment.machine.ts";
import { findComment, sendComment } from "#src/actors/comment.ts";
import { askToSignIn, useApp, useIsSignedIn } from "#src/lib/app.tsx";
import { readTabJson, removeFromTab, writeToTab } from "#src/lib/browser/storage.ts";
import type { Comment } from "#wire/blog.ts";

export type CommentRef = ActorRefFrom<typeof commentMachine>;

/** Where a sign-in comes back to. */
export const COMMENTS = "comments";

const textOf = (kept: unknown): string => (typeof kept === "string" ? kept : "");

/** The actor that writes a comment on a post, with its real effects. */
export function useCommentRef(slug: string, onArrived: (comment: Comment) => void): CommentRef {
  const app = useApp();
  const isSignedIn = useIsSignedIn();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const draft = `draft:comment:${slug}`;
  const flow = useActorRef(
    commentMachine.provide({
      actors: { sendComment: sendComment(app), findComment: findComment(app) },
      actions: {
        keepText: ({ context }) => writeToTab(draft, JSON.stringify(context.text)),
        dropText: () => removeFromTab(draft),
        askToSignIn: () => askToSignIn(app, `${path}#${COMMENTS}`),
        showComment: (_, { comment }) => onArrived(comment),
      },
    }),
    { input: { slug, text: textOf(readTabJson(draft)), isSignedIn } },
  );
  useEffect(() => flow.send({ type: "session.changed", isSignedIn }), [flow, isSignedIn]);
  return flow;
}
