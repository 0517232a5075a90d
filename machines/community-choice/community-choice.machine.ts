import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import type { CommunityStatus } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
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

/** How far a result is on its way into the community; null when it is not offered. */
export type Standing = CommunityStatus | null;
export interface CommunityChoiceInput {
  /** Of the run whose result it is. */
  id: string;
  standing: Standing;
}
export interface CommunityChoiceContext extends CommunityChoiceInput {
  /** What was asked for last: to be offered, or not. */
  wanted: boolean;
  refusal: Refused | null;
}
export type CommunityChoiceEvent =
  | { type: "choice.offer" }
  | { type: "choice.withdraw" }
  /** The run was read anew: a moderator decided, or another page changed it. */
  | { type: "standing.changed"; standing: Standing };

const noted = { type: "takeStanding", params: carried<{ standing: Standing }> } as const;

/**
 * Promises: the switch stands as the server has it, also when that changes meanwhile; nothing is
 * offered or taken back twice by two presses; an answer that is lost is never taken for a no: how
 * the result stands is read anew.
 */
export const communityChoiceMachine = setup({
  types: typesOf<{
    context: CommunityChoiceContext;
    input: CommunityChoiceInput;
    events: CommunityChoiceEvent;
    tags: "busy";
  }>(),
  actors: {
    offerResult: notProvided<Outcome<null>, { id: string }>("offerResult"),
    withdrawResult: notProvided<Outcome<null>, { id: string }>("withdrawResult"),
    readStanding: notProvided<Outcome<Standing>, { id: string }>("readStanding"),
  },
  actions: {
    takeStanding: assign({ standing: (_, { standing }: { standing: Standing }) => standing }),
    takeRead: assign({ standing: (_, standing: Standing) => standing }),
    noteOffer: assign({ wanted: true, refusal: null }),
    noteWithdrawal: assign({ wanted: false, refusal: null }),
    takeOffered: assign({ standing: "pending" }),
    takeWithdrawn: assign({ standing: null }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isAccepted,
    isPending: ({ context }) => context.standing === "pending",
    isApproved: ({ context }) => context.standing === "approved",
    isRejected: ({ context }) => context.standing === "rejected",
    isPrivate: ({ context }) => context.standing === null,
    isOffered: ({ context }) => context.standing === "pending" || context.standing === "approved",
    /** It stands as was asked for, or there is nothing left to ask for. */
    isSettled: ({ context }, read: Outcome<Standing>) =>
      read.ok && (read.value === "rejected" || (read.value !== null) === context.wanted),
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "communityChoice",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, wanted: false, refusal: null }),
  initial: "judging",
  states: {
    judging: {
      entry: "clearRefusal",
      always: [
        { guard: "isPending", target: "pending" },
        { guard: "isApproved", target: "approved" },
        { guard: "isRejected", target: "rejected" },
        { target: "private" },
      ],
    },
    private: {
      on: {
        "choice.offer": "offering",
        "standing.changed": { target: "judging", actions: noted },
      },
    },
    pending: {
      on: {
        "choice.withdraw": "withdrawing",
        "standing.changed": { target: "judging", actions: noted },
      },
    },
    approved: {
      on: {
        "choice.withdraw": "withdrawing",
        "standing.changed": { target: "judging", actions: noted },
      },
    },
    rejected: {
      description: "A moderator's no stays: it is neither offered again nor taken back.",
      on: { "standing.changed": { target: "judging", actions: noted } },
    },
    failed: {
      on: {
        "choice.offer": { guard: "isPrivate", target: "offering" },
        "choice.withdraw": { guard: "isOffered", target: "withdrawing" },
        "standing.changed": { target: "judging", actions: noted },
      },
    },
    offering: {
      tags: "busy",
      entry: "noteOffer",
      on: { "standing.changed": { actions: noted } },
      invoke: {
        id: "offerResult",
        src: "offerResult",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: ifAccepted, target: "judging", actions: "takeOffered" },
          refusedTo("failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    withdrawing: {
      tags: "busy",
      entry: "noteWithdrawal",
      on: { "standing.changed": { actions: noted } },
      invoke: {
        id: "withdrawResult",
        src: "withdrawResult",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: ifAccepted, target: "judging", actions: "takeWithdrawn" },
          refusedTo("failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    checking: {
      description: "No answer came: how the result stands is read before anything is said of it.",
      tags: "busy",
      on: { "standing.changed": { actions: noted } },
      invoke: {
        id: "readStanding",
        src: "readStanding",
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: "isSettled", params: outcomeOf },
            target: "judging",
            actions: { type: "takeRead", params: acceptedValue },
          },
          {
            guard: ifAccepted,
            target: "failed",
            actions: { type: "takeRead", params: acceptedValue },
          },
          { target: "failed" },
        ],
        onError: "failed",
      },
      after: { answerTimeout: "failed" },
    },
  },
});
