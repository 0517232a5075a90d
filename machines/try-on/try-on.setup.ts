import { assign, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { GarmentCategory } from "#wire/values.ts";
import {
  type AssetPickerReport,
  assetPickerMachine,
} from "../asset-picker/asset-picker.machine.ts";
import { notProvided } from "../kit/not-provided.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  type DraftToLoad,
  isAnyGone,
  type Restored,
  type WizardChildren,
  type WizardContext,
  type WizardEvent,
  type WizardInput,
  type WizardTag,
} from "../kit/wizard.ts";
import { wizardActions, wizardDelays, wizardGuards } from "../kit/wizard-actions.ts";
import { type MaskReport, maskEditorMachine } from "../mask-editor/mask-editor.machine.ts";
import { noMask, type Painted, unusedOf } from "../mask-editor/painted.rules.ts";
import { orderMachine } from "../order/order.machine.ts";
import type { OrderReport } from "../order/order.setup.ts";
import { type UploadReport, uploadMachine } from "../upload/upload.machine.ts";
import {
  choiceOfRun,
  emptyChoice,
  garmentReasons,
  idsOf,
  modelReasons,
  orderReasons,
  pictureReasons,
  requestOf,
  type TryOnChoice,
  type TryOnDraft,
  type TryOnRole,
} from "./try-on.rules.ts";
import type { TryOnStep } from "./try-on.steps.ts";

export type TryOnInput = WizardInput<TryOnDraft, TryOnStep>;
export interface TryOnContext extends TryOnChoice, WizardContext<TryOnDraft, TryOnStep> {
  filter: GarmentCategory;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "model" | "outfit";
}
export type TryOnEvent =
  | WizardEvent<TryOnStep>
  | { type: "model.choose"; asset: Asset }
  | { type: "garment.choose"; asset: Asset; category: GarmentCategory }
  | { type: "category.choose"; category: GarmentCategory }
  | { type: "filter.choose"; category: GarmentCategory }
  | { type: "mask.remove" }
  | MaskReport
  | AssetPickerReport
  | UploadReport
  | OrderReport;

/** What the chart's names stand for. */
export const tryOnSetup = setup({
  types: typesOf<{
    context: TryOnContext;
    input: TryOnInput;
    events: TryOnEvent;
    tags: WizardTag;
    children: WizardChildren & { maskEditor: "maskEditor" };
  }>(),
  actors: {
    loadDraft: notProvided<Restored<TryOnRole>, DraftToLoad<TryOnRole>>("loadDraft"),
    upload: uploadMachine,
    maskEditor: maskEditorMachine,
    order: orderMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    ...wizardActions<TryOnContext, TryOnEvent>({
      choiceOfRun,
      emptyChoice: { ...emptyChoice, filter: "all" },
      requestOf,
    }),
    takeRestored: assign(({ context }, { assets, openRun }: Restored<TryOnRole>) => ({
      ...assets,
      openRun,
      category: context.draft?.category ?? "all",
      maskEntries: (assets.mask && context.draft?.maskEntries) ?? [],
      notice: isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice,
    })),
    takeModel: assign({ model: (_, params: { asset: Asset }) => params.asset, notice: null }),
    takeGarment: assign((_, params: { asset: Asset; category: GarmentCategory }) => ({
      garment: params.asset,
      category: params.category,
      ...noMask,
      notice: null,
    })),
    takeMask: assign((_, params: { asset: Asset; entries: Painted["maskEntries"] }) => ({
      mask: params.asset,
      maskEntries: params.entries,
      painted: null,
    })),
    takePainted: assign({
      painted: ({ context }, { entries }: { entries: Painted["maskEntries"] }) =>
        unusedOf(context, entries, "outline"),
    }),
    takeCategory: assign({
      category: (_, params: { category: GarmentCategory }) => params.category,
    }),
  },
  guards: {
    ...wizardGuards,
    hasModel: ({ context }) => modelReasons(context).length === 0,
    hasGarment: ({ context }) => garmentReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    /** The choice holds as far as the step where the order is looked over. */
    mayReview: ({ context }) => pictureReasons(context).length === 0,
    isMasked: ({ context }) => context.mask !== null || context.painted !== null,
    hasDraft: ({ context }) => context.draft?.model != null || context.draft?.garment != null,
    isModelChosen: ({ context }) => context.model !== null,
    isGarmentChosen: ({ context }) => context.garment !== null,
    hasSomethingToLose: ({ context }) => context.model !== null || context.garment !== null,
    wasAskedAtModel: ({ context }) => context.askedAt === "model",
    wantsModel: ({ context }) => context.wanted === "model",
    wantsReview: ({ context }) => context.wanted !== "outfit",
    isModel: (_, params: { step: TryOnStep }) => params.step === "model",
    mayOpenOutfit: ({ context }, params: { step: TryOnStep }) =>
      params.step === "outfit" && modelReasons(context).length === 0,
    mayOpenReview: ({ context }, params: { step: TryOnStep }) =>
      params.step === "review" && pictureReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: TryOnStep }) =>
      step === "model" || (step === "outfit" ? modelReasons : pictureReasons)(context).length === 0,
  },
  delays: wizardDelays,
});
