import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { ConsentEvent } from "./consent.machine.ts";

export const consentEvents = {
  "consent.ask": [{ type: "consent.ask", userId: "usr_hanh" }],
  "consent.withdraw": [{ type: "consent.withdraw" }],
  "consent.tick": [
    { type: "consent.tick", on: true },
    { type: "consent.tick", on: false },
  ],
  "consent.give": [{ type: "consent.give" }],
  "consent.decline": [{ type: "consent.decline" }],
} satisfies EventFixtures<ConsentEvent>;

export const consentOutcomes = { recordConsent: [accepted(null), refused("internal")] };
