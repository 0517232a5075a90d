import { assign, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import { timeoutFor } from "#wire/limits.ts";
import type { AssetUsage } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
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
import { type UploadReport, uploadMachine } from "../upload/upload.machine.ts";
import {
  type AssetsPage,
  type AssetsWanted,
  type PickerKind,
  pickReasons,
  withPage,
} from "./asset-picker.rules.ts";

export type AssetPickerReport = { type: "asset.picked"; asset: Asset };
export interface AssetPickerInput {
  /** What the asset is chosen for: says the title, and what is uploaded here is kept as. */
  usage: AssetUsage;
  parent: ParentRef<AssetPickerReport>;
}
export interface AssetPickerContext extends AssetPickerInput {
  kind: PickerKind;
  q: string;
  assets: readonly Asset[];
  /** Of the next page; null when there is none. */
  cursor: string | null;
  /** What was pressed last. */
  picked: Asset | null;
  refusal: Refused | null;
}
export type AssetPickerEvent =
  | { type: "picker.open" }
  | { type: "picker.close" }
  | { type: "kind.choose"; kind: PickerKind }
  | { type: "query.change"; q: string }
  | { type: "more.ask" }
  | { type: "load.retry" }
  | { type: "asset.pick"; asset: Asset }
  | UploadReport;

const pageMissed = { target: "pageFailed" } as const;
const picking = {
  guard: { type: "isTaken", params: carried },
  target: "selecting",
  actions: { type: "takePicked", params: carried },
} as const;

/**
 * Promises: everything one has is here, found by its name without marks; what is chosen is asked
 * for anew before a wizard gets it, so that a deleted picture is told here and not after paying.
 */
export const assetPickerMachine = setup({
  types: typesOf<{
    context: AssetPickerContext;
    input: AssetPickerInput;
    events: AssetPickerEvent;
    tags: "open" | "waiting" | "listed";
    children: { upload: "upload" };
  }>(),
  actors: {
    loadAssets: notProvided<Outcome<AssetsPage>, AssetsWanted>("loadAssets"),
    loadAsset: notProvided<Outcome<Asset>, { id: string }>("loadAsset"),
    upload: uploadMachine,
  },
  actions: {
    takeKind: assign({ kind: (_, { kind }: { kind: PickerKind }) => kind }),
    takeQuery: assign({ q: (_, { q }: { q: string }) => q }),
    takeFirstPage: assign((_, page: AssetsPage) => ({
      assets: withPage([], page.items),
      cursor: page.cursor,
    })),
    takeNextPage: assign(({ context }, page: AssetsPage) => ({
      assets: withPage(context.assets, page.items),
      cursor: page.cursor,
    })),
    takeUploaded: assign(({ context }, { asset }: { asset: Asset }) => ({
      assets: withPage([asset], context.assets),
      picked: asset,
    })),
    takePicked: assign({ picked: (_, { asset }: { asset: Asset }) => asset }),
    takeRefusal: takeRefusal(),
    tellParent: sendTo(
      ({ context }) => context.parent,
      (_, asset: Asset) => ({ type: "asset.picked" as const, asset }),
    ),
    sayAssetError: effectNotProvided("sayAssetError"),
  },
  guards: {
    isAccepted,
    isAnyListed: (_, outcome: Outcome<AssetsPage>) =>
      outcome.ok && withPage([], outcome.value.items).length > 0,
    hasMore: ({ context }) => context.cursor !== null,
    isTaken: (_, { asset }: { asset: Asset }) => pickReasons(asset).length === 0,
    isPictureTab: ({ context }) => context.kind !== "video",
  },
  delays: { queryDelay: 250, loadTimeout: 15_000, pickTimeout: timeoutFor("/api/assets/:id") },
}).createMachine({
  id: "assetPicker",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    kind: "all",
    q: "",
    assets: [],
    cursor: null,
    picked: null,
    refusal: null,
  }),
  initial: "closed",
  states: {
    closed: { on: { "picker.open": "open" } },
    open: {
      tags: "open",
      initial: "loading",
      entry: assign({ kind: "all", q: "", picked: null }),
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ context, self }) => ({ usage: context.usage, parent: self }),
      },
      on: {
        "picker.close": "closed",
        "kind.choose": { target: ".loading", actions: { type: "takeKind", params: carried } },
        "query.change": { target: ".typing", actions: { type: "takeQuery", params: carried } },
        "upload.ready": {
          guard: "isPictureTab",
          target: ".ready",
          actions: { type: "takeUploaded", params: carried },
        },
      },
      states: {
        typing: { tags: "waiting", after: { queryDelay: "loading" } },
        loading: {
          tags: "waiting",
          entry: assign({ assets: [], cursor: null, refusal: null }),
          invoke: {
            id: "loadAssets",
            src: "loadAssets",
            input: ({ context: { kind, q } }) => ({ kind, q, cursor: null }),
            onDone: [
              {
                guard: { type: "isAnyListed", params: outcomeOf },
                target: "ready",
                actions: { type: "takeFirstPage", params: acceptedValue },
              },
              { guard: { type: "isAccepted", params: outcomeOf }, target: "empty" },
              refusedTo("failed"),
            ],
            onError: unanswered("failed"),
          },
          after: { loadTimeout: unanswered("failed") },
        },
        ready: {
          tags: "listed",
          on: { "asset.pick": picking, "more.ask": { guard: "hasMore", target: "loadingMore" } },
        },
        loadingMore: {
          tags: "listed",
          invoke: {
            id: "loadAssets",
            src: "loadAssets",
            input: ({ context: { kind, q, cursor } }) => ({ kind, q, cursor }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "ready",
                actions: { type: "takeNextPage", params: acceptedValue },
              },
              pageMissed,
            ],
            onError: pageMissed,
          },
          after: { loadTimeout: pageMissed },
          on: { "asset.pick": picking },
        },
        pageFailed: {
          description: "What was listed stays; the next page is asked for once more.",
          tags: "listed",
          on: { "asset.pick": picking, "more.ask": "loadingMore" },
        },
        empty: {},
        failed: { on: { "load.retry": "loading" } },
        selecting: {
          tags: "listed",
          invoke: {
            id: "loadAsset",
            src: "loadAsset",
            input: ({ context }) => ({ id: context.picked?.id ?? "" }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "#assetPicker.closed",
                actions: { type: "tellParent", params: acceptedValue },
              },
              { target: "selectFailed.notLoaded", actions: "sayAssetError" },
            ],
            onError: { target: "selectFailed.notSelected", actions: "sayAssetError" },
          },
          after: {
            pickTimeout: { target: "selectFailed.notSelected", actions: "sayAssetError" },
          },
        },
        selectFailed: {
          tags: "listed",
          initial: "notLoaded",
          on: { "asset.pick": picking, "more.ask": { guard: "hasMore", target: "loadingMore" } },
          states: {
            notLoaded: { description: "The server no longer has it." },
            notSelected: { description: "The server could not be asked." },
          },
        },
      },
    },
  },
});
