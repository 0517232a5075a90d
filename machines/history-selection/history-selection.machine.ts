import { assign, setup } from "xstate";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  carried,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  type Chosen,
  deleteReasons,
  downloadReasons,
  resultsOf,
  toggled,
} from "./history-selection.rules.ts";

export interface HistorySelectionContext {
  chosen: readonly Chosen[];
  refusal: Refused | null;
}
export type HistorySelectionEvent =
  | { type: "selection.start" }
  | { type: "selection.stop" }
  | { type: "item.toggle"; item: Chosen }
  | { type: "items.choose"; items: readonly Chosen[] }
  | { type: "chosen.download" }
  | { type: "chosen.delete" }
  | { type: "chosen.undo" }
  | { type: "page.leave" };

const notDeleted = { target: "choosing", actions: "sayKept" } as const;

/**
 * Promises: what is done to many is as safe as what is done to one: a delete hides them at once and
 * can be taken back for `TIMES.deleteUndo`, what the server keeps comes back chosen, and nothing is lost
 * by leaving the page.
 */
export const historySelectionMachine = setup({
  types: typesOf<{
    context: HistorySelectionContext;
    events: HistorySelectionEvent;
    tags: "choosing" | "hidden";
  }>(),
  actors: {
    downloadGenerations: notProvided<Outcome<null>, { ids: readonly string[] }>(
      "downloadGenerations",
    ),
    deleteGenerations: notProvided<{ kept: string[] }, { ids: readonly string[] }>(
      "deleteGenerations",
    ),
  },
  actions: {
    toggle: assign({
      chosen: ({ context }, { item }: { item: Chosen }) => toggled(context.chosen, item),
    }),
    takeItems: assign({ chosen: (_, { items }: { items: readonly Chosen[] }) => items }),
    keepOnly: assign({
      chosen: ({ context }, { kept }: { kept: string[] }) =>
        context.chosen.filter(({ id }) => kept.includes(id)),
    }),
    clear: assign({ chosen: [], refusal: null }),
    takeRefusal: takeRefusal(),
    sayHidden: effectNotProvided("sayHidden"),
    hush: effectNotProvided("hush"),
    sayKept: effectNotProvided("sayKept"),
  },
  guards: {
    mayDelete: ({ context }) => deleteReasons(context.chosen).length === 0,
    mayDownload: ({ context }) => downloadReasons(context.chosen).length === 0,
    isAccepted,
    isAllGone: (_, { kept }: { kept: string[] }) => kept.length === 0,
  },
  delays: {
    undoDelay: TIMES.deleteUndo,
    packTimeout: timeoutFor("/api/downloads"),
    deleteTimeout: timeoutFor("/api/generations/:id"),
  },
}).createMachine({
  id: "historySelection",
  options: CHART_OPTIONS,
  context: { chosen: [], refusal: null },
  initial: "off",
  states: {
    off: { entry: "clear", on: { "selection.start": "choosing" } },
    choosing: {
      tags: "choosing",
      initial: "ready",
      on: {
        "selection.stop": "off",
        "item.toggle": { actions: { type: "toggle", params: carried } },
        "items.choose": { actions: { type: "takeItems", params: carried } },
        "chosen.download": { guard: "mayDownload", target: "packing" },
        "chosen.delete": { guard: "mayDelete", target: "hidden" },
      },
      states: { ready: {}, notPacked: {} },
    },
    packing: {
      tags: "choosing",
      on: { "selection.stop": "off" },
      invoke: {
        id: "downloadGenerations",
        src: "downloadGenerations",
        input: ({ context }) => ({ ids: resultsOf(context.chosen) }),
        onDone: [
          { guard: { type: "isAccepted", params: outcomeOf }, target: "choosing" },
          refusedTo("choosing.notPacked"),
        ],
        onError: unanswered("choosing.notPacked"),
      },
      after: { packTimeout: unanswered("choosing.notPacked") },
    },
    hidden: {
      tags: "hidden",
      entry: "sayHidden",
      exit: "hush",
      on: { "chosen.undo": "choosing", "page.leave": "deleting" },
      after: { undoDelay: "deleting" },
    },
    deleting: {
      tags: "hidden",
      invoke: {
        id: "deleteGenerations",
        src: "deleteGenerations",
        input: ({ context }) => ({ ids: context.chosen.map(({ id }) => id) }),
        onDone: [
          { guard: { type: "isAllGone", params: ({ event }) => event.output }, target: "off" },
          {
            target: "choosing",
            actions: [{ type: "keepOnly", params: ({ event }) => event.output }, "sayKept"],
          },
        ],
        onError: notDeleted,
      },
      after: { deleteTimeout: notDeleted },
    },
  },
});
