import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type {
  Motion,
  VideoDuration,
  VideoFlag,
  VideoModelId,
  VideoResolution,
} from "#wire/values.ts";
import {
  type AssetPickerReport,
  assetPickerMachine,
} from "../asset-picker/asset-picker.machine.ts";
import { downloadMachine } from "../download/download.machine.ts";
import { type GenerationReport, generationMachine } from "../generation/generation.machine.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import { carried } from "../kit/outcome.ts";
import { asParent } from "../kit/parent.ts";
import {
  type DraftToRestore,
  isAnyGone,
  type Restored,
  type WizardEvent,
  type WizardInput,
  type WizardNotice,
} from "../kit/wizard.ts";
import { pictureSources, resultActions } from "../kit/wizard-children.ts";
import { shareMachine } from "../share/share.machine.ts";
import { type UploadReport, uploadMachine } from "../upload/upload.machine.ts";
import {
  choiceOfRun,
  emptyChoice,
  fitted,
  type ImageToVideoChoice,
  type ImageToVideoDraft,
  type ImageToVideoRole,
  idsOf,
  imageReasons,
  isChanged,
  orderReasons,
  requestOf,
  restoreOf,
  type SwitchFlag,
  takesDuration,
  takesFlag,
  takesResolution,
} from "./image-to-video.rules.ts";
import type { ImageToVideoStep } from "./image-to-video.steps.ts";

export type ImageToVideoInput = WizardInput<ImageToVideoDraft, ImageToVideoStep>;
export interface ImageToVideoContext extends ImageToVideoChoice {
  draft: ImageToVideoDraft | null;
  wanted: ImageToVideoStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  openRun: string | null;
  result: Generation | null;
  notice: WizardNotice | null;
}
export type ImageToVideoEvent =
  | WizardEvent<ImageToVideoStep>
  | { type: "image.choose"; asset: Asset }
  | { type: "model.choose"; model: VideoModelId }
  | { type: "motion.choose"; motion: Motion }
  | { type: "duration.choose"; duration: VideoDuration }
  | { type: "resolution.choose"; resolution: VideoResolution }
  | { type: "flag.switch"; flag: SwitchFlag; on: boolean }
  | { type: "cfg.change"; cfg: number | null }
  | { type: "prompt.change"; prompt: string }
  | AssetPickerReport
  | UploadReport
  | GenerationReport;

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = {
  target: "#imageToVideo.image",
  actions: ["clearChoice", "dropDraft"],
} as const;
/** The same order again, as a new one. */
const orderedAnew = {
  guard: "hasImage",
  target: "#imageToVideo.order",
  reenter: true,
  actions: ["forgetRun", "saveDraft"],
} as const;
/** The same from a run that may still go on: where it is to be found is said. */
const steppedBack = { ...orderedAnew, actions: ["forgetRun", "sayRunIsKept"] } as const;
const changed = ["saveDraft", "reviseRequest"] as const;

/**
 * Promises: one picture, how it shall move, then one press; only what the chosen model can do can be
 * chosen, and another model keeps what it can of the choice; the three steps of the run are the
 * server's own; earlier videos are at hand; leaving, reloading or closing loses nothing.
 */
