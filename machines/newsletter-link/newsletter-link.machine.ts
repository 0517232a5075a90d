import { assign, not, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import type { NewsletterLinkStanding } from "#wire/newsletter.ts";
import type { NewsletterLinkKind } from "#wire/pages.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
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

export interface NewsletterLinkInput {
  kind: NewsletterLinkKind;
  /** Of the address; "" where it has none. */
  token: string;
  /** How the link stands, as the page was told; null where it is not known. */
  standing: Outcome<NewsletterLinkStanding> | null;
  /** It was pressed before the page's script came, and failed. */
  tried: boolean;
}
export interface NewsletterLinkContext extends NewsletterLinkInput {
  /** Whose letters they are; "" as long as the server has not told. */
  email: string;
  refusal: Refused | null;
}
export type NewsletterLinkEvent = { type: "link.follow" };

const standingOf = ({ context }: { context: NewsletterLinkContext }) => context.standing;

/**
 * Promises: opening the link does nothing, for programs open links too; one press does it; what it
 * did is said only when the server has done it; an old link, an unknown one and a lost answer each
 * say their own, with a way on.
 */
export const newsletterLinkMachine = setup({
  types: typesOf<{
    context: NewsletterLinkContext;
    input: NewsletterLinkInput;
    events: NewsletterLinkEvent;
    tags: "busy";
  }>(),
  actors: {
    followLink: notProvided<
      Outcome<{ email: string }>,
      Pick<NewsletterLinkInput, "kind" | "token">
    >("followLink"),
  },
  actions: {
    takeEmail: assign({ email: (_, { email }: { email: string }) => email }),
    clearRefusal: assign({ refusal: null }),
    takeRefusal: takeRefusal(),
  },
  guards: {
    isAccepted,
    hasToken: ({ context }) => context.token !== "",
    isDone: ({ context }) => context.standing?.ok === true && context.standing.value.is_done,
    wasTried: ({ context }) => context.tried,
    isExpired: (_, answer: Outcome<unknown> | null) =>
      answer?.ok === false && answer.code === "code_expired",
    isUnknown: (_, answer: Outcome<unknown> | null) =>
      answer?.ok === false && ["code_invalid", "invalid_request"].includes(answer.code),
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "newsletterLink",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    email: input.standing?.ok ? input.standing.value.email : "",
    refusal: null,
  }),
  initial: "opening",
  states: {
    opening: {
      always: [
        { guard: not("hasToken"), target: "unknown" },
        { guard: "isDone", target: "done" },
        { guard: { type: "isExpired", params: standingOf }, target: "expired" },
        { guard: { type: "isUnknown", params: standingOf }, target: "unknown" },
        { guard: "wasTried", target: "failed" },
        { target: "ready" },
      ],
    },
    ready: { on: { "link.follow": "asking" } },
    asking: {
      description: "Asked twice the answer is the same, so a lost one may be asked for again.",
      tags: "busy",
      entry: "clearRefusal",
      invoke: {
        id: "followLink",
        src: "followLink",
        input: ({ context: { kind, token } }) => ({ kind, token }),
        onDone: [
          {
            guard: ifAccepted,
            target: "done",
            actions: { type: "takeEmail", params: acceptedValue },
          },
          { guard: { type: "isExpired", params: outcomeOf }, target: "expired" },
          { guard: { type: "isUnknown", params: outcomeOf }, target: "unknown" },
          refusedTo("failed"),
        ],
        onError: unanswered("failed"),
      },
      after: { answerTimeout: unanswered("failed") },
    },
    done: {},
    expired: {},
    unknown: {},
    failed: { on: { "link.follow": "asking" } },
  },
});
