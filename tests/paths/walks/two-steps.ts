import { isAppCode } from "#machines/kit/codes.ts";
import {
  twoStepsEvents,
  twoStepsInputs,
  twoStepsOutcomes,
} from "#machines/two-steps/two-steps.fixtures.ts";
import { twoStepsMachine } from "#machines/two-steps/two-steps.machine.ts";
import type { TwoStepsContext } from "#machines/two-steps/two-steps.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "two-steps",
  machine: twoStepsMachine,
  inputs: twoStepsInputs,
  events: twoStepsEvents,
  outcomes: twoStepsOutcomes,
  // Six digits are both kinds of code, fewer are none.
  project: (context: TwoStepsContext) => [
    context.isOn,
    [context.isMissing, context.isShort, context.wasLost],
    isAppCode(context.code),
    context.refusal !== null,
  ],
} satisfies Walk;
