import { assign, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { EditPreset } from "#wire/values.ts";
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
  type ChainLink,
  choiceOfRun,
  type EditSettings,
  emptyChoice,
  type ImageEditingChoice,
  type ImageEditingDraft,
  type ImageEditingRole,
  idsOf,
  imageReasons,
  orderReasons,
  requestOf,
} from "./image-editing.rules.ts";
import type { ImageEditingStep } from "./image-editing.steps.ts";

export type ImageEditingInput = WizardInput<ImageEditingDraft, ImageEditingStep>;
export interface ImageEditingContext
  extends ImageEditingChoice,
    WizardContext<ImageEditingDraft, ImageEditingStep> {
  /** The pictures edited on the way to the present one, first to last. */
  chain: readonly ChainLink[];
}
export type ImageEditingEvent =
  | WizardEvent<ImageEditingStep>
  | { type: "image.choose"; asset: Asset }
  | { type: "preset.choose"; preset: EditPreset | null }
  | { type: "prompt.change"; prompt: string }
  | { type: "settings.change"; settings: Partial<EditSettings> }
  | { type: "edit.again" }
  | { type: "chain.open"; index: number }
  | AssetPickerReport
  | UploadReport
  | OrderReport;

/** The run whose result is the picture being edited. */
export function parentOf({ image }: Pick<ImageEditingContext, "image">): string | null {
  return image?.generation_id ?? null;
}

/** What the chart's names stand for. */
export const imageEditingSetup = setup({
  types: typesOf<{
    context: ImageEditingContext;
    input: ImageEditingInput;
    events: ImageEditingEvent;
    tags: WizardTag;
    children: WizardChildren;
  }>(),
  actors: {
    loadDraft: notProvided<Restored<ImageEditingRole>, DraftToLoad<ImageEditingRole>>("loadDraft"),
    upload: uploadMachine,
    order: orderMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    ...wizardActions<ImageEditingContext, ImageEditingEvent>({
      choiceOfRun,
      emptyChoice: { ...emptyChoice, chain: [] },
      requestOf: (context) => requestOf(context, parentOf(context)),
    }),
    takeRestored: assign(({ context }, restored: Restored<ImageEditingRole>) =>
      takeRestored(context, idsOf, restored),
    ),
    takeImage: assign((_, params: { asset: Asset }) => ({
      image: params.asset,
      chain: [],
      notice: null,
    })),
    takePreset: assign({ preset: (_, params: { preset: EditPreset | null }) => params.preset }),
    takePrompt: assign({ prompt: (_, params: { prompt: string }) => params.prompt }),
    takeSettings: assign((_, params: { settings: Partial<EditSettings> }) => params.settings),
    /** The result becomes the picture to edit; the one it came from joins the chain. */
    takeResultAsImage: assign(({ context }) => ({
      image: context.result?.result?.asset ?? context.image,
      chain: context.image
        ? [...context.chain, { asset: context.image, generationId: parentOf(context) }]
        : context.chain,
      preset: null,
      prompt: "",
    })),
    takeLink: assign(({ context }, { index }: { index: number }) => ({
      image: context.chain[index]?.asset ?? context.image,
      chain: context.chain.slice(0, index),
    })),
  },
  guards: {
    ...wizardGuards,
    hasImage: ({ context }) => imageReasons(context).length === 0,
    mayReview: ({ context }) => imageReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    isImageChosen: ({ context }) => context.image !== null,
    isDescribed: ({ context }) => context.preset !== null || context.prompt !== "",
    hasResult: ({ context }) => context.result?.result != null,
    hasLink: ({ context }, params: { index: number }) => params.index in context.chain,
    wantsImage: ({ context }) => context.wanted === "image",
    isImage: (_, params: { step: ImageEditingStep }) => params.step === "image",
    mayDescribe: ({ context }, params: { step: ImageEditingStep }) =>
      params.step === "describe" && imageReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: ImageEditingStep }) =>
      step === "image" || imageReasons(context).length === 0,
  },
  delays: wizardDelays,
});
