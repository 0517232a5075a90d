import { assign, setup } from "xstate";
import type { GoogleProof } from "../kit/google-proof.ts";
import { notProvided } from "../kit/not-provided.ts";
import { type Outcome, outcomeOf, type Refused, refusalOf } from "../kit/outcome.ts";

/** What Google sent back in the address; null for what it left out. */
export interface GoogleReturn {
  code: string | null;
  state: string | null;
  error: string | null;
}
export interface GoogleCallbackInput extends GoogleReturn {
  /** The state of a sign-in begun in this very window; null when another window began it. */
  expected: string | null;
  redirectUri: string;
}
export interface GoogleCallbackContext extends GoogleCallbackInput {
  refusal: Refused | null;
}
export type GoogleCallbackEvent = { type: "window.close" };

const incomplete = { ok: false, code: "google_incomplete" } as const satisfies Refused;
const unreachable = { ok: false, code: "unreachable" } as const satisfies Refused;

/**
 * Promises: what came back is only used by the window that asked for it (the states are compared);
 * whatever came back, there is a way on.
 */
export const googleCallbackMachine = setup({
  types: {} as {
    context: GoogleCallbackContext;
    input: GoogleCallbackInput;
    events: GoogleCallbackEvent;
    tags: "busy";
  },
  actors: {
    /** Offers it to the window that asked; refused with not_awaited when none takes it. */
    handOver: notProvided<Outcome<null>, GoogleReturn>("handOver"),
    enterWithGoogle: notProvided<Outcome<null>, { proof: GoogleProof; returnPath: string | null }>(
      "enterWithGoogle",
    ),
  },
  actions: {
    closeWindow: () => {},
    sayFailed: (_, _params: { way: "code"; refusal: Refused }) => {},
    takeRefusal: assign({ refusal: (_, params: { refusal: Refused }) => params.refusal }),
  },
  guards: {
    isIncomplete: ({ context: { code, state, error } }) =>
      state === null || (code === null && error === null),
    isOfAnotherWindow: ({ context }) => context.state !== context.expected,
    isDeclined: ({ context }) => context.error === "access_denied",
    isRefusedByGoogle: ({ context }) => context.error !== null,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
  },
}).createMachine({
  id: "googleCallback",
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: "sorting",
  states: {
    sorting: {
      always: [
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
        { target: "entering" },
      ],
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
          proof: {
            kind: "code" as const,
            code: context.code ?? "",
            state: context.state ?? "",
            redirectUri: context.redirectUri,
          },
          returnPath: null,
        }),
        onDone: [
          { guard: { type: "isAccepted", params: outcomeOf }, target: "entered" },
          { target: "failed", actions: { type: "takeRefusal", params: refusalOf } },
        ],
        onError: {
          target: "failed",
          actions: { type: "takeRefusal", params: { refusal: unreachable } },
        },
      },
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
        params: ({ context }) => ({ way: "code", refusal: context.refusal ?? unreachable }),
      },
    },
  },
});
