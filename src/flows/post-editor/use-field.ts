import { useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import type { PostDraft } from "#machines/post-editor/post-editor.rules.ts";
import { postProblem } from "./post-editor.messages.ts";
import type { PostEditorRef } from "./use-post-editor-ref.ts";

/** Wire names of the fields, as the server tells what is wrong with them. */
const WIRE: Readonly<Record<keyof PostDraft, string>> = {
  title: "title",
  slug: "slug",
  excerpt: "excerpt",
  markdown: "body_markdown",
  category: "category_id",
  author: "author_id",
  tags: "tag_ids",
  cover: "cover",
  language: "language",
  translationOf: "translation_of",
  status: "status",
  publishedAt: "published_at",
  basedOn: "updated_at",
};

/** What a post's fields share: what is wrong beside each, how it changes, when it is held. */
export function usePostFields(flow: PostEditorRef) {
  const { i18n } = useLingui();
  const snapshot = useSelector(flow, (state) => state);
  const { draft, saved, problems, refusal } = snapshot.context;
  return {
    draft,
    /** The slug that the post has; "" for a new one. */
    known: saved.slug,
    busy: snapshot.hasTag("busy"),
    change: (change: Partial<PostDraft>) => flow.send({ type: "field.change", change }),
    error: (field: keyof PostDraft): string | undefined => {
      const problem = problems[field];
      return problem === undefined
        ? refusal?.fields?.[WIRE[field]]
        : postProblem(i18n, field, problem);
    },
  };
}
