import { assign, sendTo, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import type { GoogleProof } from "../kit/google-proof.ts";
import { known } from "../kit/known.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  acceptedValue,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
  unreachable,
} from "../kit/outcome.ts";
import type { ParentRef } from "../kit/parent.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

/** How this server signs people in with Google. */
export interface GoogleSettings {
  way: "firebase" | "code";
}
export type GoogleReport = { type: "google.entered" };
export interface GoogleSignInInput {
  /** The same-origin path to go to afterwards; null means the dashboard. */
  returnPath: string | null;
  parent: ParentRef<GoogleReport>;
}
export interface GoogleSignInContext extends GoogleSignInInput {
  settings: GoogleSettings | null;
  proof: GoogleProof | null;
  refusal: Refused | null;
}
export type GoogleSignInEvent =
  | { type: "google.press" }
  | { type: "google.cancel" }
  | { type: "google.redirect" };

const tooLate = { ok: false, code: "timed_out" } as const satisfies Refused;

/**
 * Promises: the window opens in the press itself; every way it can end is told apart; nobody waits
 * for Google without a way out; where no window may open, the same can be done in this one.
 */
export const googleSignInMachine = setup({
  types: typesOf<{
    context: GoogleSignInContext;
    input: GoogleSignInInput;
    events: GoogleSignInEvent;
    tags: "busy";
  }>(),
  actors: {
    /** What the server is set up for, with the code for it loaded; null when it is not. */
    prepareGoogle: notProvided<Outcome<GoogleSettings | null>, undefined>("prepareGoogle"),
    /** Refused with popup_blocked, popup_closed or cancelled, else with what went wrong. */
    connectGoogle: notProvided<
      Outcome<GoogleProof>,
      { way: GoogleSettings["way"]; returnPath: string | null }
    >("connectGoogle"),
    /** Leaves the page; resolves only when that failed. */
    leaveForGoogle: notProvided<Outcome<null>, { returnPath: string | null }>("leaveForGoogle"),
    enterWithGoogle: notProvided<Outcome<null>, { proof: GoogleProof; returnPath: string | null }>(
      "enterWithGoogle",
    ),
  },
  actions: {
    sayFailed: effectNotProvided<{ way: GoogleSettings["way"]; refusal: Refused }>("sayFailed"),
    logOutcome: effectNotProvided<{ outcome: string }>("logOutcome"),
    takeSettings: assign({
      settings: (_, params: { settings: GoogleSettings | null }) => params.settings,
    }),
    takeProof: assign({ proof: (_, params: { proof: GoogleProof }) => params.proof }),
    takeRefusal: takeRefusal(),
    forgetTry: assign({ proof: null, refusal: null }),
    tellParent: sendTo(({ context }) => context.parent, { type: "google.entered" }),
  },
  guards: {
    isAccepted,
    isSetUp: (_, outcome: Outcome<GoogleSettings | null>) => outcome.ok && outcome.value !== null,
    isBlocked: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.code === "popup_blocked",
    isClosed: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.code === "popup_closed",
    isCancelled: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.code === "cancelled",
  },
  // The server keeps a sign-in that was begun for as long as a mailed code.
  delays: {
    connectTimeout: TIMES.otp,
    leaveTimeout: 20_000,
    answerTimeout: TIMES.answer,
    entryTimeout: TIMES.answerOfAnother,
  },
}).createMachine({
  id: "googleSignIn",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, settings: null, proof: null, refusal: null }),
  initial: "preparing",
  states: {
    preparing: {
      tags: "busy",
      invoke: {
        id: "prepareGoogle",
        src: "prepareGoogle",
        onDone: [
          {
            guard: { type: "isSetUp", params: outcomeOf },
            target: "open",
            actions: {
              type: "takeSettings",
              params: ({ event }) => ({ settings: acceptedValue({ event }) }),
            },
          },
          { guard: { type: "isAccepted", params: outcomeOf }, target: "unavailable" },
          { target: "unknown" },
        ],
        onError: "unknown",
      },
      after: { answerTimeout: "unknown" },
    },
    unavailable: { description: "This server has no Google sign-in." },
    unknown: {
      description: "The server could not be asked whether it has one.",
      on: { "google.press": "preparing" },
    },
    open: {
      initial: "ready",
      on: { "google.press": { target: "connecting", actions: "forgetTry" } },
      states: {
        ready: {},
        blocked: {
          on: { "google.redirect": "#googleSignIn.redirecting" },
        },
        closed: { entry: { type: "logOutcome", params: { outcome: "closed" } } },
        cancelled: { entry: { type: "logOutcome", params: { outcome: "cancelled" } } },
        failed: {
          entry: {
            type: "sayFailed",
            params: ({ context }) => ({
              way: context.settings?.way ?? "code",
              refusal: context.refusal ?? unreachable,
            }),
          },
        },
      },
    },
    connecting: {
      tags: "busy",
      on: { "google.cancel": "open.cancelled" },
      invoke: {
        id: "connectGoogle",
        src: "connectGoogle",
        input: ({ context: { settings, returnPath } }) => ({
          way: settings?.way ?? "code",
          returnPath,
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "entering",
            actions: {
              type: "takeProof",
              params: ({ event }) => ({ proof: acceptedValue({ event }) }),
            },
          },
          { guard: { type: "isBlocked", params: outcomeOf }, target: "open.blocked" },
          { guard: { type: "isClosed", params: outcomeOf }, target: "open.closed" },
          { guard: { type: "isCancelled", params: outcomeOf }, target: "open.cancelled" },
          refusedTo("open.failed"),
        ],
        onError: unanswered("open.failed"),
      },
      after: {
        connectTimeout: {
          target: "open.failed",
          actions: { type: "takeRefusal", params: { refusal: tooLate } },
        },
      },
    },
    entering: {
      tags: "busy",
      invoke: {
        id: "enterWithGoogle",
        src: "enterWithGoogle",
        input: ({ context }) => ({
          proof: known(context.proof, "proof"),
          returnPath: context.returnPath,
        }),
        onDone: [
          { guard: { type: "isAccepted", params: outcomeOf }, target: "entered" },
          refusedTo("open.failed"),
        ],
        onError: unanswered("open.failed"),
      },
      after: { entryTimeout: unanswered("open.failed") },
    },
    redirecting: {
      tags: "busy",
      on: { "google.cancel": "open.cancelled" },
      invoke: {
        id: "leaveForGoogle",
        src: "leaveForGoogle",
        input: ({ context }) => ({ returnPath: context.returnPath }),
        onDone: [
          // On its way: the page is being left.
          { guard: { type: "isAccepted", params: outcomeOf } },
          refusedTo("open.failed"),
        ],
        onError: unanswered("open.failed"),
      },
      after: {
        leaveTimeout: {
          target: "open.failed",
          actions: { type: "takeRefusal", params: { refusal: tooLate } },
        },
      },
    },
    entered: {
      description: "Success: the session greets, then the page loads anew.",
      tags: "busy",
      entry: "tellParent",
    },
  },
});
