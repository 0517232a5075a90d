import { and, assign, forwardTo, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { carried } from "../kit/outcome.ts";
import { wizardContext } from "../kit/wizard.ts";
import { orderOf, pictureSources } from "../kit/wizard-children.ts";
import { foundAgain, HEARD_ANYWHERE, ordered } from "../kit/wizard-states.ts";
import { emptyChoice, requestOf, restoreOf } from "./body-generator.rules.ts";
import { bodyGeneratorSetup } from "./body-generator.setup.ts";

/** Ways out of the step where the order is looked over. */
const ways = {
  "step.back": "#bodyGenerator.look",
  "step.jump": [
    {
      guard: { type: "isParameters", params: carried },
      target: "#bodyGenerator.parameters",
    },
    { guard: { type: "mayOpenLook", params: carried }, target: "#bodyGenerator.look" },
  ],
  "over.ask": "asking",
} as const;
const after = ordered({ id: "bodyGenerator", first: "parameters", review: "review", ways });
/**
 * Promises: a body by its figures, a face or a few words if one likes, then one press; the BMI is
 * told as one types; nothing chosen is lost by going back, reloading or closing the page.
 */
export const bodyGeneratorMachine = bodyGeneratorSetup.createMachine({
  id: "bodyGenerator",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...emptyChoice,
    ...wizardContext(input),
    askedAt: "parameters",
  }),
  initial: "entering",
  on: HEARD_ANYWHERE,
  states: {
    ...foundAgain("#bodyGenerator.parameters", restoreOf),
    opening: {
      // The step that was asked for counts once.
      exit: "forgetWanted",
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
      invoke: orderOf("body_generator", requestOf),
      states: {
        review: {
          on: {
            "order.confirm": { guard: "canOrder", actions: forwardTo("order") },
            "order.sending": "sending",
            ...ways,
          },
        },
        ...after,
      },
    },
    askingOver: {
      exit: assign({ askedAt: "parameters" }),
      on: {
        "over.confirm": { target: "parameters", actions: ["clearChoice", "dropDraft"] },
        "over.keep": [{ guard: "wasAskedAtParameters", target: "parameters" }, { target: "look" }],
      },
    },
  },
});
