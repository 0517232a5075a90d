import { carried, outcomeOf } from "../kit/outcome.ts";
import { forgotProblems } from "./auth-dialog.rules.ts";
import { dialog, isView, refuse, refuseUnreachable } from "./auth-dialog.setup.ts";

const unanswered = { target: "failed", actions: refuseUnreachable("requestFailed") } as const;

/** Asks for the mail that resets a password; the answer never tells whether the account exists. */
export const forgot = dialog.createStateConfig({
  initial: "form",
  on: {
    "dialog.close": { target: "closed", actions: "forgetReturn" },
    "view.show": {
      guard: isView("login"),
      target: "login",
      actions: { type: "takeOpening", params: carried },
    },
  },
  states: {
    form: {
      initial: "editing",
      on: {
        "forgot.submit": [
          {
            guard: { type: "isValidForgot", params: carried },
            target: ".submitting",
            actions: ["clearTries", { type: "takeEmail", params: carried }],
          },
          {
            target: ".editing",
            actions: {
              type: "takeProblems",
              params: ({ event }) => ({ problems: forgotProblems(event.email) }),
            },
          },
        ],
      },
      states: {
        editing: {},
        submitting: {
          tags: "busy",
          on: { "forgot.submit": undefined },
          invoke: {
            id: "requestReset",
            src: "requestReset",
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "#authDialog.forgot.sent",
                actions: { type: "say", params: { what: "resetRequested" } },
              },
              { target: "failed", actions: refuse("requestFailed") },
            ],
            onError: unanswered,
          },
          after: { answerTimeout: unanswered },
        },
        failed: {},
      },
    },
    sent: { on: { "forgot.resend": "form" } },
  },
});
