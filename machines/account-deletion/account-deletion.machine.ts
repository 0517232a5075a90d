import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  carried,
  ifAccepted,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

export interface AccountDeletionInput {
  /** Without one a sign-in that is minutes old proves whose account it is. */
  hasPassword: boolean;
}
export interface AccountDeletionContext extends AccountDeletionInput {
  /** Held no longer than the deletion takes. */
  password: string;
  /** Nothing was typed where a password is asked for. */
  isMissing: boolean;
  refusal: Refused | null;
}
export type AccountDeletionEvent =
  | { type: "deletion.ask" }
  | { type: "deletion.close" }
  | { type: "deletion.confirm"; password: string }
  | { type: "deletion.check" };

/**
 * Promises: an account goes only after it was asked and its owner has proved who they are, once
 * however often it is pressed; when no answer comes the session is asked whether it still stands,
 * and neither "deleted" nor "kept" is said before that is known.
 */
export const accountDeletionMachine = setup({
  types: typesOf<{
    context: AccountDeletionContext;
    input: AccountDeletionInput;
    events: AccountDeletionEvent;
    tags: "open" | "busy";
  }>(),
  actors: {
    deleteAccount: notProvided<Outcome<null>, { password?: string }>("deleteAccount"),
    askSession: notProvided<Outcome<null>, void>("askSession"),
  },
  actions: {
    takePassword: assign({ password: (_, { password }: { password: string }) => password }),
    forgetPassword: assign({ password: "" }),
    takeMissing: assign({ isMissing: true, refusal: null }),
    takeRefusal: takeRefusal(),
    clearSaid: assign({ isMissing: false, refusal: null }),
    /** Nothing of the account stays in this browser, and the person is told. */
    leaveAccount: effectNotProvided("leaveAccount"),
  },
  guards: {
    isAccepted,
    isProof: ({ context }, { password }: { password: string }) =>
      !context.hasPassword || password !== "",
    /** The session that asked for it is no more. */
    isEnded: (_, found: Outcome<null>) => !found.ok && found.code === "unauthorized",
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "accountDeletion",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ ...input, password: "", isMissing: false, refusal: null }),
  initial: "closed",
  states: {
    closed: { entry: "clearSaid", on: { "deletion.ask": "asking" } },
    asking: {
      tags: "open",
      initial: "editing",
      on: {
        "deletion.close": "closed",
        "deletion.confirm": [
          {
            guard: { type: "isProof", params: carried },
            target: "deleting",
            actions: { type: "takePassword", params: carried },
          },
          { target: ".editing", actions: "takeMissing" },
        ],
      },
      states: {
        editing: {},
        failed: {},
      },
    },
    deleting: {
      description: "It can't be called back: nothing closes this before it is known.",
      tags: ["open", "busy"],
      entry: "clearSaid",
      exit: "forgetPassword",
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: ({ context: { hasPassword, password } }) => (hasPassword ? { password } : {}),
        onDone: [{ guard: ifAccepted, target: "deleted" }, refusedTo("asking.failed")],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    checking: {
      description: "Whether the account still stands is asked with its own session.",
      tags: ["open", "busy"],
      invoke: {
        id: "askSession",
        src: "askSession",
        onDone: [
          { guard: { type: "isEnded", params: outcomeOf }, target: "deleted" },
          { guard: ifAccepted, target: "asking.failed" },
          refusedTo("unsure"),
        ],
        onError: unanswered("unsure"),
      },
      after: { answerTimeout: unanswered("unsure") },
    },
    unsure: {
      tags: "open",
      on: { "deletion.check": "checking", "deletion.close": "closed" },
    },
    deleted: { entry: "leaveAccount" },
  },
});
