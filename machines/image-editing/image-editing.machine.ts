import { and, assign, forwardTo, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { carried } from "../kit/outcome.ts";
import { wizardContext } from "../kit/wizard.ts";
import { orderOf, pictureSources } from "../kit/wizard-children.ts";
import { foundAgain, HEARD_ANYWHERE, ordered } from "../kit/wizard-states.ts";
import { emptyChoice, requestOf, restoreOf } from "./image-editing.rules.ts";
import { type ImageEditingContext, imageEditingSetup, parentOf } from "./image-editing.setup.ts";

const changed = ["saveDraft", "reviseRequest"] as const;
/** Ways out of the step where the order is looked over. */
const ways = {
  "step.back": "#imageEditing.image",
  "step.jump": {
    guard: { type: "isImage", params: carried },
    target: "#imageEditing.image",
  },
  "over.ask": "asking",
} as const;
/** Another picture, another order. */
const describedAnew = { target: "#imageEditing.order", reenter: true } as const;
const after = ordered({ id: "imageEditing", first: "image", review: "describe", ways });
/**
 * Promises: one picture, then what to do with it in words or by a preset, then one press; the
 * result may be edited further, and every picture on the way is one press away; nothing chosen is
 * lost by going back, reloading or closing the page.
 */
export const imageEditingMachine = imageEditingSetup.createMachine({
  id: "imageEditing",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    ...wizardContext(input),
    chain: [],
  }),
  initial: "entering",
  on: HEARD_ANYWHERE,
  states: {
    ...foundAgain("#imageEditing.image", restoreOf),
    opening: {
      // The step that was asked for counts once.
      exit: "forgetWanted",
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
      invoke: orderOf("image_editing", (context: ImageEditingContext) =>
        requestOf(context, parentOf(context)),
      ),
      states: {
        describe: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("order") },
            "preset.choose": { actions: [{ type: "takePreset", params: carried }, ...changed] },
            "prompt.change": { actions: [{ type: "takePrompt", params: carried }, ...changed] },
            "settings.change": { actions: [{ type: "takeSettings", params: carried }, ...changed] },
            "chain.open": {
              guard: { type: "hasLink", params: carried },
              actions: [{ type: "takeLink", params: carried }, ...changed],
            },
            "step.reset": {
              guard: "isDescribed",
              actions: [
                assign(({ context }) => ({ ...emptyChoice, image: context.image })),
                ...changed,
              ],
            },
            "order.sending": "sending",
            ...ways,
          },
        },
        ...after,
        result: {
          on: {
            ...after.result.on,
            "edit.again": {
              guard: "hasResult",
              ...describedAnew,
              actions: ["takeResultAsImage", "forgetRun", "saveDraft"],
            },
            "chain.open": {
              guard: { type: "hasLink", params: carried },
              ...describedAnew,
              actions: [{ type: "takeLink", params: carried }, "forgetRun", "saveDraft"],
            },
          },
        },
      },
    },
    askingOver: {
      on: {
        "over.confirm": { target: "image", actions: ["clearChoice", "dropDraft"] },
        "over.keep": "image",
      },
    },
  },
});
