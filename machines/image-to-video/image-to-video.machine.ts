import { and, assign, forwardTo, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { carried } from "../kit/outcome.ts";
import { wizardContext } from "../kit/wizard.ts";
import { orderOf, pictureSources } from "../kit/wizard-children.ts";
import { foundAgain, HEARD_ANYWHERE, ordered } from "../kit/wizard-states.ts";
import { emptyChoice, requestOf, restoreOf } from "./image-to-video.rules.ts";
import { imageToVideoSetup } from "./image-to-video.setup.ts";

const changed = ["saveDraft", "reviseRequest"] as const;
/** Ways out of the step where the order is looked over. */
const ways = {
  "step.back": "#imageToVideo.image",
  "step.jump": {
    guard: { type: "isImage", params: carried },
    target: "#imageToVideo.image",
  },
  "over.ask": "asking",
} as const;
const after = ordered({ id: "imageToVideo", first: "image", review: "configure", ways });
/**
 * Promises: one picture, how it shall move, then one press; only what the chosen model can do can be
 * chosen, and another model keeps what it can of the choice; the three steps of the run are the
 * server's own; earlier videos are at hand; leaving, reloading or closing loses nothing.
 */
export const imageToVideoMachine = imageToVideoSetup.createMachine({
  id: "imageToVideo",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    ...wizardContext(input),
  }),
  initial: "entering",
  on: HEARD_ANYWHERE,
  states: {
    ...foundAgain("#imageToVideo.image", restoreOf),
    opening: {
      // The step that was asked for counts once.
      exit: "forgetWanted",
      always: [
        { guard: "hasOpenRun", target: "order.generating", actions: "takeOpenRun" },
        { guard: and(["hasImage", not("wantsImage")]), target: "order.configure" },
        { target: "image" },
      ],
    },
    image: {
      invoke: [...pictureSources("image")],
      on: {
        "image.choose": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "asset.picked": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "upload.ready": { actions: [{ type: "takeImage", params: carried }, "saveDraft"] },
        "step.next": { guard: "hasImage", target: "order.configure" },
        "step.jump": {
          guard: { type: "mayConfigure", params: carried },
          target: "order.configure",
        },
        "step.reset": {
          guard: "isImageChosen",
          actions: [assign({ image: null }), "saveDraft"],
        },
        "over.ask": { guard: "isImageChosen", target: "askingOver" },
      },
    },
    order: {
      initial: "configure",
      invoke: orderOf("image_to_video", requestOf),
      states: {
        configure: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("order") },
            "model.choose": {
              actions: [{ type: "takeModel", params: carried }, "saveDraft", "refreshQuote"],
            },
            "motion.choose": {
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ motion: event.motion }) },
                ...changed,
              ],
            },
            "duration.choose": {
              guard: { type: "takesDuration", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ duration: event.duration }) },
                ...changed,
              ],
            },
            "resolution.choose": {
              guard: { type: "takesResolution", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ resolution: event.resolution }) },
                ...changed,
              ],
            },
            "flag.switch": {
              guard: { type: "takesFlag", params: carried },
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ [event.flag]: event.on }) },
                ...changed,
              ],
            },
            "cfg.change": {
              guard: "takesCfg",
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ cfg_scale: event.cfg }) },
                ...changed,
              ],
            },
            "prompt.change": {
              actions: [
                { type: "takeSetting", params: ({ event }) => ({ prompt: event.prompt }) },
                ...changed,
              ],
            },
            "step.reset": {
              guard: "isChanged",
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
