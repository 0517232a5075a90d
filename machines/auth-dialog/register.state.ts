import { acceptedValue, carried, outcomeOf } from "../kit/outcome.ts";
import { registerProblems } from "./auth-dialog.rules.ts";
import { codeRequest, dialog, isView, refuse, refuseUnreachable } from "./auth-dialog.setup.ts";

const ofVerify = {
  waiting: ["#authDialog.verify.form", "#authDialog.verify.code.waiting"],
};

const unanswered = {
  target: "failed",
  actions: refuseUnreachable("registrationFailed"),
} as const;
const codeNotSent = {
  target: "#authDialog.verify",
  actions: { type: "logFailure", params: { what: "requestCode" } },
} as const;

/** A new account, then a code to its address; that the code could not be sent is only logged. */
export const register = dialog.createStateConfig({
  initial: "editing",
  on: {
    "dialog.close": { target: "closed", actions: "forgetReturn" },
    "view.show": {
      guard: isView("login"),
      target: "login",
      actions: { type: "takeOpening", params: carried },
    },
    "register.submit": [
      {
        guard: { type: "isValidRegister", params: carried },
        target: ".submitting",
        actions: ["clearTries", { type: "takeEmail", params: carried }],
      },
      {
        target: ".editing",
        actions: {
          type: "takeProblems",
          params: ({ event }) => ({ problems: registerProblems(event) }),
        },
      },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: "busy",
      on: { "register.submit": undefined, "view.show": undefined },
      invoke: {
        id: "registerAccount",
        src: "registerAccount",
        input: ({ event, context }) =>
          event.type === "register.submit"
            ? { name: event.name, email: context.email, password: event.password }
            : { name: "", email: context.email, password: "" },
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "requestingCode",
            actions: [
              { type: "takeRegistration", params: acceptedValue },
              { type: "say", params: { what: "registered" } },
            ],
          },
          { target: "failed", actions: refuse("registrationFailed") },
        ],
        onError: unanswered,
      },
      after: { answerTimeout: unanswered },
    },
    requestingCode: {
      tags: "busy",
      on: { "register.submit": undefined, "view.show": undefined },
      invoke: {
        id: "requestCode",
        src: "requestCode",
        input: codeRequest,
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: ofVerify.waiting,
            actions: ["noteCodeSent", { type: "say", params: { what: "codeSent" } }],
          },
          {
            guard: { type: "isTooSoon", params: outcomeOf },
            target: ofVerify.waiting,
            actions: [
              { type: "noteCodeWait", params: outcomeOf },
              { type: "logFailure", params: { what: "requestCode" } },
            ],
          },
          codeNotSent,
        ],
        onError: codeNotSent,
      },
      after: { answerTimeout: codeNotSent },
    },
    failed: {},
  },
});
