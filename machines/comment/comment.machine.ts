import { assign, setup } from "xstate";
import type { Comment } from "#wire/blog.ts";
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
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { type CommentProblem, commentProblem } from "./comment.rules.ts";

export interface CommentInput {
  /** The post that is spoken of. */
  slug: string;
  /** Words kept from before a reload or a sign-in; "" for none. */
  text: string;
  isSignedIn: boolean;
}
export interface CommentContext extends CommentInput {
  problem: CommentProblem | null;
  refusal: Refused | null;
}
export type CommentEvent =
  | { type: "session.changed"; isSignedIn: boolean }
  | { type: "login.ask" }
  | { type: "text.change"; text: string }
  | { type: "comment.send" }
  | { type: "comment.another" };

/** Only where a guard has seen that the comment is there. */
const commentOf = (from: { event: { output: Outcome<Comment | null> } }) => {
  const comment = acceptedValue(from);
  if (comment === null) throw new Error("A comment that was not found is taken as found.");
  return { comment };
};
/** The server has it: it stands among the others, and its words are let go. */
const hasArrived = ["dropText", { type: "showComment", params: commentOf }] as const;

/**
 * Promises: whoever writes keeps every word until the server has it, through a sign-in and a reload
 * too; nothing is sent twice by two presses; an answer that is lost is never taken for a no: the
 * comments are read for it first.
 */
export const commentMachine = setup({
  types: typesOf<{
    context: CommentContext;
    input: CommentInput;
    events: CommentEvent;
    tags: "busy" | "form";
  }>(),
  actors: {
    sendComment: notProvided<Outcome<Comment | null>, { slug: string; text: string }>(
      "sendComment",
    ),
    findComment: notProvided<Outcome<Comment | null>, { slug: string; text: string }>(
      "findComment",
    ),
  },
  actions: {
    takeSession: assign({
      isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
      refusal: null,
    }),
    takeText: assign((_, { text }: { text: string }) => ({ text, problem: null, refusal: null })),
    takeProblem: assign({ problem: ({ context }) => commentProblem(context.text), refusal: null }),
    clearRefusal: assign({ refusal: null }),
    takeRefusal: takeRefusal(),
    emptyText: assign({ text: "", problem: null, refusal: null }),
    /** The words outlive a reload until they have arrived. */
    keepText: effectNotProvided("keepText"),
    dropText: effectNotProvided("dropText"),
    askToSignIn: effectNotProvided("askToSignIn"),
    /** Puts it among the comments, where its author sees that it waits. */
    showComment: effectNotProvided<{ comment: Comment }>("showComment"),
  },
  guards: {
    isAccepted,
    isSignedIn: ({ context }) => context.isSignedIn,
    isMember: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    isWhole: ({ context }) => commentProblem(context.text) === null,
    isFound: (_, found: Outcome<Comment | null>) => found.ok && found.value !== null,
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "comment",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, problem: null, refusal: null }),
  initial: "opening",
  on: {
    "session.changed": [
      { guard: { type: "isMember", params: carried } },
      { target: ".guest", actions: { type: "takeSession", params: carried } },
    ],
  },
  states: {
    opening: {
      always: [{ guard: "isSignedIn", target: "writing" }, { target: "guest" }],
    },
    guest: {
      on: {
        "login.ask": { actions: "askToSignIn" },
        "session.changed": {
          guard: { type: "isMember", params: carried },
          target: "writing",
          actions: { type: "takeSession", params: carried },
        },
      },
    },
    writing: {
      tags: "form",
      initial: "editing",
      on: {
        "text.change": {
          target: ".editing",
          actions: [{ type: "takeText", params: carried }, "keepText"],
        },
        "comment.send": [
          { guard: "isWhole", target: "sending" },
          { target: ".editing", actions: "takeProblem" },
        ],
      },
      states: {
        editing: {},
        failed: { description: "Every word is still there." },
      },
    },
    sending: {
      tags: ["busy", "form"],
      entry: "clearRefusal",
      invoke: {
        id: "sendComment",
        src: "sendComment",
        input: ({ context: { slug, text } }) => ({ slug, text }),
        onDone: [
          { guard: ifAccepted, target: "held", actions: hasArrived },
          refusedTo("writing.failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    checking: {
      description: "No answer came: the comments are read for it, so that none is sent twice.",
      tags: ["busy", "form"],
      invoke: {
        id: "findComment",
        src: "findComment",
        input: ({ context: { slug, text } }) => ({ slug, text }),
        onDone: [
          {
            guard: { type: "isFound", params: outcomeOf },
            target: "held",
            actions: hasArrived,
          },
          { target: "writing.failed" },
        ],
        onError: "writing.failed",
      },
      after: { answerTimeout: "writing.failed" },
    },
    held: {
      description: "It is read before anyone else sees it.",
      entry: "emptyText",
      on: { "comment.another": "writing" },
    },
  },
});
