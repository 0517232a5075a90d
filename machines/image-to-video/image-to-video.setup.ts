import { assign, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
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
import { notProvided } from "../kit/not-provided.ts";
import { typesOf } from "../kit/types-of.ts";
import type {
  DraftToLoad,
  Restored,
  WizardChildren,
  WizardContext,
  WizardEvent,
  WizardInput,
  WizardTag,
} from "../kit/wizard.ts";
import { takeRestored, wizardActions, wizardDelays, wizardGuards } from "../kit/wizard-actions.ts";
import { orderMachine } from "../order/order.machine.ts";
import type { OrderReport } from "../order/order.setup.ts";
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
  type SwitchFlag,
  takesDuration,
  takesFlag,
  takesResolution,
} from "./image-to-video.rules.ts";
import type { ImageToVideoStep } from "./image-to-video.steps.ts";

export type ImageToVideoInput = WizardInput<ImageToVideoDraft, ImageToVideoStep>;
export interface ImageToVideoContext
  extends ImageToVideoChoice,
    WizardContext<ImageToVideoDraft, ImageToVideoStep> {}
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
  | OrderReport;

/** What the chart's names stand for. */
export const imageToVideoSetup = setup({
  types: typesOf<{
    context: ImageToVideoContext;
    input: ImageToVideoInput;
    events: ImageToVideoEvent;
    tags: WizardTag;
    children: WizardChildren;
  }>(),
  actors: {
    loadDraft: notProvided<Restored<ImageToVideoRole>, DraftToLoad<ImageToVideoRole>>("loadDraft"),
    upload: uploadMachine,
    order: orderMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    ...wizardActions<ImageToVideoContext, ImageToVideoEvent>({
      choiceOfRun,
      emptyChoice,
      requestOf,
    }),
    takeRestored: assign(({ context }, restored: Restored<ImageToVideoRole>) =>
      takeRestored(context, idsOf, restored),
    ),
    takeImage: assign((_, params: { asset: Asset }) => ({ image: params.asset, notice: null })),
    takeModel: assign(({ context }, { model }: { model: VideoModelId }) =>
      fitted({ ...context, model }),
    ),
    takeSetting: assign((_, setting: Partial<ImageToVideoChoice>) => setting),
  },
  guards: {
    ...wizardGuards,
    hasImage: ({ context }) => imageReasons(context).length === 0,
    mayReview: ({ context }) => imageReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    isImageChosen: ({ context }) => context.image !== null,
    isChanged: ({ context }) => isChanged(context),
    takesDuration: ({ context }, { duration }: { duration: VideoDuration }) =>
      takesDuration(context.model, duration),
    takesResolution: ({ context }, { resolution }: { resolution: VideoResolution }) =>
      takesResolution(context.model, resolution),
    takesFlag: ({ context }, { flag }: { flag: VideoFlag }) => takesFlag(context.model, flag),
    takesCfg: ({ context }) => takesFlag(context.model, "cfg_scale"),
    wantsImage: ({ context }) => context.wanted === "image",
    isImage: (_, params: { step: ImageToVideoStep }) => params.step === "image",
    mayConfigure: ({ context }, params: { step: ImageToVideoStep }) =>
      params.step === "configure" && imageReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: ImageToVideoStep }) =>
      step === "image" || imageReasons(context).length === 0,
  },
  delays: wizardDelays,
});
