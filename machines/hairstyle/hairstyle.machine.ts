import { and, assign, forwardTo, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { known } from "../kit/known.ts";
import { carried } from "../kit/outcome.ts";
import { wizardContext } from "../kit/wizard.ts";
import { orderOf, pictureSources } from "../kit/wizard-children.ts";
import { foundAgain, HEARD_ANYWHERE, ordered } from "../kit/wizard-states.ts";
import { noMask } from "../mask-editor/painted.rules.ts";
import { emptyChoice, requestOf, restoreOf } from "./hairstyle.rules.ts";
import { hairstyleSetup } from "./hairstyle.setup.ts";

const revised = ["saveDraft", "reviseRequest"] as const;
/** Ways out of the step where the order is looked over. */
const ways = {
  "step.back": "#hairstyle.style",
  "step.jump": [
    { guard: { type: "isPhoto", params: carried }, target: "#hairstyle.photo" },
    { guard: { type: "mayOpenStyle", params: carried }, target: "#hairstyle.style" },
  ],
  "over.ask": "asking",
} as const;
const after = ordered({ id: "hairstyle", first: "photo", review: "customise", ways });
/**
 * Promises: a photo, a style out of twenty or one's own words, then colour, words and a painted
 * region if one likes, and one press; nothing chosen is lost by going back, reloading or closing.
 */
export const hairstyleMachine = hairstyleSetup.createMachine({
  id: "hairstyle",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    ...wizardContext(input),
    filter: "all",
    askedAt: "photo",
  }),
  initial: "entering",
  on: HEARD_ANYWHERE,
  states: {
    ...foundAgain("#hairstyle.photo", restoreOf),
    opening: {
      // The step that was asked for counts once.
      exit: "forgetWanted",
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: not("hasPhoto"), target: "photo" },
        { guard: "wantsPhoto", target: "photo" },
        { guard: and(["mayReview", "wantsCustomise"]), target: "order.customise" },
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
        "step.next": { guard: "mayReview", target: "order.customise" },
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
      invoke: orderOf("hairstyle_changer", requestOf),
      states: {
        customise: {
          invoke: {
            id: "maskEditor",
            src: "maskEditor",
            input: ({ context, self }) => ({
              // Only entered with a photo: every way here asks for one.
              picture: known(context.photo, "photo"),
              entries: context.painted ?? context.maskEntries,
              meaning: "region" as const,
              parent: self,
            }),
          },
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("order") },
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
            "step.reset": {
              guard: "isCustomised",
              target: "customise",
              reenter: true,
              actions: [assign({ color: null, prompt: "", ...noMask }), ...revised],
            },
            "order.sending": "sending",
            ...ways,
          },
        },
        ...after,
      },
    },
    askingOver: {
      exit: assign({ askedAt: "photo" }),
      on: {
        "over.confirm": { target: "photo", actions: ["clearChoice", "dropDraft"] },
        "over.keep": [{ guard: "wasAskedAtPhoto", target: "photo" }, { target: "style" }],
      },
    },
  },
});
