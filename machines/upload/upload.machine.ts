import { assign, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import type { AssetUsage } from "#wire/values.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import type { FileRef, SniffedType } from "../kit/file.ts";
import { known } from "../kit/known.ts";
import { notProvided, watchNotProvided } from "../kit/not-provided.ts";
import type { ParentRef } from "../kit/parent.ts";
import { typesOf } from "../kit/types-of.ts";
import { type UploadReason, uploadReason } from "./upload.rules.ts";

export type UploadReport = { type: "upload.ready"; asset: Asset; usage: AssetUsage };
export interface UploadInput {
  usage: AssetUsage;
  parent: ParentRef<UploadReport>;
}
export interface UploadContext extends UploadInput {
  file: FileRef | null;
  /** 0–100, of the bytes sent. */
  percent: number;
  asset: Asset | null;
  reason: UploadReason | (string & {}) | null;
  message: string | null;
}
export type UploadEvent =
  | { type: "file.choose"; file: FileRef }
  | { type: "upload.cancel" }
  | { type: "upload.retry" }
  | { type: "upload.progressed"; percent: number }
  | { type: "upload.finished"; asset: Asset }
  | { type: "upload.refused"; code: string; message: string | null }
  | { type: "upload.interrupted" };

/** The file broke off while it was read, or could not be read in time. */
const unreadable = {
  target: "failed.rejected",
  actions: { type: "takeReason", params: { code: "unreadable_image", message: null } },
} as const;
/** Only asked once a file was chosen. */
const reasonOf = ({ file }: UploadContext, type: SniffedType): UploadReason | null =>
  uploadReason({ size: known(file, "file").size, type });

/**
 * Promises: a file that cannot be used is told so at once and in words; what travels shows its
 * true progress, can be stopped at any time, and a broken connection keeps the file for a retry.
 */
export const uploadMachine = setup({
  types: typesOf<{
    context: UploadContext;
    input: UploadInput;
    events: UploadEvent;
    tags: "busy";
  }>(),
  actors: {
    inspectFile: notProvided<SniffedType, { file: FileRef }>("inspectFile"),
    watchUpload: watchNotProvided<UploadEvent, { file: FileRef; usage: AssetUsage }>("watchUpload"),
  },
  actions: {
    takeFile: assign((_, params: { file: FileRef }) => ({
      file: params.file,
      percent: 0,
      asset: null,
      reason: null,
      message: null,
    })),
    forgetFile: assign({ file: null, percent: 0, reason: null, message: null }),
    takePercent: assign({
      percent: ({ context }, params: { percent: number }) =>
        Math.max(context.percent, params.percent),
    }),
    takeAsset: assign({ asset: (_, params: { asset: Asset }) => params.asset, percent: 100 }),
    takeReason: assign((_, params: { code: string; message: string | null }) => ({
      reason: params.code,
      message: params.message,
    })),
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { asset: Asset }) => ({
        type: "upload.ready" as const,
        asset: params.asset,
        usage: context.usage,
      }),
    ),
  },
  guards: {
    isUsable: ({ context }, type: SniffedType) => reasonOf(context, type) === null,
  },
  delays: { lookTimeout: TIMES.fileLook, uploadTimeout: timeoutFor("/api/assets") },
}).createMachine({
  id: "upload",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    file: null,
    percent: 0,
    asset: null,
    reason: null,
    message: null,
  }),
  initial: "idle",
  on: {
    "file.choose": {
      target: ".checking",
      actions: { type: "takeFile", params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    checking: {
      tags: "busy",
      on: { "upload.cancel": { target: "idle", actions: "forgetFile" } },
      invoke: {
        id: "inspectFile",
        src: "inspectFile",
        input: ({ context }) => ({ file: known(context.file, "file") }),
        onDone: [
          { guard: { type: "isUsable", params: ({ event }) => event.output }, target: "uploading" },
          {
            target: "failed.rejected",
            actions: {
              type: "takeReason",
              params: ({ context, event }) => ({
                code: reasonOf(context, event.output) ?? "other",
                message: null,
              }),
            },
          },
        ],
        onError: unreadable,
      },
      after: { lookTimeout: unreadable },
    },
    uploading: {
      tags: "busy",
      entry: assign({ percent: 0, reason: null, message: null }),
      on: {
        "upload.cancel": { target: "idle", actions: "forgetFile" },
        "upload.progressed": { actions: { type: "takePercent", params: ({ event }) => event } },
        "upload.finished": {
          target: "ready",
          actions: [
            { type: "takeAsset", params: ({ event }) => event },
            { type: "tellParent", params: ({ event }) => event },
          ],
        },
        "upload.refused": {
          target: "failed.rejected",
          actions: { type: "takeReason", params: ({ event }) => event },
        },
        "upload.interrupted": {
          target: "failed.interrupted",
          actions: { type: "takeReason", params: { code: "unreachable", message: null } },
        },
      },
      invoke: {
        id: "watchUpload",
        src: "watchUpload",
        input: ({ context }) => ({ file: known(context.file, "file"), usage: context.usage }),
      },
      after: {
        uploadTimeout: {
          target: "failed.interrupted",
          actions: { type: "takeReason", params: { code: "unreachable", message: null } },
        },
      },
    },
    ready: {},
    failed: {
      initial: "rejected",
      on: { "upload.cancel": { target: "idle", actions: "forgetFile" } },
      states: {
        rejected: {},
        interrupted: { on: { "upload.retry": "#upload.uploading" } },
      },
    },
  },
});
