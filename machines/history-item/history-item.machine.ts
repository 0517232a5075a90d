import { setup } from "xstate";
import type { Generation } from "#wire/generations.ts";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { isEnded } from "#wire/values.ts";
import { downloadMachine } from "../download/download.machine.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  isAccepted,
  type Outcome,
  outcomeOf,
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
  | { type: "page.leave" };

const kept = {
  target: "shown",
  actions: [{ type: "takeRefusal", params: refusalOf }, "sayKept"],
} as const;
const notReached = {
  target: "shown",
  actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "sayKept"],
} as const;

/**
 * Promises: what is deleted hides at once and can be brought back for `TIMES.deleteUndo`; leaving the page
 * carries the delete out; one that the server refuses comes back with its reason.
 */
export const historyItemMachine = setup({
  types: typesOf<{
    context: HistoryItemContext;
    input: HistoryItemInput;
    events: HistoryItemEvent;
    tags: "hidden";
    children: { download: "download"; share: "share" };
  }>(),
  actors: {
    deleteGeneration: notProvided<Outcome<null>, { id: string }>("deleteGeneration"),
    download: downloadMachine,
    share: shareMachine,
  },
  actions: {
    sayHidden: effectNotProvided("sayHidden"),
    hush: effectNotProvided("hush"),
    sayKept: effectNotProvided("sayKept"),
    takeRefusal: takeRefusal(),
  },
  guards: {
    isEnded: ({ context }) => isEnded(context.generation),
    isAccepted,
  },
  delays: { undoDelay: TIMES.deleteUndo, deleteTimeout: timeoutFor("/api/generations/:id") },
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
      on: { "item.delete": { guard: "isEnded", target: "hidden" } },
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
        onDone: [{ guard: { type: "isAccepted", params: outcomeOf }, target: "deleted" }, kept],
        onError: notReached,
      },
      after: { deleteTimeout: notReached },
    },
    deleted: { tags: "hidden" },
  },
});
