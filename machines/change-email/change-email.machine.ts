import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { isMailedCode } from "../kit/codes.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import {
  carried,
  ifAccepted,
  isAccepted,
  type Outcome,
  outcomeOf,
  type Refused,
  refusalOf,
  refusedTo,
  unanswered,
} from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { newEmailOf } from "./change-email.rules.ts";

export interface ChangeEmailInput {
  /** The address the account has. */
  email: string;
  /** Without one a sign-in that is minutes old proves whose account it is. */
  hasPassword: boolean;
}
/** What is typed to be sent a code. */
export interface EmailAsked {
  email: string;
  password: string;
}
export interface ChangeEmailContext extends ChangeEmailInput {
  /** The address that is to be the account's; "" before one was asked for. */
  wanted: string;
  /** Held no longer than asking for the code takes. */
  password: string;
  /** What was typed is no other address. */
  isWrong: boolean;
  /** Nothing was typed where a password is asked for. */
  isMissing: boolean;
  /** Of the mail, as typed. */
  code: string;
  isShort: boolean;
  /** A code was sent whose answer never came: it may have counted. */
  wasLost: boolean;
  refusal: Refused | null;
}
export type ChangeEmailEvent =
  | ({ type: "email.ask" } & EmailAsked)
  | { type: "email.other" }
  | { type: "code.change"; code: string }
  | { type: "email.confirm" };

/**
 * Promises: the account keeps its address until a code from the new one was typed; nothing is asked
 * without its owner's proof, nor sent twice by two presses; an answer that is lost is never taken
 * for a no: which address counts is read anew.
 */
export const changeEmailMachine = setup({
  types: typesOf<{
    context: ChangeEmailContext;
    input: ChangeEmailInput;
    events: ChangeEmailEvent;
    tags: "busy" | "code";
  }>(),
  actors: {
    sendEmailCode: notProvided<Outcome<unknown>, { email: string; password?: string }>(
      "sendEmailCode",
    ),
    confirmEmail: notProvided<Outcome<unknown>, { email: string; otp: string }>("confirmEmail"),
    readEmail: notProvided<Outcome<string>, void>("readEmail"),
  },
  actions: {
    takeAsked: assign(({ context }, { email, password }: EmailAsked) => ({
      wanted: newEmailOf(email, context.email) ?? "",
      password,
    })),
    takeProblems: assign(({ context }, { email, password }: EmailAsked) => ({
      isWrong: newEmailOf(email, context.email) === null,
      isMissing: context.hasPassword && password === "",
      refusal: null,
    })),
    clearProblems: assign({ isWrong: false, isMissing: false, refusal: null }),
    forgetPassword: assign({ password: "" }),
    emptyCode: assign({ code: "", isShort: false, wasLost: false, refusal: null }),
    takeCode: assign((_, { code }: { code: string }) => ({ code, isShort: false, refusal: null })),
    takeShort: assign({ isShort: true, refusal: null }),
    clearSaid: assign({ isShort: false, refusal: null }),
    noteLost: assign({ wasLost: true }),
    takeRefusal: takeRefusal(),
    takeMoved: assign({ email: ({ context }) => context.wanted, wanted: "" }),
    /** The session learns of the address, and the person is told. */
    sayMoved: effectNotProvided<{ email: string }>("sayMoved"),
  },
  guards: {
    isAccepted,
    isAsked: ({ context }, { email, password }: EmailAsked) =>
      newEmailOf(email, context.email) !== null && (!context.hasPassword || password !== ""),
    isCode: ({ context }) => isMailedCode(context.code),
    wasLost: ({ context }) => context.wasLost,
    isMoved: ({ context }, found: Outcome<string>) => found.ok && found.value === context.wanted,
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "changeEmail",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    ...input,
    wanted: "",
    password: "",
    isWrong: false,
    isMissing: false,
    code: "",
    isShort: false,
    wasLost: false,
    refusal: null,
  }),
  initial: "asking",
  states: {
    asking: {
      initial: "editing",
      on: {
        "email.ask": [
          {
            guard: { type: "isAsked", params: carried },
            target: "sending",
            actions: { type: "takeAsked", params: carried },
          },
          { target: ".editing", actions: { type: "takeProblems", params: carried } },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    sending: {
      description: "An answer that is lost costs nothing: a code is asked for once more.",
      tags: "busy",
      entry: "clearProblems",
      exit: "forgetPassword",
      invoke: {
        id: "sendEmailCode",
        src: "sendEmailCode",
        input: ({ context: { wanted, hasPassword, password } }) =>
          hasPassword ? { email: wanted, password } : { email: wanted },
        onDone: [
          { guard: ifAccepted, target: "typing", actions: "emptyCode" },
          refusedTo("asking.failed"),
        ],
        onError: unanswered("asking.failed"),
      },
      after: { answerTimeout: unanswered("asking.failed") },
    },
    typing: {
      tags: "code",
      initial: "editing",
      on: {
        "email.other": { target: "asking", actions: "clearProblems" },
        "code.change": {
          target: ".editing",
          actions: { type: "takeCode", params: carried },
        },
        "email.confirm": [
          { guard: "isCode", target: "confirming" },
          { target: ".editing", actions: "takeShort" },
        ],
      },
      states: { editing: {}, failed: {} },
    },
    confirming: {
      tags: ["busy", "code"],
      entry: "clearSaid",
      invoke: {
        id: "confirmEmail",
        src: "confirmEmail",
        input: ({ context: { wanted, code } }) => ({ email: wanted, otp: code }),
        onDone: [
          { guard: ifAccepted, target: "moved" },
          {
            guard: "wasLost",
            target: "checking",
            actions: { type: "takeRefusal", params: refusalOf },
          },
          refusedTo("typing.failed"),
        ],
        onError: unanswered("checking"),
      },
      after: { answerTimeout: unanswered("checking") },
    },
    checking: {
      description: "No answer came to a code, now or before: which address counts is read.",
      tags: ["busy", "code"],
      entry: "noteLost",
      invoke: {
        id: "readEmail",
        src: "readEmail",
        onDone: [
          { guard: { type: "isMoved", params: outcomeOf }, target: "moved" },
          { target: "typing.failed" },
        ],
        onError: "typing.failed",
      },
      after: { answerTimeout: "typing.failed" },
    },
    moved: {
      entry: [
        { type: "sayMoved", params: ({ context }) => ({ email: context.wanted }) },
        "takeMoved",
        "clearProblems",
      ],
      always: "asking",
    },
  },
});
