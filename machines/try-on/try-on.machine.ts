import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { GarmentCategory } from "#wire/values.ts";
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
  garmentReasons,
  idsOf,
  modelReasons,
  orderReasons,
  requestOf,
  restoreOf,
  type TryOnChoice,
  type TryOnDraft,
  type TryOnRole,
} from "./try-on.rules.ts";
import type { TryOnStep } from "./try-on.steps.ts";

export type TryOnInput = WizardInput<TryOnDraft, TryOnStep>;
export interface TryOnContext extends TryOnChoice {
  draft: TryOnDraft | null;
  wanted: TryOnStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  openRun: string | null;
  filter: GarmentCategory;
  result: Generation | null;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "model" | "outfit";
  notice: WizardNotice | null;
}
export type TryOnEvent =
  | WizardEvent<TryOnStep>
  | { type: "model.choose"; asset: Asset }
  | { type: "garment.choose"; asset: Asset; category: GarmentCategory }
  | { type: "category.choose"; category: GarmentCategory }
  | { type: "filter.choose"; category: GarmentCategory }
  | AssetPickerReport
  | UploadReport
  | GenerationReport;

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = { target: "#tryOn.model", actions: ["clearChoice", "dropDraft"] } as const;
/** The same choice at the order again, as a new order. */
const orderedAnew = {
  guard: "canOrder",
  target: "#tryOn.order",
  reenter: true,
  actions: ["forgetRun", "saveDraft"],
} as const;
/** The same from a run that may still go on: where it is to be found is said. */
const steppedBack = { ...orderedAnew, actions: ["forgetRun", "sayRunIsKept"] } as const;

/**
 * Promises: a person photo, then a garment, then one press; nothing chosen is lost by going back,
 * reloading or closing the page; a running picture is found again by its address; starting over
 * asks only when something would be lost.
 */
