import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { GarmentCategory } from "#wire/values.ts";
import { downloadMachine } from "../download/download.machine.ts";
import { type GenerationReport, generationMachine } from "../generation/generation.machine.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { ParentRef } from "../kit/parent.ts";
import { type UploadReport, uploadMachine } from "../upload/upload.machine.ts";
import {
  draftOf,
  emptyChoice,
  garmentReasons,
  modelReasons,
  orderReasons,
  requestOf,
  type TryOnChoice,
  type TryOnDraft,
} from "./try-on.rules.ts";
import type { TryOnStep } from "./try-on.steps.ts";

export interface TryOnInput {
  draft: TryOnDraft | null;
  /** An old or broken draft was dropped: said once. */
  draftDropped: boolean;
  /** The step of the address; the furthest whose rules hold is opened, this one at most. */
  step: TryOnStep | null;
  /** A run named in the address: picked up, running or ended. */
  generationId: string | null;
  keyBase: string;
}
export interface TryOnContext extends TryOnChoice {
  draft: TryOnDraft | null;
  wanted: TryOnStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts entries into the order, so that no two orders of one page share a key. */
  orders: number;
  openRun: string | null;
  filter: GarmentCategory;
  result: Generation | null;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "model" | "outfit";
  /** A word to say above the step; null when there is nothing to tell. */
  notice: "draft_dropped" | "asset_gone" | "run_missing" | null;
}
export type TryOnEvent =
  | { type: "model.choose"; asset: Asset }
  | { type: "garment.choose"; asset: Asset; category: GarmentCategory }
  | { type: "category.choose"; category: GarmentCategory }
  | { type: "filter.choose"; category: GarmentCategory }
  | { type: "step.next" }
  | { type: "step.back" }
  | { type: "step.jump"; step: TryOnStep }
  | { type: "step.reset" }
  | { type: "over.ask" }
  | { type: "over.confirm" }
  | { type: "over.keep" }
  | { type: "order.confirm" }
  | { type: "order.again" }
  | { type: "draft.retry" }
  | { type: "notice.dismiss" }
  | UploadReport
  | GenerationReport;

/** What a draft names, as the server has it now; and a run of these inputs that is still open. */
export interface Restored {
  model: Asset | null;
  garment: Asset | null;
  openRun: string | null;
}

/**
 * Promises: a person photo, then a garment, then one press; nothing chosen is lost by going back,
 * reloading or closing the page; a running picture is found again by its address; starting over
 * asks only when something would be lost.
 */
