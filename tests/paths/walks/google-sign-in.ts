import {
  googleSignInEvents,
  googleSignInOutcomes,
} from "#machines/google-sign-in/google-sign-in.fixtures.ts";
import {
  type GoogleSignInContext,
  googleSignInMachine,
} from "#machines/google-sign-in/google-sign-in.machine.ts";
import { deafParent } from "../../../stories/support/deaf-parent.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "google-sign-in",
  machine: googleSignInMachine,
  inputs: { history: { returnPath: "/history", parent: deafParent } },
  events: googleSignInEvents,
  outcomes: googleSignInOutcomes,
  project: ({ settings }: GoogleSignInContext) => settings?.way,
} satisfies Walk;
