import { assign, setup } from "xstate";
import type { Generation } from "#wire/generations.ts";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { isEnded } from "#wire/values.ts";
import { downloadMachine } from "../download/download.machine.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  ifAccepted,
  isAccepted,
  type Outcome,
  type Refused,
  refusalOf,
  unreachable,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { shareMachine } from "../share/share.machine.ts";

export interface HistoryItemInput {
  generation: Generation;
}
export interface HistoryItemContext extends HistoryItemInput {
  refusal: Refused | null;
}
export type HistoryItemEvent =
  | { type: "item.delete" }
  | { type: "item.undo" }
  | { type: "job.cancel" }
  | { type: "cancel.confirm" }
  | { type: "cancel.keep" }
  | { type: "page.leave" };

const kept = {
  target: "shown",
  actions: [{ type: "takeRefusal", params: refusalOf }, "sayKept"],
} as const;
const notReached = {
  target: "shown",
  actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "sayKept"],
} as const;

const notCancelled = {
  target: "still",
  actions: [{ type: "takeRefusal", params: refusalOf }, "sayNotCancelled"],
} as const;
const cancelNotReached = {
  target: "still",
  actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "sayNotCancelled"],
} as const;

/**
 * Promises: what is deleted hides at once and can be brought back for `TIMES.deleteUndo`; leaving the page
 * carries the delete out; one that the server refuses comes back with its reason. A run that goes on is
 * cancelled where it stands, after a question that says what comes back.
 */
export const historyItemMachine = setup({
  types: typesOf<{
    context: HistoryItemContext;
    input: HistoryItemInput;
    events: HistoryItemEvent;
    tags: "hidden" | "busy";
    children: { download: "download"; share: "share" };
  }>(),
  actors: {
    deleteGeneration: notProvided<Outcome<null>, { id: string }>("deleteGeneration"),
    cancelGeneration: notProvided<Outcome<Generation>, { id: string }>("cancelGeneration"),
    download: downloadMachine,
    share: shareMachine,
  },
  actions: {
    sayHidden: effectNotProvided("sayHidden"),
    hush: effectNotProvided("hush"),
    sayKept: effectNotProvided("sayKept"),
    sayNotCancelled: effectNotProvided("sayNotCancelled"),
    takeGeneration: assign({ generation: (_, generation: Generation) => generation }),
    takeRefusal: takeRefusal(),
  },
  guards: {
    isEnded: ({ context }) => isEnded(context.generation),
    isOpen: ({ context }) => !isEnded(context.generation),
    isAccepted,
  },
  delays: {
    undoDelay: TIMES.deleteUndo,
    deleteTimeout: timeoutFor("/api/generations/:id"),
    cancelTimeout: TIMES.cancelAnswer,
  },
}).createMachine({
  id: "historyItem",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: "shown",
  states: {
    shown: {
      invoke: [
        {
          id: "download",
          src: "download",
          input: ({ context: { generation } }) => ({
            kind: "generation",
            id: generation.id,
            media: TOOLS[generation.feature].media,
          }),
        },
        {
          id: "share",
          src: "share",
          input: ({ context: { generation } }) => ({
            id: generation.id,
            url: generation.share_url,
          }),
        },
      ],
      initial: "still",
      states: {
        still: {
          on: {
            "item.delete": { guard: "isEnded", target: "#historyItem.hidden" },
            "job.cancel": { guard: "isOpen", target: "asking" },
          },
        },
        asking: { on: { "cancel.keep": "still", "cancel.confirm": "cancelling" } },
        cancelling: {
          tags: "busy",
          invoke: {
            id: "cancelGeneration",
            src: "cancelGeneration",
            input: ({ context }) => ({ id: context.generation.id }),
            onDone: [
              {
                guard: ifAccepted,
                target: "still",
                actions: { type: "takeGeneration", params: acceptedValue },
              },
              notCancelled,
            ],
            onError: cancelNotReached,
          },
          after: { cancelTimeout: cancelNotReached },
        },
      },
    },
    hidden: {
      tags: "hidden",
      entry: "sayHidden",
      exit: "hush",
      on: { "item.undo": "shown", "page.leave": "deleting" },
      after: { undoDelay: "deleting" },
    },
    deleting: {
      tags: "hidden",
      invoke: {
        id: "deleteGeneration",
        src: "deleteGeneration",
        input: ({ context }) => ({ id: context.generation.id }),
        onDone: [{ guard: ifAccepted, target: "deleted" }, kept],
        onError: notReached,
      },
      after: { deleteTimeout: notReached },
    },
    deleted: { tags: "hidden" },
  },
});
