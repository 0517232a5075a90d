import { assign, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import { LIMITS } from "#wire/limits.ts";
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
  type BodyGeneratorChoice,
  type BodyGeneratorDraft,
  type BodyGeneratorRole,
  type BodyParameters,
  changed,
  choiceOfRun,
  emptyChoice,
  idsOf,
  isAnyChosen,
  orderReasons,
  parameterReasons,
  requestOf,
} from "./body-generator.rules.ts";
import type { BodyGeneratorStep } from "./body-generator.steps.ts";

export type BodyGeneratorInput = WizardInput<BodyGeneratorDraft, BodyGeneratorStep>;
export interface BodyGeneratorContext
  extends BodyGeneratorChoice,
    WizardContext<BodyGeneratorDraft, BodyGeneratorStep> {
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "parameters" | "look";
}
export type BodyGeneratorEvent =
  | WizardEvent<BodyGeneratorStep>
  | { type: "parameter.change"; change: Partial<BodyParameters> }
  | { type: "face.choose"; asset: Asset }
  | { type: "face.remove" }
  | { type: "prompt.change"; prompt: string }
  | { type: "hint.toggle"; hint: string }
  | AssetPickerReport
  | UploadReport
  | OrderReport;

/** What the chart's names stand for. */
export const bodyGeneratorSetup = setup({
  types: typesOf<{
    context: BodyGeneratorContext;
    input: BodyGeneratorInput;
    events: BodyGeneratorEvent;
    tags: WizardTag;
    children: WizardChildren;
  }>(),
  actors: {
    loadDraft: notProvided<Restored<BodyGeneratorRole>, DraftToLoad<BodyGeneratorRole>>(
      "loadDraft",
    ),
    upload: uploadMachine,
    order: orderMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    ...wizardActions<BodyGeneratorContext, BodyGeneratorEvent>({
      choiceOfRun,
      emptyChoice,
      requestOf,
    }),
    takeRestored: assign(({ context }, restored: Restored<BodyGeneratorRole>) =>
      takeRestored(context, idsOf, restored),
    ),
    takeChange: assign(({ context }, { change }: { change: Partial<BodyParameters> }) =>
      changed(context, change),
    ),
    takeFace: assign({ face: (_, params: { asset: Asset }) => params.asset, notice: null }),
    takePrompt: assign({ prompt: (_, params: { prompt: string }) => params.prompt }),
    toggleHint: assign({
      hints: ({ context }, { hint }: { hint: string }) =>
        context.hints.includes(hint)
          ? context.hints.filter((other) => other !== hint)
          : [...context.hints, hint].slice(-LIMITS.hints),
    }),
  },
  guards: {
    ...wizardGuards,
    hasParameters: ({ context }) => parameterReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    /** The choice holds as far as the step where the order is looked over. */
    mayReview: ({ context }) => orderReasons(context).length === 0,
    hasFace: ({ context }) => context.face !== null,
    isParameterChosen: ({ context }) =>
      isAnyChosen({ ...context, face: null, prompt: "", hints: [] }),
    isLookChosen: ({ context }) =>
      context.face !== null || context.prompt !== "" || context.hints.length > 0,
    hasSomethingToLose: ({ context }) => isAnyChosen(context),
    wasAskedAtParameters: ({ context }) => context.askedAt === "parameters",
    wantsParameters: ({ context }) => context.wanted === "parameters",
    wantsReview: ({ context }) => context.wanted !== "look",
    isParameters: (_, params: { step: BodyGeneratorStep }) => params.step === "parameters",
    mayOpenLook: ({ context }, params: { step: BodyGeneratorStep }) =>
      params.step === "look" && parameterReasons(context).length === 0,
    mayOpenReview: ({ context }, params: { step: BodyGeneratorStep }) =>
      params.step === "review" && orderReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: BodyGeneratorStep }) =>
      step === "parameters" ||
      (step === "look" ? parameterReasons : orderReasons)(context).length === 0,
  },
  delays: wizardDelays,
});
