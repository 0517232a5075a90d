import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { GoogleCallbackEvent, GoogleCallbackInput } from "./google-callback.machine.ts";

const redirectUri = "https://studio.test/auth/google/callback";
const back = { code: "4/0Ab", state: "state-1", error: null, redirectUri };

export const googleCallbackInputs = {
  bare: { code: null, state: null, error: null, expected: null, redirectUri },
  codeOnly: { ...back, state: null, expected: null },
  popup: { ...back, expected: null },
  otherBegun: { ...back, expected: "state-0" },
  here: { ...back, expected: "state-1" },
  declined: { ...back, code: null, error: "access_denied", expected: "state-1" },
  refused: { ...back, code: null, error: "server_error", expected: "state-1" },
} satisfies Record<string, GoogleCallbackInput>;

export const googleCallbackEvents = {
  "window.close": [{ type: "window.close" }],
} satisfies EventFixtures<GoogleCallbackEvent>;

export const googleCallbackOutcomes = {
  handOver: [accepted(null), refused("not_awaited")],
  enterWithGoogle: [accepted(null), refused("code_expired")],
};
