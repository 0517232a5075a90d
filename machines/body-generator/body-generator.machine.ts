import { and, assign, forwardTo, not, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
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
  restoreOf,
} from "./body-generator.rules.ts";
import type { BodyGeneratorStep } from "./body-generator.steps.ts";

export type BodyGeneratorInput = WizardInput<BodyGeneratorDraft, BodyGeneratorStep>;
export interface BodyGeneratorContext extends BodyGeneratorChoice {
  draft: BodyGeneratorDraft | null;
  wanted: BodyGeneratorStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  openRun: string | null;
  result: Generation | null;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "parameters" | "look";
  notice: WizardNotice | null;
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
  | GenerationReport;

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = {
  target: "#bodyGenerator.parameters",
  actions: ["clearChoice", "dropDraft"],
} as const;
/** The same order again, as a new one. */
const orderedAnew = {
  guard: "canOrder",
  target: "#bodyGenerator.order",
  reenter: true,
  actions: ["forgetRun", "saveDraft"],
} as const;
/** The same from a run that may still go on: where it is to be found is said. */
const steppedBack = { ...orderedAnew, actions: ["forgetRun", "sayRunIsKept"] } as const;

/**
 * Promises: a body by its figures, a face or a few words if one likes, then one press; the BMI is
 * told as one types; nothing chosen is lost by going back, reloading or closing the page.
 */
export const bodyGeneratorMachine = setup({
  types: {} as {
    context: BodyGeneratorContext;
    input: BodyGeneratorInput;
    events: BodyGeneratorEvent;
    tags: "busy";
  },
  actors: {
    loadDraft: notProvided<Restored<BodyGeneratorRole>, DraftToRestore<BodyGeneratorRole>>(
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
    takeRestored: assign(({ context }, { assets, openRun }: Restored<BodyGeneratorRole>) => {
      // Only restored from a draft.
      const { version: _, ...settings } = context.draft as BodyGeneratorDraft;
      const notice = isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice;
      return { ...settings, ...assets, openRun, notice };
    }),
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
    takeWanted: assign({ wanted: (_, { step }: { step: BodyGeneratorStep }) => step }),
    forgetRun: assign({ result: null, generationId: null }),
    sayRunIsKept: assign({ notice: "run_kept" }),
  },
  guards: {
    hasParameters: ({ context }) => parameterReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft !== null,
    hasFace: ({ context }) => context.face !== null,
    isParameterChosen: ({ context }) =>
      isAnyChosen({ ...context, face: null, prompt: "", hints: [] }),
    isLookChosen: ({ context }) =>
      context.face !== null || context.prompt !== "" || context.hints.length > 0,
    hasRun: ({ context }) => context.generationId !== null,
    isOtherRun: ({ context }, { id }: { id: string }) => context.generationId !== id,
    hasSomethingToLose: ({ context }) => isAnyChosen(context),
    hasOpenRun: ({ context }) => context.openRun !== null,
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
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "bodyGenerator",
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
    askedAt: "parameters",
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
        { target: "parameters" },
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
      description: "The chosen face could not be asked for; the draft is kept for another try.",
      on: { "draft.retry": "restoring", "over.confirm": startedOver },
    },
    opening: {
      // The address has had its say.
      exit: assign({ wanted: null }),
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasParameters"), target: "parameters" },
        { guard: "wantsParameters", target: "parameters" },
        { guard: and(["canOrder", "wantsReview"]), target: "order.review" },
        { target: "look" },
      ],
    },
    parameters: {
      on: {
        "parameter.change": { actions: [{ type: "takeChange", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasParameters", target: "look" },
        "step.jump": [
          { guard: { type: "mayOpenLook", params: carried }, target: "look" },
          { guard: { type: "mayOpenReview", params: carried }, target: "order.review" },
        ],
        "step.reset": {
          guard: "isParameterChosen",
          actions: [
            assign(({ context: { face, prompt, hints } }) => ({
              ...emptyChoice,
              face,
              prompt,
              hints,
            })),
            "saveDraft",
          ],
        },
        "over.ask": { guard: "hasSomethingToLose", target: "askingOver" },
      },
    },
    look: {
      invoke: [...pictureSources("face")],
      on: {
        "face.choose": { actions: [{ type: "takeFace", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takeFace", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takeFace", params: carried }, "saveDraft"] },
        "face.remove": { guard: "hasFace", actions: [assign({ face: null }), "saveDraft"] },
        "prompt.change": { actions: [{ type: "takePrompt", params: carried }, "saveDraft"] },
        "hint.toggle": { actions: [{ type: "toggleHint", params: carried }, "saveDraft"] },
        "step.next": { guard: "canOrder", target: "order.review" },
        "step.back": "parameters",
        "step.jump": [
          { guard: { type: "isParameters", params: carried }, target: "parameters" },
          { guard: { type: "mayOpenReview", params: carried }, target: "order.review" },
        ],
        "step.reset": {
          guard: "isLookChosen",
          actions: [assign({ face: null, prompt: "", hints: [] }), "saveDraft"],
        },
        "over.ask": { target: "askingOver", actions: assign({ askedAt: "look" }) },
      },
    },
    order: {
      initial: "review",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "body_generator",
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
        review: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("generation") },
            "step.back": "#bodyGenerator.look",
            "step.jump": [
              {
                guard: { type: "isParameters", params: carried },
                target: "#bodyGenerator.parameters",
              },
              { guard: { type: "mayOpenLook", params: carried }, target: "#bodyGenerator.look" },
            ],
            "over.ask": "asking",
          },
        },
        asking: {
          description: "The question about starting over; the quote stays as it is.",
          on: { "over.confirm": startedOver, "over.keep": "review" },
        },
        generating: {
          description: "The child tells how it goes; leaving never stops it.",
          on: {
            "job.missing": {
              target: "#bodyGenerator.parameters",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": orderedAnew,
            "step.back": steppedBack,
            "step.jump": {
              guard: { type: "mayJump", params: carried },
              target: "#bodyGenerator.opening",
              actions: [{ type: "takeWanted", params: carried }, "forgetRun", "sayRunIsKept"],
            },
            "over.ask": startedOver,
          },
        },
      },
    },
    result: {
      invoke: [...resultActions("image")],
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
    askingOver: {
      exit: assign({ askedAt: "parameters" }),
      on: {
        "over.confirm": startedOver,
        "over.keep": [{ guard: "wasAskedAtParameters", target: "parameters" }, { target: "look" }],
      },
    },
  },
});