export const imageToVideoMachine = setup({
  types: {} as {
    context: ImageToVideoContext;
    input: ImageToVideoInput;
    events: ImageToVideoEvent;
    tags: "busy";
  },
  actors: {
    loadDraft: notProvided<Restored<ImageToVideoRole>, DraftToRestore<ImageToVideoRole>>(
      "loadDraft",
    ),
    upload: uploadMachine,
    generation: generationMachine,
    download: downloadMachine,
    share: shareMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    saveDraft: effectNotProvided("saveDraft"),
    dropDraft: effectNotProvided("dropDraft"),
    takeRestored: assign(({ context }, { assets, openRun }: Restored<ImageToVideoRole>) => {
      // Only restored from a draft.
      const { version: _, ...settings } = context.draft as ImageToVideoDraft;
      const notice = isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice;
      return { ...settings, ...assets, openRun, notice };
    }),
    takeImage: assign((_, params: { asset: Asset }) => ({ image: params.asset, notice: null })),
    takeModel: assign(({ context }, { model }: { model: VideoModelId }) =>
      fitted({ ...context, model }),
    ),
    takeSetting: assign((_, setting: Partial<ImageToVideoChoice>) => setting),
    takeResult: assign((_, { generation }: { generation: Generation }) => ({
      result: generation,
      generationId: generation.id,
      ...choiceOfRun(generation),
    })),
    clearChoice: assign({
      ...emptyChoice,
      result: null,
      generationId: null,
      draft: null,
      notice: null,
    }),
    takeRun: assign(({ context }, { generation }: { generation: Generation }) => ({
      generationId: generation.id,
      orders: context.orders + 1,
      ...(context.generationId === generation.id && choiceOfRun(generation)),
    })),
    takeOpenRun: assign({ generationId: ({ context }) => context.openRun, openRun: null }),
    takeRunId: assign({ generationId: (_, { id }: { id: string }) => id, notice: null }),
    takeWanted: assign({ wanted: (_, { step }: { step: ImageToVideoStep }) => step }),
    forgetRun: assign({ result: null, generationId: null }),
    reviseRequest: sendTo("generation", ({ context }) => ({
      type: "request.revise" as const,
      request: requestOf(context),
    })),
    /** Models may differ in price. */
    refreshQuote: sendTo("generation", ({ context }) => ({
      type: "quote.refresh" as const,
      request: requestOf(context),
    })),
    sayRunIsKept: assign({ notice: "run_kept" }),
  },
  guards: {
    hasImage: ({ context }) => imageReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft !== null,
    isImageChosen: ({ context }) => context.image !== null,
    isChanged: ({ context }) => isChanged(context),
    takesDuration: ({ context }, { duration }: { duration: VideoDuration }) =>
      takesDuration(context.model, duration),
    takesResolution: ({ context }, { resolution }: { resolution: VideoResolution }) =>
      takesResolution(context.model, resolution),
    takesFlag: ({ context }, { flag }: { flag: VideoFlag }) => takesFlag(context.model, flag),
    takesCfg: ({ context }) => takesFlag(context.model, "cfg_scale"),
    hasRun: ({ context }) => context.generationId !== null,
    isOtherRun: ({ context }, { id }: { id: string }) => context.generationId !== id,
    hasOpenRun: ({ context }) => context.openRun !== null,
    wantsImage: ({ context }) => context.wanted === "image",
    isImage: (_, params: { step: ImageToVideoStep }) => params.step === "image",
    mayConfigure: ({ context }, params: { step: ImageToVideoStep }) =>
      params.step === "configure" && imageReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: ImageToVideoStep }) =>
      step === "image" || imageReasons(context).length === 0,
  },
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "imageToVideo",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    draft: input.draft,
    wanted: input.step,
    generationId: input.generationId,
    keyBase: input.keyBase,
    orders: 0,
    openRun: null,
    result: null,
    notice: input.draftDropped ? "draft_dropped" : null,
  }),
  initial: "entering",
  on: {
    "notice.dismiss": { actions: assign({ notice: null }) },
    "run.open": {
      guard: { type: "isOtherRun", params: carried },
      target: ".order.generating",
      actions: { type: "takeRunId", params: carried },
    },
  },
  states: {
    entering: {
      always: [
        { guard: "hasRun", target: "order.generating" },
        { guard: "hasDraft", target: "restoring" },
        { target: "image" },
      ],
    },
    restoring: {
      tags: "busy",
      invoke: {
        id: "loadDraft",
        src: "loadDraft",
        input: ({ context }) => restoreOf(context.draft),
        onDone: {
          target: "opening",
          actions: { type: "takeRestored", params: ({ event }) => event.output },
        },
        onError: "unread",
      },
      after: { draftTimeout: "unread" },
    },
    unread: {
      description: "The chosen picture could not be asked for; the draft is kept for another try.",
      on: { "draft.retry": "restoring", "over.confirm": startedOver },
    },
    opening: {
      // The address has had its say.
      exit: assign({ wanted: null }),
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: and(["hasImage", not("wantsImage")]), target: "order.configure" },
        { target: "image" },
      ],
    },
    image: {
      invoke: [...pictureSources("image")],
      on: {
        "image.choose": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasImage", target: "order.configure" },
        "step.jump": {
          guard: { type: "mayConfigure", params: carried },
          target: "order.configure",
        },
        "step.reset": {
          guard: "isImageChosen",
          actions: [assign({ image: null }), "saveDraft"],
        },
        "over.ask": { guard: "isImageChosen", target: "askingOver" },
      },
    },
    order: {
      initial: "configure",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "image_to_video",
          request: requestOf(context),
          id: context.generationId,
          keyBase: `${context.keyBase}-${context.orders}`,
          parent: asParent(self),
        }),
      },
      on: {
        "job.accepted": { target: ".generating", actions: { type: "takeRun", params: carried } },
        "job.succeeded": {
          target: "result",
          actions: [{ type: "takeResult", params: carried }, "dropDraft"],
        },
      },
      states: {
        configure: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("generation") },
            "model.choose": {
              actions: [{ type: "takeModel", params: carried }, "saveDraft", "refreshQuote"],
            },
            "motion.choose": {
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ motion: event.motion }) },
                ...changed,
              ],
            },
            "duration.choose": {
              guard: { type: "takesDuration", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ duration: event.duration }) },
                ...changed,
              ],
            },
            "resolution.choose": {
              guard: { type: "takesResolution", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ resolution: event.resolution }) },
                ...changed,
              ],
            },
            "flag.switch": {
              guard: { type: "takesFlag", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ [event.flag]: event.on }) },
                ...changed,
              ],
            },
            "cfg.change": {
              guard: "takesCfg",
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ cfg_scale: event.cfg }) },
                ...changed,
              ],
            },
            "prompt.change": {
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ prompt: event.prompt }) },
                ...changed,
              ],
            },
            "step.back": "#imageToVideo.image",
            "step.jump": {
              guard: { type: "isImage", params: carried },
              target: "#imageToVideo.image",
            },
            "step.reset": {
              guard: "isChanged",
              actions: [
                assign(({ context }) => ({ ...emptyChoice, image: context.image })),
                ...changed,
              ],
            },
            "over.ask": "asking",
          },
        },
        asking: {
          description: "The question about starting over; the quote stays as it is.",
          on: { "over.confirm": startedOver, "over.keep": "configure" },
        },
        generating: {
          description: "The child tells how it goes; leaving never stops it.",
          on: {
            "job.missing": {
              target: "#imageToVideo.image",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": orderedAnew,
            "step.back": steppedBack,
            "step.jump": {
              guard: { type: "mayJump", params: carried },
              target: "#imageToVideo.opening",
              actions: [{ type: "takeWanted", params: carried }, "forgetRun", "sayRunIsKept"],
            },
            "over.ask": startedOver,
          },
        },
      },
    },
    result: {
      invoke: [...resultActions("video")],
      on: {
        "order.again": orderedAnew,
        "step.jump": {
          guard: { type: "mayJump", params: carried },
          target: "opening",
          actions: [{ type: "takeWanted", params: carried }, "forgetRun", "saveDraft"],
        },
        "over.ask": startedOver,
      },
    },
    askingOver: { on: { "over.confirm": startedOver, "over.keep": "image" } },
  },
});