export const tryOnMachine = setup({
  types: {} as { context: TryOnContext; input: TryOnInput; events: TryOnEvent; tags: "busy" },
  actors: {
    loadDraft: notProvided<Restored<TryOnRole>, DraftToRestore<TryOnRole>>("loadDraft"),
    upload: uploadMachine,
    generation: generationMachine,
    download: downloadMachine,
    share: shareMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    saveDraft: effectNotProvided("saveDraft"),
    dropDraft: effectNotProvided("dropDraft"),
    takeRestored: assign(({ context }, { assets, openRun }: Restored<TryOnRole>) => ({
      ...assets,
      openRun,
      category: context.draft?.category ?? "all",
      notice: isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice,
    })),
    takeModel: assign({ model: (_, params: { asset: Asset }) => params.asset, notice: null }),
    takeGarment: assign((_, params: { asset: Asset; category: GarmentCategory }) => ({
      garment: params.asset,
      category: params.category,
      notice: null,
    })),
    takeCategory: assign({
      category: (_, params: { category: GarmentCategory }) => params.category,
    }),
    takeResult: assign((_, { generation }: { generation: Generation }) => ({
      result: generation,
      generationId: generation.id,
      ...choiceOfRun(generation),
    })),
    clearChoice: assign({
      ...emptyChoice,
      filter: "all",
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
    takeWanted: assign({ wanted: (_, { step }: { step: TryOnStep }) => step }),
    forgetRun: assign({ result: null, generationId: null }),
    refreshQuote: sendTo("generation", ({ context }) => ({
      type: "quote.refresh" as const,
      request: requestOf(context),
    })),
    sayRunIsKept: assign({ notice: "run_kept" }),
  },
  guards: {
    hasModel: ({ context }) => modelReasons(context).length === 0,
    hasGarment: ({ context }) => garmentReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft?.model != null || context.draft?.garment != null,
    isModelChosen: ({ context }) => context.model !== null,
    isGarmentChosen: ({ context }) => context.garment !== null,
    hasRun: ({ context }) => context.generationId !== null,
    isOtherRun: ({ context }, { id }: { id: string }) => context.generationId !== id,
    hasSomethingToLose: ({ context }) => context.model !== null || context.garment !== null,
    hasOpenRun: ({ context }) => context.openRun !== null,
    wasAskedAtModel: ({ context }) => context.askedAt === "model",
    wantsModel: ({ context }) => context.wanted === "model",
    wantsReview: ({ context }) => context.wanted !== "outfit",
    isModel: (_, params: { step: TryOnStep }) => params.step === "model",
    mayOpenOutfit: ({ context }, params: { step: TryOnStep }) =>
      params.step === "outfit" && modelReasons(context).length === 0,
    mayOpenReview: ({ context }, params: { step: TryOnStep }) =>
      params.step === "review" && orderReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: TryOnStep }) =>
      step === "model" || (step === "outfit" ? modelReasons : orderReasons)(context).length === 0,
  },
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "tryOn",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    draft: input.draft,
    wanted: input.step,
    generationId: input.generationId,
    keyBase: input.keyBase,
    orders: 0,
    openRun: null,
    filter: "all",
    result: null,
    askedAt: "model",
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
        { target: "model" },
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
      description: "The chosen pictures could not be asked for; the draft is kept for another try.",
      on: { "draft.retry": "restoring", "over.confirm": startedOver },
    },
    opening: {
      // The address has had its say.
      exit: assign({ wanted: null }),
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasModel"), target: "model" },
        { guard: "wantsModel", target: "model" },
        { guard: and(["canOrder", "wantsReview"]), target: "order.review" },
        { target: "outfit" },
      ],
    },
    model: {
      invoke: [...pictureSources("model")],
      on: {
        "model.choose": { actions: [{ type: "takeModel", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takeModel", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takeModel", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasModel", target: "outfit" },
        "step.jump": [
          { guard: { type: "mayOpenOutfit", params: carried }, target: "outfit" },
          { guard: { type: "mayOpenReview", params: carried }, target: "order.review" },
        ],
        "step.reset": {
          guard: "isModelChosen",
          actions: [assign({ model: null }), "saveDraft"],
        },
        "over.ask": { guard: "hasSomethingToLose", target: "askingOver" },
      },
    },
    outfit: {
      invoke: [...pictureSources("garment")],
      on: {
        "garment.choose": { actions: [{ type: "takeGarment", params: carried }, "saveDraft"] },
        "asset.picked": {
          actions: [
            {
              type: "takeGarment",
              params: ({ event }) => ({ asset: event.asset, category: "all" as const }),
            },
            "saveDraft",
          ],
        },
        "upload.ready": {
          actions: [
            {
              type: "takeGarment",
              params: ({ event }) => ({ asset: event.asset, category: "all" as const }),
            },
            "saveDraft",
          ],
        },
        "category.choose": {
          guard: "hasGarment",
          actions: [{ type: "takeCategory", params: carried }, "saveDraft"],
        },
        "filter.choose": { actions: assign({ filter: ({ event }) => event.category }) },
        "step.next": { guard: "canOrder", target: "order.review" },
        "step.back": "model",
        "step.jump": [
          { guard: { type: "isModel", params: carried }, target: "model" },
          { guard: { type: "mayOpenReview", params: carried }, target: "order.review" },
        ],
        "step.reset": {
          guard: "isGarmentChosen",
          actions: [assign({ garment: null, category: "all" }), "saveDraft"],
        },
        "over.ask": { target: "askingOver", actions: assign({ askedAt: "outfit" }) },
      },
    },
    order: {
      initial: "review",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "virtual_try_on",
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
            "category.choose": {
              actions: [{ type: "takeCategory", params: carried }, "saveDraft", "refreshQuote"],
            },
            "step.back": "#tryOn.outfit",
            "step.jump": [
              { guard: { type: "isModel", params: carried }, target: "#tryOn.model" },
              { guard: { type: "mayOpenOutfit", params: carried }, target: "#tryOn.outfit" },
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
              target: "#tryOn.model",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": orderedAnew,
            "step.back": steppedBack,
            "step.jump": {
              guard: { type: "mayJump", params: carried },
              target: "#tryOn.opening",
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
      exit: assign({ askedAt: "model" }),
      on: {
        "over.confirm": startedOver,
        "over.keep": [{ guard: "wasAskedAtModel", target: "model" }, { target: "outfit" }],
      },
    },
  },
});
