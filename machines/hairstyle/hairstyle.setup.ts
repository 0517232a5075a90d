import { assign, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Gender, HairCategory } from "#wire/values.ts";
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
import { type MaskReport, maskEditorMachine } from "../mask-editor/mask-editor.machine.ts";
import { noMask, unusedOf } from "../mask-editor/painted.rules.ts";
import { orderMachine } from "../order/order.machine.ts";
import type { OrderReport } from "../order/order.setup.ts";
import { type UploadReport, uploadMachine } from "../upload/upload.machine.ts";
import {
  choiceOfRun,
  emptyChoice,
  type HairstyleChoice,
  type HairstyleDraft,
  type HairstyleRole,
  idsOf,
  orderReasons,
  photoReasons,
  requestOf,
  type StyleChoice,
  styleFor,
  styleReasons,
} from "./hairstyle.rules.ts";
import type { HairstyleStep } from "./hairstyle.steps.ts";

export type HairstyleInput = WizardInput<HairstyleDraft, HairstyleStep>;
export interface HairstyleContext
  extends HairstyleChoice,
    WizardContext<HairstyleDraft, HairstyleStep> {
  filter: HairCategory;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "photo" | "style";
}
export type HairstyleEvent =
  | WizardEvent<HairstyleStep>
  | { type: "photo.choose"; asset: Asset }
  | { type: "gender.choose"; gender: Gender }
  | { type: "filter.choose"; category: HairCategory }
  | { type: "style.choose"; style: StyleChoice; prompt?: string }
  | { type: "color.choose"; color: string | null }
  | { type: "prompt.change"; prompt: string }
  | { type: "mask.remove" }
  | MaskReport
  | AssetPickerReport
  | UploadReport
  | OrderReport;

/** What the chart's names stand for. */
export const hairstyleSetup = setup({
  types: typesOf<{
    context: HairstyleContext;
    input: HairstyleInput;
    events: HairstyleEvent;
    tags: WizardTag;
    children: WizardChildren & { maskEditor: "maskEditor" };
  }>(),
  actors: {
    loadDraft: notProvided<Restored<HairstyleRole>, DraftToLoad<HairstyleRole>>("loadDraft"),
    upload: uploadMachine,
    maskEditor: maskEditorMachine,
    order: orderMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    ...wizardActions<HairstyleContext, HairstyleEvent>({
      choiceOfRun,
      emptyChoice: { ...emptyChoice, filter: "all" },
      requestOf,
    }),
    takeRestored: assign(({ context }, restored: Restored<HairstyleRole>) => ({
      ...takeRestored(context, idsOf, restored),
      ...(restored.assets.mask === null && { maskEntries: [] }),
    })),
    takePhoto: assign((_, params: { asset: Asset }) => ({
      photo: params.asset,
      ...noMask,
      notice: null,
    })),
    takeGender: assign(({ context }, { gender }: { gender: Gender }) => ({
      gender,
      style: styleFor(context.style, gender),
    })),
    takeStyle: assign(({ context }, params: { style: StyleChoice; prompt?: string }) => ({
      style: params.style,
      prompt: params.prompt ?? context.prompt,
    })),
    takeColor: assign({ color: (_, params: { color: string | null }) => params.color }),
    takePrompt: assign({ prompt: (_, params: { prompt: string }) => params.prompt }),
    takeMask: assign((_, params: { asset: Asset; entries: HairstyleChoice["maskEntries"] }) => ({
      mask: params.asset,
      maskEntries: params.entries,
      painted: null,
    })),
    takePainted: assign({
      painted: ({ context }, { entries }: { entries: HairstyleChoice["maskEntries"] }) =>
        unusedOf(context, entries, "region"),
    }),
  },
  guards: {
    ...wizardGuards,
    hasPhoto: ({ context }) => photoReasons(context).length === 0,
    mayReview: ({ context }) =>
      photoReasons(context).length === 0 && styleReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    isPhotoChosen: ({ context }) => context.photo !== null,
    isStyleChosen: ({ context }) => context.style !== null,
    isCustomised: ({ context }) =>
      context.color !== null ||
      context.prompt !== "" ||
      context.mask !== null ||
      context.painted !== null,
    isMasked: ({ context }) => context.mask !== null || context.painted !== null,
    hasSomethingToLose: ({ context }) => context.photo !== null || context.style !== null,
    wasAskedAtPhoto: ({ context }) => context.askedAt === "photo",
    wantsPhoto: ({ context }) => context.wanted === "photo",
    wantsCustomise: ({ context }) => context.wanted !== "style",
    isPhoto: (_, params: { step: HairstyleStep }) => params.step === "photo",
    mayOpenStyle: ({ context }, params: { step: HairstyleStep }) =>
      params.step === "style" && photoReasons(context).length === 0,
    mayCustomise: ({ context }, params: { step: HairstyleStep }) =>
      params.step === "customise" &&
      photoReasons(context).length === 0 &&
      styleReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: HairstyleStep }) =>
      step === "photo" ||
      (photoReasons(context).length === 0 &&
        (step === "style" || styleReasons(context).length === 0)),
  },
  delays: wizardDelays,
});
