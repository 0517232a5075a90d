import type { EventFixtures } from "../kit/fixtures.ts";
import type { GoogleProof } from "../kit/google-proof.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { GoogleSettings, GoogleSignInEvent } from "./google-sign-in.machine.ts";

export const googleSignInEvents = {
  "google.press": [{ type: "google.press" }],
  "google.cancel": [{ type: "google.cancel" }],
  "google.redirect": [{ type: "google.redirect" }],
} satisfies EventFixtures<GoogleSignInEvent>;

export const codeProof: GoogleProof = {
  kind: "code",
  code: "4/0Ab",
  state: "state-1",
  redirectUri: "https://studio.test/auth/google/callback",
};
export const googleSettings = {
  code: { way: "code" },
  firebase: { way: "firebase" },
} satisfies Record<string, GoogleSettings>;

export const googleSignInOutcomes = {
  prepareGoogle: [
    accepted(googleSettings.code),
    accepted(googleSettings.firebase),
    accepted(null),
    refused("internal"),
  ],
  connectGoogle: [
    accepted(codeProof),
    refused("popup_blocked"),
    refused("popup_closed"),
    refused("cancelled"),
    refused("internal"),
  ],
  enterWithGoogle: [accepted(null), refused("code_expired")],
  leaveForGoogle: [accepted(null), refused("rate_limited", { facts: { retry_after: 42 } })],
};
