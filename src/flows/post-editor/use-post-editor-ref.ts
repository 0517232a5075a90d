import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { postEditorMachine } from "#machines/post-editor/post-editor.machine.ts";
import { keptDraft } from "#machines/post-editor/post-editor.rules.ts";
import { loadPost, savePost } from "#src/actors/post-editor.ts";
import { refreshBlog } from "#src/lib/api/blog-news.ts";
import { useApp } from "#src/lib/app.tsx";
import { readStoredJson, removeStored, writeStored } from "#src/lib/browser/storage.ts";

export type PostEditorRef = ActorRefFrom<typeof postEditorMachine>;

/** The actor of one post on the desk, with its real effects; `id` is null for a new one. */
export function usePostEditorRef(id: string | null, onSaved: (id: string) => void): PostEditorRef {
  const app = useApp();
  const nameOf = (post: string | null) => `draft:post:${post ?? "new"}`;
  return useActorRef(
    postEditorMachine.provide({
      actors: { loadPost: loadPost(app), savePost: savePost(app) },
      actions: {
        keepDraft: ({ context }) => writeStored(nameOf(context.id), JSON.stringify(context.draft)),
        // A new post has an id meanwhile.
        dropDraft: ({ context }) => {
          for (const post of [id, context.id]) removeStored(nameOf(post));
        },
        saySaved: (_, post) => {
          refreshBlog(app);
          // The machine knows it as saved once this step is over; before, leaving would ask.
          queueMicrotask(() => onSaved(post.id));
        },
      },
    }),
    { input: { id, kept: keptDraft(readStoredJson(nameOf(id))) } },
  );
}
