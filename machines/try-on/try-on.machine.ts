import { and, assign, forwardTo, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { known } from "../kit/known.ts";
import { carried } from "../kit/outcome.ts";
import { wizardContext } from "../kit/wizard.ts";
import { orderOf, pictureSources } from "../kit/wizard-children.ts";
import { foundAgain, HEARD_ANYWHERE, ordered } from "../kit/wizard-states.ts";
import { noMask } from "../mask-editor/painted.rules.ts";
import { emptyChoice, requestOf, restoreOf } from "./try-on.rules.ts";
import { tryOnSetup } from "./try-on.setup.ts";

/** Ways out of the step where the order is looked over. */
const ways = {
  "step.back": "#tryOn.outfit",
  "step.jump": [
    { guard: { type: "isModel", params: carried }, target: "#tryOn.model" },
    { guard: { type: "mayOpenOutfit", params: carried }, target: "#tryOn.outfit" },
  ],
  "over.ask": "asking",
} as const;
const after = ordered({ id: "tryOn", first: "model", review: "review", ways });
/**
 * Promises: a person photo, then a garment, then one press; nothing chosen is lost by going back,
 * reloading or closing the page; a running picture is found again by its address; starting over
 * asks only when something would be lost.
 */
export const tryOnMachine = tryOnSetup.createMachine({
  id: "tryOn",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    ...wizardContext(input),
    filter: "all",
    askedAt: "model",
  }),
  initial: "entering",
  on: HEARD_ANYWHERE,
  states: {
    ...foundAgain("#tryOn.model", restoreOf),
    opening: {
      // The step that was asked for counts once.
      exit: "forgetWanted",
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasModel"), target: "model" },
        { guard: "wantsModel", target: "model" },
        { guard: and(["mayReview", "wantsReview"]), target: "order.review" },
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
        "step.next": { guard: "mayReview", target: "order.review" },
        "step.back": "model",
        "step.jump": [
          { guard: { type: "isModel", params: carried }, target: "model" },
          { guard: { type: "mayOpenReview", params: carried }, target: "order.review" },
        ],
        "step.reset": {
          guard: "isGarmentChosen",
          actions: [assign({ garment: null, category: "all", ...noMask }), "saveDraft"],
        },
        "over.ask": { target: "askingOver", actions: assign({ askedAt: "outfit" }) },
      },
    },
    order: {
      initial: "review",
      invoke: orderOf("virtual_try_on", requestOf),
      states: {
        review: {
          invoke: {
            id: "maskEditor",
            src: "maskEditor",
            input: ({ context, self }) => ({
              // Only entered with a garment: every way here asks for one.
              picture: known(context.garment, "garment"),
              entries: context.painted ?? context.maskEntries,
              meaning: "outline" as const,
              parent: self,
            }),
          },
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("order") },
            "category.choose": {
              actions: [{ type: "takeCategory", params: carried }, "saveDraft", "refreshQuote"],
            },
            "mask.ready": {
              actions: [{ type: "takeMask", params: carried }, "saveDraft", "reviseRequest"],
            },
            "mask.painted": { actions: { type: "takePainted", params: carried } },
            "mask.remove": {
              guard: "isMasked",
              target: "review",
              reenter: true,
              actions: [assign({ ...noMask }), "saveDraft", "reviseRequest"],
            },
            "order.sending": "sending",
            ...ways,
          },
        },
        ...after,
      },
    },
    askingOver: {
      exit: assign({ askedAt: "model" }),
      on: {
        "over.confirm": { target: "model", actions: ["clearChoice", "dropDraft"] },
        "over.keep": [{ guard: "wasAskedAtModel", target: "model" }, { target: "outfit" }],
      },
    },
  },
});
