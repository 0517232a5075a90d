import { googleSettings } from "#machines/google-sign-in/google-sign-in.fixtures.ts";
import { googleSignInMachine } from "#machines/google-sign-in/google-sign-in.machine.ts";
import { accepted } from "#machines/kit/outcome.ts";
import { staged } from "./at.ts";

/** Google's part of the login, ready to be pressed. */
export const googleReady = () =>
  staged(googleSignInMachine, { answers: { prepareGoogle: [accepted(googleSettings.code)] } });
