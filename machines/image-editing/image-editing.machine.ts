import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { EditPreset } from "#wire/values.ts";
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
  restoreOf,
} from "./image-editing.rules.ts";
import type { ImageEditingStep } from "./image-editing.steps.ts";

export type ImageEditingInput = WizardInput<ImageEditingDraft, ImageEditingStep>;
export interface ImageEditingContext extends ImageEditingChoice {
  draft: ImageEditingDraft | null;
  wanted: ImageEditingStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  openRun: string | null;
  result: Generation | null;
  /** The pictures edited on the way to the present one, first to last. */
  chain: readonly ChainLink[];
  notice: WizardNotice | null;
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
  | GenerationReport;

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = {
  target: "#imageEditing.image",
  actions: ["clearChoice", "dropDraft"],
} as const;
/** The same order again, as a new one. */
const orderedAnew = {
  guard: "hasImage",
  target: "#imageEditing.order",
  reenter: true,
  actions: ["forgetRun", "saveDraft"],
} as const;
/** The same from a run that may still go on: where it is to be found is said. */
const steppedBack = { ...orderedAnew, actions: ["forgetRun", "sayRunIsKept"] } as const;
const changed = ["saveDraft", "reviseRequest"] as const;

/**
 * Promises: one picture, then what to do with it in words or by a preset, then one press; the
 * result may be edited further, and every picture on the way is one press away; nothing chosen is
 * lost by going back, reloading or closing the page.
 */
export const imageEditingMachine = setup({
  types: {} as {
    context: ImageEditingContext;
    input: ImageEditingInput;
    events: ImageEditingEvent;
    tags: "busy";
  },
  actors: {
    loadDraft: notProvided<Restored<ImageEditingRole>, DraftToRestore<ImageEditingRole>>(
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
    takeRestored: assign(({ context }, { assets, openRun }: Restored<ImageEditingRole>) => {
      // Only restored from a draft.
      const { version: _, ...settings } = context.draft as ImageEditingDraft;
      const notice = isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice;
      return { ...settings, ...assets, openRun, notice };
    }),
    takeImage: assign((_, params: { asset: Asset }) => ({
      image: params.asset,
      chain: [],
      notice: null,
    })),
    takePreset: assign({ preset: (_, params: { preset: EditPreset | null }) => params.preset }),
    takePrompt: assign({ prompt: (_, params: { prompt: string }) => params.prompt }),
    takeSettings: assign((_, params: { settings: Partial<EditSettings> }) => params.settings),
    takeResult: assign((_, { generation }: { generation: Generation }) => ({
      result: generation,
      generationId: generation.id,
      ...choiceOfRun(generation),
    })),
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
    clearChoice: assign({
      ...emptyChoice,
      chain: [],
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
    takeWanted: assign({ wanted: (_, { step }: { step: ImageEditingStep }) => step }),
    forgetRun: assign({ result: null, generationId: null }),
    reviseRequest: sendTo("generation", ({ context }) => ({
      type: "request.revise" as const,
      request: requestOf(context, parentOf(context)),
    })),
    sayRunIsKept: assign({ notice: "run_kept" }),
  },
  guards: {
    hasImage: ({ context }) => imageReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft !== null,
    isImageChosen: ({ context }) => context.image !== null,
    isDescribed: ({ context }) => context.preset !== null || context.prompt !== "",
    hasRun: ({ context }) => context.generationId !== null,
    isOtherRun: ({ context }, { id }: { id: string }) => context.generationId !== id,
    hasOpenRun: ({ context }) => context.openRun !== null,
    hasResult: ({ context }) => context.result?.result != null,
    hasLink: ({ context }, params: { index: number }) => params.index in context.chain,
    wantsImage: ({ context }) => context.wanted === "image",
    isImage: (_, params: { step: ImageEditingStep }) => params.step === "image",
    mayDescribe: ({ context }, params: { step: ImageEditingStep }) =>
      params.step === "describe" && imageReasons(context).length === 0,
    mayJump: ({ context }, { step }: { step: ImageEditingStep }) =>
      step === "image" || imageReasons(context).length === 0,
  },
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "imageEditing",
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
    chain: [],
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
        { guard: and(["hasImage", not("wantsImage")]), target: "order.describe" },
        { target: "image" },
      ],
    },
    image: {
      invoke: [...pictureSources("image")],
      on: {
        "image.choose": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasImage", target: "order.describe" },
        "step.jump": { guard: { type: "mayDescribe", params: carried }, target: "order.describe" },
        "step.reset": {
          guard: "isImageChosen",
          actions: [assign({ image: null, chain: [] }), "saveDraft"],
        },
        "over.ask": { guard: "isImageChosen", target: "askingOver" },
      },
    },
    order: {
      initial: "describe",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "image_editing",
          request: requestOf(context, parentOf(context)),
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
        describe: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("generation") },
            "preset.choose": { actions: [{ type: "takePreset", params: carried }, ...changed] },
            "prompt.change": { actions: [{ type: "takePrompt", params: carried }, ...changed] },
            "settings.change": { actions: [{ type: "takeSettings", params: carried }, ...changed] },
            "chain.open": {
              guard: { type: "hasLink", params: carried },
              actions: [{ type: "takeLink", params: carried }, ...changed],
            },
            "step.back": "#imageEditing.image",
            "step.jump": {
              guard: { type: "isImage", params: carried },
              target: "#imageEditing.image",
            },
            "step.reset": {
              guard: "isDescribed",
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
          on: { "over.confirm": startedOver, "over.keep": "describe" },
        },
        generating: {
          description: "The child tells how it goes; leaving never stops it.",
          on: {
            "job.missing": {
              target: "#imageEditing.image",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": orderedAnew,
            "step.back": steppedBack,
            "step.jump": {
              guard: { type: "mayJump", params: carried },
              target: "#imageEditing.opening",
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
        "edit.again": {
          guard: "hasResult",
          target: "order",
          actions: ["takeResultAsImage", "forgetRun", "saveDraft"],
        },
        "chain.open": {
          guard: { type: "hasLink", params: carried },
          target: "order",
          actions: [{ type: "takeLink", params: carried }, "forgetRun", "saveDraft"],
        },
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

/** The run whose result is the picture being edited. */
function parentOf({ image }: Pick<ImageEditingContext, "image">): string | null {
  return image?.generation_id ?? null;
}
