import {
  resetPasswordEvents,
  resetPasswordInputs,
  resetPasswordOutcomes,
} from "#machines/reset-password/reset-password.fixtures.ts";
import { resetPasswordMachine } from "#machines/reset-password/reset-password.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "reset-password",
  machine: resetPasswordMachine,
  inputs: resetPasswordInputs,
  events: resetPasswordEvents,
  outcomes: resetPasswordOutcomes,
  project: () => null,
} satisfies Walk;
