/** A machine whose way through the browser is written by hand, and why it is not chosen from its paths. */
export interface ByHand {
  file: string;
  why: string;
}
export const BY_HAND: Readonly<Record<string, ByHand>> = {
  "google-sign-in": {
    file: "tests/e2e/google.test.ts",
    why: "its other half is Google's window, with a double of Google",
  },
  "google-callback": {
    file: "tests/e2e/google.test.ts",
    why: "it is the page Google sends people back to, with a double of Google",
  },
  tutorial: {
    file: "tests/e2e/tour.test.ts",
    why: "the tools' own tours have other steps than the fixtures of the walk",
  },
  "device-gate": {
    file: "tests/e2e/device-gate.test.ts",
    why: "a device is made before its page is opened, not by an event",
  },
};
