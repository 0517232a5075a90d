import { assign, setup } from "xstate";
import type { AdminPost, PostBody } from "#wire/blog-desk.ts";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  ifAccepted,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusalOf,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  bodyOf,
  carriedOver,
  draftOf,
  EMPTY_POST,
  isSame,
  type PostDraft,
  type PostProblems,
  postProblems,
} from "./post-editor.rules.ts";

export interface PostEditorInput {
  /** Null for a post that is new. */
  id: string | null;
  /** Words kept in this browser that were never saved. */
  kept: PostDraft | null;
}
export interface PostEditorContext extends PostEditorInput {
  draft: PostDraft;
  /** What the server has, as it would be typed. */
  saved: PostDraft;
  /** What was sent last; a picture may come while it travels. */
  sent: PostDraft;
  problems: PostProblems;
  refusal: Refused | null;
}
export type PostEditorEvent =
  | { type: "load.retry" }
  | { type: "field.change"; change: Partial<PostDraft> }
  | { type: "kept.drop" }
  | { type: "mine.keep" }
  | { type: "post.save" };

/** Where what is typed may be sent from. */
const saving = [
  { guard: "isWhole", target: "#postEditor.saving" },
  { target: ".editing", actions: "takeProblems" },
] as const;

/** A picture that was being copied when the post was sent comes into it all the same. */
const more = { actions: [{ type: "takeMore", params: carried }, "keepDraft"] } as const;

/**
 * Promises: every word stays in this browser until the server has it, whatever fails; a post is
 * never made twice by a lost answer without a word of warning; what was kept from before is shown,
 * and can be thrown away for what the server has; nobody undoes what somebody else saved meanwhile
 * without having been shown it; what comes while a post is being saved is not lost.
 */
export const postEditorMachine = setup({
  types: typesOf<{
    context: PostEditorContext;
    input: PostEditorInput;
    events: PostEditorEvent;
    tags: "busy" | "desk";
  }>(),
  actors: {
    loadPost: notProvided<Outcome<AdminPost>, { id: string }>("loadPost"),
    savePost: notProvided<Outcome<AdminPost>, { id: string | null; body: PostBody }>("savePost"),
  },
  actions: {
    takePost: assign(({ context }, post: AdminPost) => {
      const saved = draftOf(post);
      return { saved, draft: context.kept ?? saved, refusal: null };
    }),
    takeSaved: assign(({ context: { draft, sent } }, post: AdminPost) => {
      const saved = draftOf(post);
      return { id: post.id, saved, kept: null, draft: carriedOver(draft, sent, saved) };
    }),
    takeTheirs: assign((_, post: AdminPost) => ({ saved: draftOf(post) })),
    /** These words are to stand in the place of what somebody else saved. */
    keepMine: assign(({ context: { draft, saved } }) => ({
      draft: { ...draft, basedOn: saved.basedOn },
    })),
    rememberSent: assign({ sent: ({ context }) => context.draft }),
    changeDraft: assign(({ context }, { change }: { change: Partial<PostDraft> }) => ({
      draft: { ...context.draft, ...change },
      problems: Object.fromEntries(
        Object.entries(context.problems).filter(([field]) => !(field in change)),
      ),
      refusal: null,
    })),
    /** What was refused stays said. */
    takeMore: assign(({ context }, { change }: { change: Partial<PostDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    dropKept: assign(({ context }) => ({
      draft: context.saved,
      kept: null,
      problems: {},
      refusal: null,
    })),
    takeProblems: assign({ problems: ({ context }) => postProblems(context.draft), refusal: null }),
    clearProblems: assign({ problems: {}, refusal: null }),
    takeRefusal: takeRefusal(),
    keepDraft: effectNotProvided("keepDraft"),
    dropDraft: effectNotProvided("dropDraft"),
    /** Lists are read anew; a new post has an address of its own from here on. */
    saySaved: effectNotProvided<AdminPost>("saySaved"),
  },
  guards: {
    isAccepted,
    isNew: ({ context }) => context.id === null,
    isWhole: ({ context }) => Object.keys(postProblems(context.draft)).length === 0,
    isChanged: ({ context }) => !isSame(context.draft, context.saved),
    /** Saved, while more came. */
    isBehind: ({ context: { draft, sent } }, answer: Outcome<unknown>) =>
      answer.ok && !isSame(draft, sent),
    isOutdated: ({ context }, answer: Outcome<unknown>) =>
      context.id !== null && !answer.ok && answer.code === "conflict",
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "postEditor",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    draft: input.kept ?? EMPTY_POST,
    saved: EMPTY_POST,
    sent: EMPTY_POST,
    problems: {},
    refusal: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isNew", target: "desk" }, { target: "loading" }] },
    loading: {
      invoke: {
        id: "loadPost",
        src: "loadPost",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: [
          {
            guard: ifAccepted,
            target: "desk",
            actions: { type: "takePost", params: acceptedValue },
          },
          refusedTo("loadFailed"),
        ],
        onError: unanswered("loadFailed"),
      },
      after: { answerTimeout: unanswered("loadFailed") },
    },
    loadFailed: { on: { "load.retry": "loading" } },
    desk: {
      tags: "desk",
      initial: "editing",
      on: {
        "field.change": {
          target: ".editing",
          actions: [{ type: "changeDraft", params: carried }, "keepDraft"],
        },
        "kept.drop": {
          guard: "isChanged",
          target: ".editing",
          actions: ["dropKept", "dropDraft"],
        },
        "post.save": saving,
      },
      states: {
        editing: {},
        saved: {},
        failed: { description: "Every word is still there." },
        unsure: { description: "No answer came: the post may have been kept, or made." },
        outdated: {
          description:
            "Somebody else saved it meanwhile: theirs is shown, every word is still there.",
          on: { "mine.keep": { target: "#postEditor.saving", actions: "keepMine" } },
        },
      },
    },
    saving: {
      tags: ["busy", "desk"],
      entry: ["clearProblems", "rememberSent"],
      on: { "field.change": more },
      invoke: {
        id: "savePost",
        src: "savePost",
        input: ({ context: { id, draft } }) => ({ id, body: bodyOf(draft) }),
        onDone: [
          {
            guard: { type: "isBehind", params: outcomeOf },
            target: "desk.editing",
            actions: [
              { type: "takeSaved", params: acceptedValue },
              "dropDraft",
              "keepDraft",
              { type: "saySaved", params: acceptedValue },
            ],
          },
          {
            guard: ifAccepted,
            target: "desk.saved",
            actions: [
              { type: "takeSaved", params: acceptedValue },
              "dropDraft",
              { type: "saySaved", params: acceptedValue },
            ],
          },
          {
            guard: { type: "isOutdated", params: outcomeOf },
            target: "comparing",
            actions: { type: "takeRefusal", params: refusalOf },
          },
          refusedTo("desk.failed"),
        ],
        onError: unanswered("desk.unsure"),
      },
      after: { answerTimeout: unanswered("desk.unsure") },
    },
    comparing: {
      description: "What somebody else saved is read, to be shown beside these words.",
      tags: ["busy", "desk"],
      on: { "field.change": more },
      invoke: {
        id: "loadPost",
        src: "loadPost",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: [
          {
            guard: ifAccepted,
            target: "desk.outdated",
            actions: { type: "takeTheirs", params: acceptedValue },
          },
          { target: "desk.failed" },
        ],
        onError: "desk.failed",
      },
      after: { answerTimeout: "desk.failed" },
    },
  },
});
