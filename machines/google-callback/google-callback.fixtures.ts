import type { EventFixtures } from "../kit/fixtures.ts";
import type { GoogleProof } from "../kit/google-proof.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { GoogleCallbackEvent, GoogleCallbackInput } from "./google-callback.machine.ts";

const redirectUri = "https://studio.test/auth/google/callback";
const back = {
  code: "4/0Ab",
  state: "state-1",
  error: null,
  redirectUri,
  isByFirebase: false,
  returnPath: null,
};
const proof: GoogleProof = {
  kind: "firebase",
  idToken: "header.claims.mark",
  userData: {
    uid: "fb-1",
    email: "mai@mau.test",
    displayName: "Mai",
    photoURL: "",
    emailVerified: true,
  },
};

export const googleCallbackInputs = {
  bare: { ...back, code: null, state: null, expected: null },
  codeOnly: { ...back, state: null, expected: null },
  popup: { ...back, expected: null },
  otherBegun: { ...back, expected: "state-0" },
  here: { ...back, expected: "state-1" },
  declined: { ...back, code: null, error: "access_denied", expected: "state-1" },
  firebase: { ...back, code: null, state: null, expected: null, isByFirebase: true },
  refused: { ...back, code: null, error: "server_error", expected: "state-1" },
} satisfies Record<string, GoogleCallbackInput>;

export const googleCallbackEvents = {
  "window.close": [{ type: "window.close" }],
} satisfies EventFixtures<GoogleCallbackEvent>;

export const googleCallbackOutcomes = {
  collectFromFirebase: [
    accepted(proof),
    accepted(null),
    refused("cancelled"),
    refused("firebase_failed", { message: "auth/internal-error" }),
  ],
  handOver: [accepted(null), refused("not_awaited")],
  enterWithGoogle: [accepted(null), refused("code_expired")],
};
