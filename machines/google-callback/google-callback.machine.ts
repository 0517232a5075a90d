import { assign, setup } from "xstate";
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
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

/** What Google sent back in the address; null for what it left out. */
export interface GoogleReturn {
  code: string | null;
  state: string | null;
  error: string | null;
}
export interface GoogleCallbackInput extends GoogleReturn {
  /** Firebase left from this very window: its library holds what came back, the address nothing. */
  isByFirebase: boolean;
  /** The state of a sign-in begun in this very window; null when another window began it. */
  expected: string | null;
  redirectUri: string;
  /** Where a sign-in that Firebase left for wants to go; the code flow's is the server's to know. */
  returnPath: string | null;
}
export interface GoogleCallbackContext extends GoogleCallbackInput {
  proof: GoogleProof | null;
  refusal: Refused | null;
}
export type GoogleCallbackEvent = { type: "window.close" };

const incomplete = { ok: false, code: "google_incomplete" } as const satisfies Refused;
const nothing = { ok: false, code: "google_nothing" } as const satisfies Refused;

/**
 * Promises: what came back is only used by the window that asked for it (the states are compared);
 * whatever came back, there is a way on.
 */
export const googleCallbackMachine = setup({
  types: typesOf<{
    context: GoogleCallbackContext;
    input: GoogleCallbackInput;
    events: GoogleCallbackEvent;
    tags: "busy";
  }>(),
  actors: {
    /** Offers it to the window that asked; refused with not_awaited when none takes it. */
    handOver: notProvided<Outcome<null>, GoogleReturn>("handOver"),
    /** What Firebase brought back; null when nothing, refused with cancelled when one said no. */
    collectFromFirebase: notProvided<Outcome<GoogleProof | null>, undefined>("collectFromFirebase"),
    enterWithGoogle: notProvided<Outcome<null>, { proof: GoogleProof; returnPath: string | null }>(
      "enterWithGoogle",
    ),
  },
  actions: {
    closeWindow: effectNotProvided("closeWindow"),
    sayFailed: effectNotProvided<{ way: "code" | "firebase"; refusal: Refused }>("sayFailed"),
    takeProof: assign({ proof: (_, params: { proof: GoogleProof | null }) => params.proof }),
    takeRefusal: takeRefusal(),
  },
  guards: {
    isByFirebase: ({ context }) => context.isByFirebase,
    isProven: (_, outcome: Outcome<GoogleProof | null>) => outcome.ok && outcome.value !== null,
    isCancelled: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.code === "cancelled",
    isIncomplete: ({ context: { code, state, error } }) =>
      state === null || (code === null && error === null),
    isOfAnotherWindow: ({ context }) => context.state !== context.expected,
    isDeclined: ({ context }) => context.error === "access_denied",
    isRefusedByGoogle: ({ context }) => context.error !== null,
    isAccepted,
  },
  delays: {
    collectTimeout: 20_000,
    answerTimeout: TIMES.answer,
    entryTimeout: TIMES.answerOfAnother,
  },
}).createMachine({
  id: "googleCallback",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, proof: null, refusal: null }),
  initial: "sorting",
  states: {
    sorting: {
      always: [
        { guard: "isByFirebase", target: "collecting" },
        {
          guard: "isIncomplete",
          target: "failed",
          actions: { type: "takeRefusal", params: { refusal: incomplete } },
        },
        { guard: "isOfAnotherWindow", target: "handing" },
        { guard: "isDeclined", target: "declined" },
        {
          guard: "isRefusedByGoogle",
          target: "failed",
          actions: {
            type: "takeRefusal",
            params: ({ context }) => ({
              refusal: { ok: false, code: "google_refused", message: context.error ?? "" },
            }),
          },
        },
        {
          target: "entering",
          actions: {
            type: "takeProof",
            params: ({ context: { code, state, redirectUri } }) => ({
              proof: { kind: "code" as const, code: code ?? "", state: state ?? "", redirectUri },
            }),
          },
        },
      ],
    },
    collecting: {
      tags: "busy",
      invoke: {
        id: "collectFromFirebase",
        src: "collectFromFirebase",
        onDone: [
          {
            guard: { type: "isProven", params: outcomeOf },
            target: "entering",
            actions: {
              type: "takeProof",
              params: ({ event }) => ({ proof: acceptedValue({ event }) }),
            },
          },
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "failed",
            actions: { type: "takeRefusal", params: { refusal: nothing } },
          },
          { guard: { type: "isCancelled", params: outcomeOf }, target: "declined" },
          refusedTo("failed"),
        ],
        onError: unanswered("failed"),
      },
      after: {
        collectTimeout: {
          target: "failed",
          actions: { type: "takeRefusal", params: { refusal: nothing } },
        },
      },
    },
    handing: {
      tags: "busy",
      invoke: {
        id: "handOver",
        src: "handOver",
        input: ({ context: { code, state, error } }) => ({ code, state, error }),
        onDone: [
          { guard: { type: "isAccepted", params: outcomeOf }, target: "handed" },
          { target: "stray" },
        ],
        onError: "stray",
      },
      after: { answerTimeout: "stray" },
    },
    handed: {
      entry: "closeWindow",
      on: { "window.close": { actions: "closeWindow" } },
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
          refusedTo("failed"),
        ],
        onError: unanswered("failed"),
      },
      after: { entryTimeout: unanswered("failed") },
    },
    entered: {
      description: "Success: the session greets, then loads the page that was asked for.",
      tags: "busy",
    },
    declined: { description: "The person said no at Google." },
    stray: { description: "No window here awaits this: it is over, or was begun elsewhere." },
    failed: {
      entry: {
        type: "sayFailed",
        params: ({ context }) => ({
          way: context.isByFirebase ? "firebase" : "code",
          refusal: context.refusal ?? unreachable,
        }),
      },
    },
  },
});
