import { and, not } from "xstate";
import { carried, outcomeOf } from "../kit/outcome.ts";
import { codeProblems } from "./auth-dialog.rules.ts";
import { codeRequest, dialog, refuse, refuseUnreachable } from "./auth-dialog.setup.ts";

const unverified = { target: "failed", actions: refuseUnreachable("verificationFailed") } as const;
const notAsked = { target: "free", actions: refuseUnreachable("codeNotSent") } as const;

/** The code mailed to an address, and beside it whether another can be asked for. */
export const verify = dialog.createStateConfig({
  type: "parallel",
  on: {
    "dialog.close": { target: "closed", actions: "forgetReturn" },
    "view.show": {
      guard: and(["isToLogin", not("isTryingCode"), not("isAskingForCode")]),
      target: "login",
      actions: { type: "takeOpening", params: carried },
    },
  },
  states: {
    form: {
      initial: "editing",
      on: {
        "code.submit": [
          // The code being asked for voids the one in hand.
          { guard: "isAskingForCode" },
          {
            guard: { type: "isValidCode", params: carried },
            target: ".submitting",
            actions: "clearTries",
          },
          {
            target: ".editing",
            actions: {
              type: "takeProblems",
              params: ({ event, context }) => ({
                problems: codeProblems(event.code, context.email),
              }),
            },
          },
        ],
      },
      states: {
        editing: {},
        submitting: {
          tags: "busy",
          on: { "code.submit": undefined },
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            input: ({ event, context }) => ({
              ...codeRequest({ context }),
              code: event.type === "code.submit" ? event.code : "",
            }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "#authDialog.reopening",
                actions: { type: "say", params: { what: "verified" } },
              },
              { target: "failed", actions: refuse("verificationFailed") },
            ],
            onError: unverified,
          },
          after: { answerTimeout: unverified },
        },
        failed: {},
      },
    },
    code: {
      description: "Whether another code can be asked for: the server sends one a minute.",
      initial: "free",
      states: {
        free: {
          on: {
            "code.resend": {
              guard: not("isTryingCode"),
              target: ["#authDialog.verify.form.editing", "#authDialog.verify.code.requesting"],
              actions: "clearTries",
            },
          },
        },
        requesting: {
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: codeRequest,
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "waiting",
                actions: ["noteCodeSent", { type: "say", params: { what: "codeSent" } }],
              },
              {
                guard: { type: "isTooSoon", params: outcomeOf },
                target: "waiting",
                actions: { type: "noteCodeWait", params: outcomeOf },
              },
              { target: "free", actions: refuse("codeNotSent") },
            ],
            onError: notAsked,
          },
          after: { answerTimeout: notAsked },
        },
        waiting: { after: { codeWait: "free" } },
      },
    },
  },
});
