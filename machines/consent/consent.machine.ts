import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { notProvided } from "../kit/not-provided.ts";
import {
  carried,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

/** What is consented to; another wording is another version. */
export const CONSENT_VERSION = "2026-11";

export interface ConsentContext {
  /** Whose upload waits. */
  userId: string | null;
  /** Who has consented since the page was loaded. */
  givenBy: string | null;
  refusal: Refused | null;
}
export type ConsentEvent =
  | { type: "consent.ask"; userId: string }
  | { type: "consent.withdraw" }
  | { type: "consent.tick"; on: boolean }
  | { type: "consent.give" }
  | { type: "consent.decline" };

/**
 * Promises: no picture of an account travels before its person has said once that they may use it;
 * whoever has said so is not asked again; without it nothing travels, and the file is not lost.
 */
export const consentMachine = setup({
  types: typesOf<{ context: ConsentContext; events: ConsentEvent; tags: "busy" }>(),
  actors: { recordConsent: notProvided<Outcome<null>, { version: string }>("recordConsent") },
  actions: {
    takeUser: assign({ userId: (_, params: { userId: string }) => params.userId }),
    noteGiven: assign({ givenBy: ({ context }) => context.userId }),
    takeRefusal: takeRefusal(),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isNew: ({ context }, params: { userId: string }) => params.userId !== context.givenBy,
    isTicked: (_, params: { on: boolean }) => params.on,
    isAccepted,
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "consent",
  options: CHART_OPTIONS,
  context: { userId: null, givenBy: null, refusal: null },
  initial: "closed",
  states: {
    closed: {
      on: {
        "consent.ask": {
          guard: { type: "isNew", params: carried },
          target: "asking",
          actions: { type: "takeUser", params: carried },
        },
      },
    },
    asking: {
      initial: "unticked",
      on: {
        "consent.decline": "closed",
        "consent.withdraw": { target: "closed", description: "The upload was stopped meanwhile." },
        "consent.tick": [
          { guard: { type: "isTicked", params: carried }, target: ".ticked" },
          { target: ".unticked" },
        ],
      },
      states: {
        unticked: {},
        ticked: { on: { "consent.give": "#consent.giving" } },
        failed: { exit: "forgetRefusal", on: { "consent.give": "#consent.giving" } },
      },
    },
    giving: {
      tags: "busy",
      on: { "consent.decline": "closed", "consent.withdraw": "closed" },
      invoke: {
        id: "recordConsent",
        src: "recordConsent",
        input: { version: CONSENT_VERSION },
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "closed",
            actions: "noteGiven",
          },
          refusedTo("asking.failed"),
        ],
        onError: unanswered("asking.failed"),
      },
      after: { answerTimeout: unanswered("asking.failed") },
    },
  },
});
