import { assign, setup } from "xstate";
import { timeoutFor } from "#wire/limits.ts";
import type { AssetKind, DownloadQuality, DownloadSize } from "#wire/values.ts";
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

/** What is to be saved: a generation's result or an asset. */
export interface DownloadTarget {
  kind: "generation" | "asset";
  id: string;
  media: AssetKind;
}
export interface DownloadContext {
  target: DownloadTarget;
  quality: DownloadQuality;
  size: DownloadSize;
  refusal: Refused | null;
}
export type DownloadEvent =
  | { type: "download.open" }
  | { type: "download.close" }
  | { type: "quality.choose"; quality: DownloadQuality }
  | { type: "size.choose"; size: DownloadSize }
  | { type: "download.start" };

/**
 * Promises: the choices are shown before anything travels, a video has none but its original, and
 * "downloaded" is said only when the whole file has arrived.
 */
export const downloadMachine = setup({
  types: typesOf<{
    context: DownloadContext;
    input: DownloadTarget;
    events: DownloadEvent;
    tags: "open" | "busy";
  }>(),
  actors: {
    fetchFile: notProvided<
      Outcome<null>,
      { target: DownloadTarget; quality: DownloadQuality; size: DownloadSize }
    >("fetchFile"),
  },
  actions: {
    sayDone: effectNotProvided("sayDone"),
    sayFailed: effectNotProvided("sayFailed"),
    takeRefusal: takeRefusal(),
    clearRefusal: assign({ refusal: null }),
  },
  guards: {
    isAccepted,
    isPicture: ({ context }) => context.target.media === "image",
  },
  delays: { downloadTimeout: timeoutFor("/api/downloads") },
}).createMachine({
  id: "download",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ target: input, quality: "high", size: "original", refusal: null }),
  initial: "closed",
  states: {
    closed: { on: { "download.open": { target: "choosing", actions: "clearRefusal" } } },
    choosing: {
      tags: "open",
      on: {
        "download.close": "closed",
        "download.start": "preparing",
        "quality.choose": {
          guard: "isPicture",
          actions: assign({ quality: ({ event }) => event.quality }),
        },
        "size.choose": { guard: "isPicture", actions: assign({ size: ({ event }) => event.size }) },
      },
    },
    preparing: {
      tags: ["open", "busy"],
      on: { "download.close": "closed" },
      invoke: {
        id: "fetchFile",
        src: "fetchFile",
        input: ({ context }) => ({
          target: context.target,
          quality: context.quality,
          size: context.size,
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "done",
            actions: "sayDone",
          },
          {
            target: "failed",
            actions: [
              {
                type: "takeRefusal",
                params: refusalOf,
              },
              "sayFailed",
            ],
          },
        ],
        onError: {
          target: "failed",
          actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "sayFailed"],
        },
      },
      after: {
        downloadTimeout: {
          target: "failed",
          actions: [{ type: "takeRefusal", params: { refusal: unreachable } }, "sayFailed"],
        },
      },
    },
    done: { tags: "open", on: { "download.close": "closed", "download.open": "choosing" } },
    failed: {
      tags: "open",
      on: {
        "download.start": { target: "preparing", actions: "clearRefusal" },
        "download.close": "closed",
      },
    },
  },
});
