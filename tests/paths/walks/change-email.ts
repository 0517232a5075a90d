import {
  changeEmailEvents,
  changeEmailInputs,
  changeEmailOutcomes,
} from "#machines/change-email/change-email.fixtures.ts";
import {
  type ChangeEmailContext,
  changeEmailMachine,
} from "#machines/change-email/change-email.machine.ts";
import { isMailedCode } from "#machines/kit/codes.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "change-email",
  machine: changeEmailMachine,
  inputs: changeEmailInputs,
  events: changeEmailEvents,
  outcomes: changeEmailOutcomes,
  project: (context: ChangeEmailContext) => [
    context.email,
    context.hasPassword,
    [context.isWrong, context.isMissing, context.isShort],
    isMailedCode(context.code),
    context.wasLost,
    context.refusal?.code,
  ],
} satisfies Walk;