export const tryOnMachine = setup({
  types: {} as { context: TryOnContext; input: TryOnInput; events: TryOnEvent; tags: "busy" },
  actors: {
    loadDraft: notProvided<Restored, { model: string | null; garment: string | null }>("loadDraft"),
    upload: uploadMachine,
    generation: generationMachine,
    download: downloadMachine,
  },
  actions: {
    saveDraft: (_, _params: { draft: TryOnDraft }) => {},
    dropDraft: () => {},
    takeRestored: assign(({ context }, params: { restored: Restored }) => {
      const { model, garment, openRun } = params.restored;
      const gone =
        (context.draft?.model && !model) || (context.draft?.garment && !garment)
          ? "asset_gone"
          : context.notice;
      return { model, garment, openRun, category: context.draft?.category ?? "all", notice: gone };
    }),
    takeModel: assign({ model: (_, params: { asset: Asset }) => params.asset, notice: null }),
    takeGarment: assign((_, params: { asset: Asset; category: GarmentCategory }) => ({
      garment: params.asset,
      category: params.category,
      notice: null,
    })),
    takeResult: assign((_, params: { generation: Generation }) => ({
      result: params.generation,
      generationId: params.generation.id,
      ...choiceOfRun(params.generation),
    })),
    clearChoice: assign({
      ...emptyChoice,
      filter: "all",
      result: null,
      generationId: null,
      draft: null,
      notice: null,
    }),
    takeRun: assign(({ context }, params: { generation: Generation }) => ({
      generationId: params.generation.id,
      ...(context.model === null && choiceOfRun(params.generation)),
    })),
    takeOpenRun: assign({ generationId: ({ context }) => context.openRun, openRun: null }),
    countOrder: assign({ orders: ({ context }) => context.orders + 1 }),
    forgetRun: assign({ result: null, generationId: null, openRun: null }),
  },
  guards: {
    hasModel: ({ context }) => modelReasons(context).length === 0,
    hasGarment: ({ context }) => garmentReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft?.model != null || context.draft?.garment != null,
    isModelChosen: ({ context }) => context.model !== null,
    isGarmentChosen: ({ context }) => context.garment !== null,
    hasRun: ({ context }) => context.generationId !== null,
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
  },
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "tryOn",
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
        input: ({ context }) => ({
          model: context.draft?.model ?? null,
          garment: context.draft?.garment ?? null,
        }),
        onDone: {
          target: "opening",
          actions: { type: "takeRestored", params: ({ event }) => ({ restored: event.output }) },
        },
        onError: "unread",
      },
      after: { draftTimeout: "unread" },
    },
    unread: {
      description: "The chosen pictures could not be asked for; the draft is kept for another try.",
      on: {
        "draft.retry": "restoring",
        "over.confirm": { target: "model", actions: ["clearChoice", "dropDraft"] },
      },
    },
    opening: {
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasModel"), target: "model" },
        { guard: "wantsModel", target: "model" },
        { guard: and(["canOrder", "wantsReview"]), target: "order.review" },
        { target: "outfit" },
      ],
    },
    model: {
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ self }) => ({
          usage: "model",
          parent: self as unknown as ParentRef<UploadReport>,
        }),
      },
      on: {
        "model.choose": {
          actions: [
            { type: "takeModel", params: ({ event }) => event },
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "upload.ready": {
          actions: [
            { type: "takeModel", params: ({ event }) => event },
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "step.next": { guard: "hasModel", target: "outfit" },
        "step.jump": [
          { guard: { type: "mayOpenOutfit", params: ({ event }) => event }, target: "outfit" },
          {
            guard: { type: "mayOpenReview", params: ({ event }) => event },
            target: "order.review",
          },
        ],
        "step.reset": {
          guard: "isModelChosen",
          actions: [
            assign({ model: null }),
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "over.ask": {
          guard: "hasSomethingToLose",
          target: "askingOver",
          actions: assign({ askedAt: "model" }),
        },
      },
    },
    outfit: {
      invoke: {
        id: "upload",
        src: "upload",
        input: ({ self }) => ({
          usage: "garment",
          parent: self as unknown as ParentRef<UploadReport>,
        }),
      },
      on: {
        "garment.choose": {
          actions: [
            { type: "takeGarment", params: ({ event }) => event },
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "upload.ready": {
          actions: [
            {
              type: "takeGarment",
              params: ({ event }) => ({ asset: event.asset, category: "all" as const }),
            },
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "category.choose": {
          guard: "hasGarment",
          actions: [
            assign({ category: ({ event }) => event.category }),
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "filter.choose": { actions: assign({ filter: ({ event }) => event.category }) },
        "step.next": { guard: "canOrder", target: "order.review" },
        "step.back": "model",
        "step.jump": [
          { guard: { type: "isModel", params: ({ event }) => event }, target: "model" },
          {
            guard: { type: "mayOpenReview", params: ({ event }) => event },
            target: "order.review",
          },
        ],
        "step.reset": {
          guard: "isGarmentChosen",
          actions: [
            assign({ garment: null, category: "all" }),
            { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
          ],
        },
        "over.ask": { target: "askingOver", actions: assign({ askedAt: "outfit" }) },
      },
    },
    order: {
      initial: "review",
      entry: "countOrder",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "virtual_try_on",
          request: requestOf(context),
          id: context.generationId,
          keyBase: `${context.keyBase}-${context.orders}`,
          parent: self as unknown as ParentRef<GenerationReport>,
        }),
      },
      on: {
        "job.accepted": {
          target: ".generating",
          actions: { type: "takeRun", params: ({ event }) => event },
        },
        "job.succeeded": {
          target: "result",
          actions: [{ type: "takeResult", params: ({ event }) => event }, "dropDraft"],
        },
      },
      states: {
        review: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("generation") },
            "category.choose": {
              actions: [
                assign({ category: ({ event }) => event.category }),
                { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
                sendTo("generation", ({ context }) => ({
                  type: "quote.refresh",
                  request: requestOf(context),
                })),
              ],
            },
            "step.back": "#tryOn.outfit",
            "step.jump": [
              { guard: { type: "isModel", params: ({ event }) => event }, target: "#tryOn.model" },
              {
                guard: { type: "mayOpenOutfit", params: ({ event }) => event },
                target: "#tryOn.outfit",
              },
            ],
            "over.ask": "asking",
          },
        },
        asking: {
          description: "The question about starting over; the quote stays as it is.",
          on: {
            "over.confirm": { target: "#tryOn.model", actions: ["clearChoice", "dropDraft"] },
            "over.keep": "review",
          },
        },
        generating: {
          description: "The child tells how it goes; leaving never stops it.",
          on: {
            "job.missing": {
              target: "#tryOn.model",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": {
              guard: "canOrder",
              target: "#tryOn.order",
              reenter: true,
              actions: "forgetRun",
            },
            "step.jump": [
              {
                guard: { type: "isModel", params: ({ event }) => event },
                target: "#tryOn.model",
                actions: "forgetRun",
              },
              {
                guard: { type: "mayOpenOutfit", params: ({ event }) => event },
                target: "#tryOn.outfit",
                actions: "forgetRun",
              },
            ],
          },
        },
      },
    },
    result: {
      invoke: {
        id: "download",
        src: "download",
        input: ({ context }) => ({
          kind: "generation",
          id: context.generationId ?? "",
          media: "image",
        }),
      },
      on: {
        "order.again": { guard: "canOrder", target: "order", actions: "forgetRun" },
        "step.jump": [
          {
            guard: { type: "isModel", params: ({ event }) => event },
            target: "model",
            actions: [
              "forgetRun",
              { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
            ],
          },
          {
            guard: { type: "mayOpenOutfit", params: ({ event }) => event },
            target: "outfit",
            actions: [
              "forgetRun",
              { type: "saveDraft", params: ({ context }) => ({ draft: draftOf(context) }) },
            ],
          },
        ],
        "over.ask": { target: "model", actions: ["clearChoice", "dropDraft"] },
      },
    },
    askingOver: {
      on: {
        "over.confirm": { target: "model", actions: ["clearChoice", "dropDraft"] },
        "over.keep": [{ guard: "wasAskedAtModel", target: "model" }, { target: "outfit" }],
      },
    },
  },
});

/** A finished run's own inputs become the choice again, so that "once more" and "another" work. */
function choiceOfRun(generation: Generation): Partial<TryOnChoice> {
  const of = (role: string) =>
    generation.inputs.find((input) => input.role === role)?.asset ?? null;
  const category = generation.settings.category as GarmentCategory | undefined;
  return { model: of("person_image"), garment: of("clothing_item"), category: category ?? "all" };
}
