import { assign, setup } from "xstate";
import type { RefundAnswer } from "#wire/admin.ts";
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
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

export interface RefundInput {
  /** Of the payment that is to be given back. */
  id: string;
}
export interface RefundContext extends RefundInput {
  /** As typed. */
  reason: string;
  refusal: Refused | null;
  /** What the server took back, and who returns the money. */
  answer: RefundAnswer | null;
}
export type RefundEvent =
  | { type: "reason.change"; reason: string }
  | { type: "refund.send" }
  | { type: "refund.close" };

const takeAnswer = { type: "takeAnswer", params: acceptedValue } as const;

/**
 * Promises: no payment is given back without a reason, nor twice by two presses; what is left to do
 * by hand stays to be read; an answer that is lost is never taken for a no.
 */
export const refundMachine = setup({
  types: typesOf<{
    context: RefundContext;
    input: RefundInput;
    events: RefundEvent;
    tags: "busy" | "done";
  }>(),
  actors: {
    refundPayment: notProvided<Outcome<RefundAnswer>, { id: string; reason: string }>(
      "refundPayment",
    ),
  },
  actions: {
    takeReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    takeAnswer: assign({ answer: (_, answer: RefundAnswer) => answer }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
    /** The lists may show something else now. */
    sayChanged: effectNotProvided("sayChanged"),
    close: effectNotProvided("close"),
  },
  guards: {
    isAccepted,
    hasReason: ({ context }) => context.reason.trim() !== "",
    isReturned: (_, outcome: Outcome<RefundAnswer>) =>
      outcome.ok && outcome.value.money === "returned",
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "refund",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, reason: "", refusal: null, answer: null }),
  initial: "asking",
  states: {
    asking: {
      initial: "ready",
      on: {
        "reason.change": { actions: { type: "takeReason", params: carried } },
        "refund.send": [{ guard: "hasReason", target: "sending" }, { target: ".missing" }],
        "refund.close": { actions: "close" },
      },
      states: {
        ready: {},
        missing: {},
        refused: { exit: "clearRefusal" },
        unsure: {
          description:
            "It may have gone through: the lists are asked, and whether to send it again is for a person.",
        },
      },
    },
    sending: {
      tags: "busy",
      exit: "sayChanged",
      invoke: {
        id: "refundPayment",
        src: "refundPayment",
        input: ({ context }) => ({ id: context.id, reason: context.reason.trim() }),
        onDone: [
          {
            guard: { type: "isReturned", params: outcomeOf },
            target: "returned",
            actions: takeAnswer,
          },
          { guard: ifAccepted, target: "byHand", actions: takeAnswer },
          refusedTo("asking.refused"),
        ],
        onError: "asking.unsure",
      },
      after: { answerTimeout: "asking.unsure" },
    },
    returned: { tags: "done", on: { "refund.close": { actions: "close" } } },
    byHand: { tags: "done", on: { "refund.close": { actions: "close" } } },
  },
});
