import {
  googleCallbackEvents,
  googleCallbackInputs,
  googleCallbackOutcomes,
} from "#machines/google-callback/google-callback.fixtures.ts";
import { googleCallbackMachine } from "#machines/google-callback/google-callback.machine.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "google-callback",
  machine: googleCallbackMachine,
  inputs: googleCallbackInputs,
  events: googleCallbackEvents,
  outcomes: googleCallbackOutcomes,
  project: () => null,
} satisfies Walk;
