import { and, assign, forwardTo, not, sendTo, setup } from "xstate";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import type { Gender, HairCategory } from "#wire/values.ts";
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
import { type MaskReport, maskEditorMachine } from "../mask-editor/mask-editor.machine.ts";
import { shareMachine } from "../share/share.machine.ts";
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
  restoreOf,
  type StyleChoice,
  styleFor,
  styleReasons,
  unusedOf,
} from "./hairstyle.rules.ts";
import type { HairstyleStep } from "./hairstyle.steps.ts";

export type HairstyleInput = WizardInput<HairstyleDraft, HairstyleStep>;
export interface HairstyleContext extends HairstyleChoice {
  draft: HairstyleDraft | null;
  wanted: HairstyleStep | null;
  generationId: string | null;
  keyBase: string;
  /** Counts accepted orders, so that no two runs of one page share a key. */
  orders: number;
  openRun: string | null;
  filter: HairCategory;
  /** The step from which starting over was asked: keeping goes back to it. */
  askedAt: "photo" | "style";
  result: Generation | null;
  notice: WizardNotice | null;
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
  | GenerationReport;

/** Everything chosen is put back; what ran or was made stays in the history. */
const startedOver = { target: "#hairstyle.photo", actions: ["clearChoice", "dropDraft"] } as const;
/** The same order again, as a new one. */
const orderedAnew = {
  guard: "canCustomise",
  target: "#hairstyle.order",
  reenter: true,
  actions: ["forgetRun", "saveDraft"],
} as const;
/** The same from a run that may still go on: where it is to be found is said. */
const steppedBack = { ...orderedAnew, actions: ["forgetRun", "sayRunIsKept"] } as const;
const noMask = { mask: null, maskEntries: [], painted: null };
const revised = ["saveDraft", "reviseRequest"] as const;

/**
 * Promises: a photo, a style out of twenty or one's own words, then colour, words and a painted
 * region if one likes, and one press; nothing chosen is lost by going back, reloading or closing.
 */
export const hairstyleMachine = setup({
  types: {} as {
    context: HairstyleContext;
    input: HairstyleInput;
    events: HairstyleEvent;
    tags: "busy";
  },
  actors: {
    loadDraft: notProvided<Restored<HairstyleRole>, DraftToRestore<HairstyleRole>>("loadDraft"),
    upload: uploadMachine,
    maskEditor: maskEditorMachine,
    generation: generationMachine,
    download: downloadMachine,
    share: shareMachine,
    assetPicker: assetPickerMachine,
  },
  actions: {
    saveDraft: effectNotProvided("saveDraft"),
    dropDraft: effectNotProvided("dropDraft"),
    takeRestored: assign(({ context }, { assets, openRun }: Restored<HairstyleRole>) => {
      // Only restored from a draft.
      const { version: _, ...settings } = context.draft as HairstyleDraft;
      const notice = isAnyGone(idsOf(context.draft), assets) ? "asset_gone" : context.notice;
      const maskEntries = assets.mask ? settings.maskEntries : [];
      return { ...settings, ...assets, maskEntries, openRun, notice };
    }),
    /** A mask belongs to the photo it was painted on. */
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
        unusedOf(context, entries),
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
    takeWanted: assign({ wanted: (_, { step }: { step: HairstyleStep }) => step }),
    forgetRun: assign({ result: null, generationId: null }),
    reviseRequest: sendTo("generation", ({ context }) => ({
      type: "request.revise" as const,
      request: requestOf(context),
    })),
    sayRunIsKept: assign({ notice: "run_kept" }),
  },
  guards: {
    hasPhoto: ({ context }) => photoReasons(context).length === 0,
    canCustomise: ({ context }) =>
      photoReasons(context).length === 0 && styleReasons(context).length === 0,
    canOrder: ({ context }) => orderReasons(context).length === 0,
    hasDraft: ({ context }) => context.draft !== null,
    isPhotoChosen: ({ context }) => context.photo !== null,
    isStyleChosen: ({ context }) => context.style !== null,
    isCustomised: ({ context }) =>
      context.color !== null ||
      context.prompt !== "" ||
      context.mask !== null ||
      context.painted !== null,
    isMasked: ({ context }) => context.mask !== null || context.painted !== null,
    hasRun: ({ context }) => context.generationId !== null,
    isOtherRun: ({ context }, { id }: { id: string }) => context.generationId !== id,
    hasSomethingToLose: ({ context }) => context.photo !== null || context.style !== null,
    hasOpenRun: ({ context }) => context.openRun !== null,
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
  delays: { draftTimeout: 15_000 },
}).createMachine({
  id: "hairstyle",
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
    askedAt: "photo",
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
        { target: "photo" },
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
      description: "The chosen photo could not be asked for; the draft is kept for another try.",
      on: { "draft.retry": "restoring", "over.confirm": startedOver },
    },
    opening: {
      // The address has had its say.
      exit: assign({ wanted: null }),
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasPhoto"), target: "photo" },
        { guard: "wantsPhoto", target: "photo" },
        { guard: and(["canCustomise", "wantsCustomise"]), target: "order.customise" },
        { target: "style" },
      ],
    },
    photo: {
      invoke: [...pictureSources("hair")],
      on: {
        "photo.choose": { actions: [{ type: "takePhoto", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takePhoto", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takePhoto", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasPhoto", target: "style" },
        "step.jump": [
          { guard: { type: "mayOpenStyle", params: carried }, target: "style" },
          { guard: { type: "mayCustomise", params: carried }, target: "order.customise" },
        ],
        "step.reset": {
          guard: "isPhotoChosen",
          actions: [assign({ photo: null, ...noMask }), "saveDraft"],
        },
        "over.ask": { guard: "hasSomethingToLose", target: "askingOver" },
      },
    },
    style: {
      on: {
        "gender.choose": { actions: [{ type: "takeGender", params: carried }, "saveDraft"] },
        "filter.choose": { actions: assign({ filter: ({ event }) => event.category }) },
        "style.choose": { actions: [{ type: "takeStyle", params: carried }, "saveDraft"] },
        "step.next": { guard: "canCustomise", target: "order.customise" },
        "step.back": "photo",
        "step.jump": [
          { guard: { type: "isPhoto", params: carried }, target: "photo" },
          { guard: { type: "mayCustomise", params: carried }, target: "order.customise" },
        ],
        "step.reset": {
          guard: "isStyleChosen",
          actions: [assign({ style: null }), "saveDraft"],
        },
        "over.ask": { target: "askingOver", actions: assign({ askedAt: "style" }) },
      },
    },
    order: {
      initial: "customise",
      invoke: {
        id: "generation",
        src: "generation",
        input: ({ context, self }) => ({
          feature: "hairstyle_changer",
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
        customise: {
          invoke: {
            id: "maskEditor",
            src: "maskEditor",
            input: ({ context, self }) => ({
              // Only entered with a photo: every way here asks for one.
              picture: context.photo as Asset,
              entries: context.painted ?? context.maskEntries,
              parent: asParent(self),
            }),
          },
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("generation") },
            "color.choose": { actions: [{ type: "takeColor", params: carried }, ...revised] },
            "prompt.change": { actions: [{ type: "takePrompt", params: carried }, ...revised] },
            "mask.ready": { actions: [{ type: "takeMask", params: carried }, ...revised] },
            "mask.painted": { actions: { type: "takePainted", params: carried } },
            "mask.remove": {
              guard: "isMasked",
              target: "customise",
              reenter: true,
              actions: [assign(noMask), ...revised],
            },
            "step.back": "#hairstyle.style",
            "step.jump": [
              { guard: { type: "isPhoto", params: carried }, target: "#hairstyle.photo" },
              { guard: { type: "mayOpenStyle", params: carried }, target: "#hairstyle.style" },
            ],
            "step.reset": {
              guard: "isCustomised",
              target: "customise",
              reenter: true,
              actions: [assign({ color: null, prompt: "", ...noMask }), ...revised],
            },
            "over.ask": "asking",
          },
        },
        asking: {
          description: "The question about starting over; the quote stays as it is.",
          on: { "over.confirm": startedOver, "over.keep": "customise" },
        },
        generating: {
          description: "The child tells how it goes; leaving never stops it.",
          on: {
            "job.missing": {
              target: "#hairstyle.photo",
              actions: ["forgetRun", assign({ notice: "run_missing" })],
            },
            "order.again": orderedAnew,
            "step.back": steppedBack,
            "step.jump": {
              guard: { type: "mayJump", params: carried },
              target: "#hairstyle.opening",
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
      exit: assign({ askedAt: "photo" }),
      on: {
        "over.confirm": startedOver,
        "over.keep": [{ guard: "wasAskedAtPhoto", target: "photo" }, { target: "style" }],
      },
    },
  },
});
