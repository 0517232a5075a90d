import { assign, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import { timeoutFor } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  carried,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import type { ParentRef } from "../kit/parent.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  brushRange,
  hasPaint,
  type MaskEntry,
  type MaskMeaning,
  type MaskPoint,
  type PictureSize,
  resized,
  type Stroke,
} from "./mask-editor.rules.ts";

export type MaskTool = "paint" | "erase";
export type MaskReport =
  | { type: "mask.ready"; asset: Asset; entries: readonly MaskEntry[] }
  /** What stands painted now, used or not. */
  | { type: "mask.painted"; entries: readonly MaskEntry[] };
export interface MaskEditorInput {
  picture: Asset;
  /** What was painted before: reopening brings it back, still editable. */
  entries: readonly MaskEntry[];
  meaning: MaskMeaning;
  parent: ParentRef<MaskReport>;
}
/** What is to be drawn and stored, for a picture of that size. */
export interface Drawing {
  entries: readonly MaskEntry[];
  size: PictureSize;
  name: string;
  meaning: MaskMeaning;
}
export interface MaskEditorContext extends MaskEditorInput {
  undone: readonly MaskEntry[];
  /** The stroke under way; joins the entries when it ends. */
  stroke: Stroke | null;
  tool: MaskTool;
  /** Diameter in picture pixels. */
  size: number;
  refusal: Refused | null;
}
export type MaskEditorEvent =
  | { type: "mask.open" }
  | { type: "mask.close" }
  | { type: "tool.choose"; tool: MaskTool }
  | { type: "brush.resize"; size: number }
  | { type: "brush.step"; notches: number }
  | { type: "stroke.begin"; tool: MaskTool; point: MaskPoint }
  | { type: "stroke.extend"; points: readonly MaskPoint[] }
  | { type: "stroke.end" }
  /** What was begun was no stroke: a second finger came to zoom. */
  | { type: "stroke.cancel" }
  | { type: "undo.press" }
  | { type: "redo.press" }
  | { type: "mask.reset" }
  | { type: "mask.use" };

const resizing = {
  "brush.resize": { actions: { type: "takeSize", params: carried<{ size: number }> } },
  "brush.step": { actions: { type: "stepSize", params: carried<{ notches: number }> } },
} as const;
/** What may come of a stroke under way. */
const drawing = {
  "stroke.extend": {
    actions: { type: "extendStroke", params: carried<{ points: readonly MaskPoint[] }> },
  },
  "stroke.end": { target: "resting", actions: "endStroke" },
  "stroke.cancel": { target: "resting", actions: "dropStroke" },
  ...resizing,
} as const;

/**
 * Promises: what the ring shows is what is painted; a stroke that a second finger turned into a
 * zoom leaves nothing behind; every stroke and a reset can be taken back and
 * brought again; closing keeps what was painted, and the parent knows of it; only "use" hands it on,
 * as a picture of one channel in the pixels of the photo.
 */
export const maskEditorMachine = setup({
  types: typesOf<{
    context: MaskEditorContext;
    input: MaskEditorInput;
    events: MaskEditorEvent;
    tags: "open" | "busy" | "drawing";
  }>(),
  actors: {
    storeMask: notProvided<Outcome<Asset>, Drawing>("storeMask"),
  },
  actions: {
    takeSize: assign(({ context }, { size }: { size: number }) => ({
      size: resized(size, 0, context.picture),
    })),
    stepSize: assign(({ context }, { notches }: { notches: number }) => ({
      size: resized(context.size, notches, context.picture),
    })),
    beginStroke: assign(({ context }, params: { tool: MaskTool; point: MaskPoint }) => ({
      stroke: { kind: params.tool, size: context.size, points: [params.point] },
    })),
    extendStroke: assign(({ context }, { points }: { points: readonly MaskPoint[] }) => ({
      stroke: context.stroke && {
        ...context.stroke,
        points: [...context.stroke.points, ...points],
      },
    })),
    endStroke: assign(({ context }) => ({
      entries: context.stroke ? [...context.entries, context.stroke] : context.entries,
      stroke: null,
      undone: [],
    })),
    dropStroke: assign({ stroke: null }),
    undo: assign(({ context }) => ({
      entries: context.entries.slice(0, -1),
      undone: [...context.undone, ...context.entries.slice(-1)],
    })),
    redo: assign(({ context }) => ({
      entries: [...context.entries, ...context.undone.slice(-1)],
      undone: context.undone.slice(0, -1),
    })),
    clear: assign(({ context }) => ({
      entries: [...context.entries, { kind: "clear" as const }],
      undone: [],
    })),
    takeRefusal: takeRefusal(),
    tellPainted: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: "mask.painted" as const, entries: context.entries }),
    ),
    tellReady: sendTo(
      ({ context }) => context.parent,
      ({ context }, asset: Asset) => ({
        type: "mask.ready" as const,
        asset,
        entries: context.entries,
      }),
    ),
  },
  guards: {
    hasPaint: ({ context }) => hasPaint(context.entries, context.meaning),
    canUndo: ({ context }) => context.entries.length > 0,
    canRedo: ({ context }) => context.undone.length > 0,
    isErasing: (_, params: { tool: MaskTool }) => params.tool === "erase",
    isAccepted,
  },
  delays: { storeTimeout: timeoutFor("/api/assets") },
}).createMachine({
  id: "maskEditor",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    undone: [],
    stroke: null,
    tool: "paint",
    size: brushRange(input.picture).first,
    refusal: null,
  }),
  initial: "closed",
  states: {
    closed: { on: { "mask.open": "resting" } },
    resting: {
      description: "Open, and no stroke under way.",
      tags: "open",
      initial: "judging",
      on: {
        "mask.close": "closed",
        "tool.choose": { actions: assign({ tool: ({ event }) => event.tool }) },
        ...resizing,
        "stroke.begin": [
          {
            guard: { type: "isErasing", params: carried },
            target: "erasing",
            actions: { type: "beginStroke", params: carried },
          },
          { target: "painting", actions: { type: "beginStroke", params: carried } },
        ],
        "undo.press": { guard: "canUndo", target: ".judging", actions: "undo" },
        "redo.press": { guard: "canRedo", target: ".judging", actions: "redo" },
      },
      states: {
        judging: {
          entry: "tellPainted",
          always: [{ guard: "hasPaint", target: "dirty" }, { target: "empty" }],
        },
        empty: {},
        dirty: {
          on: {
            "mask.reset": { target: "judging", actions: "clear" },
            "mask.use": "#maskEditor.storing",
          },
        },
      },
    },
    painting: {
      tags: ["open", "drawing"],
      on: drawing,
    },
    erasing: {
      tags: ["open", "drawing"],
      on: drawing,
    },
    storing: {
      tags: ["open", "busy"],
      invoke: {
        id: "storeMask",
        src: "storeMask",
        input: ({ context: { entries, picture, meaning } }) => ({
          entries,
          meaning,
          size: { width: picture.width, height: picture.height },
          name: picture.name,
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "closed",
            actions: { type: "tellReady", params: acceptedValue },
          },
          refusedTo("failed"),
        ],
        onError: unanswered("failed"),
      },
      after: {
        storeTimeout: unanswered("failed"),
      },
    },
    failed: {
      description: "What was painted is still there.",
      tags: "open",
      on: { "mask.use": "storing", "mask.close": "resting" },
    },
  },
});
