import { and, assign, setup, stateIn } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  carried,
  ifAccepted,
  isAccepted,
  type Outcome,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

export interface ReportInput {
  /** The shared page that is objected to. */
  shareId: string;
}
export interface ReportContext extends ReportInput {
  /** As typed. */
  reason: string;
  refusal: Refused | null;
  isSent: boolean;
}
export type ReportEvent =
  | { type: "report.open" }
  | { type: "report.close" }
  | { type: "reason.change"; reason: string }
  | { type: "report.send" };

/** The answer came, or did not, while the dialog is closed. */
const isAway = stateIn({ sending: "away" });

/**
 * Promises: nothing is sent without words, nor twice by two presses; "sent" is said only when the
 * server has it; closing the dialog neither stops what travels nor loses its end or what was typed.
 */
export const reportMachine = setup({
  types: typesOf<{
    context: ReportContext;
    input: ReportInput;
    events: ReportEvent;
    tags: "open" | "busy";
  }>(),
  actors: {
    sendReport: notProvided<Outcome<unknown>, { shareId: string; reason: string }>("sendReport"),
  },
  actions: {
    takeReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    noteSent: assign({ isSent: true }),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isAccepted,
    hasReason: ({ context }) => context.reason.trim() !== "",
    wasSent: ({ context }) => context.isSent,
    wasRefused: ({ context }) => context.refusal !== null,
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "report",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, reason: "", refusal: null, isSent: false }),
  initial: "closed",
  states: {
    closed: {
      on: {
        "report.open": [
          { guard: "wasSent", target: "sent" },
          { guard: "wasRefused", target: "writing.refused" },
          { target: "writing" },
        ],
      },
    },
    writing: {
      tags: "open",
      initial: "ready",
      on: {
        "report.close": "closed",
        "reason.change": { actions: { type: "takeReason", params: carried } },
        "report.send": [{ guard: "hasReason", target: "sending" }, { target: ".missing" }],
      },
      states: {
        ready: {},
        missing: { entry: "clearRefusal" },
        refused: {},
      },
    },
    sending: {
      description: "It goes on while the dialog is closed, which then shows its end when opened.",
      tags: "busy",
      entry: "clearRefusal",
      initial: "shown",
      states: {
        shown: { tags: "open", on: { "report.close": "away" } },
        away: { on: { "report.open": "shown" } },
      },
      invoke: {
        id: "sendReport",
        src: "sendReport",
        input: ({ context }) => ({ shareId: context.shareId, reason: context.reason.trim() }),
        onDone: [
          { guard: and([ifAccepted, isAway]), target: "closed", actions: "noteSent" },
          { guard: ifAccepted, target: "sent", actions: "noteSent" },
          { guard: isAway, ...refusedTo("closed") },
          refusedTo("writing.refused"),
        ],
        onError: [{ guard: isAway, ...unanswered("closed") }, unanswered("writing.refused")],
      },
      after: {
        answerTimeout: [{ guard: isAway, ...unanswered("closed") }, unanswered("writing.refused")],
      },
    },
    sent: { tags: "open", on: { "report.close": "closed" } },
  },
});
