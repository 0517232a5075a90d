import { carried, outcomeOf, refusalOf } from "../kit/outcome.ts";
import { loginProblems, stepCodeProblems } from "./auth-dialog.rules.ts";
import { dialog, isRefusedFor, isView, refuse, refuseUnreachable } from "./auth-dialog.setup.ts";

const unanswered = { target: "failed", actions: refuseUnreachable("loginFailed") } as const;

/** Address and password, or Google. An account with a second step leads on to it. */
export const login = dialog.createStateConfig({
  initial: "editing",
  invoke: {
    id: "google",
    src: "google",
    input: ({ context, self }) => ({ returnPath: context.returnPath, parent: self }),
  },
  on: {
    "google.entered": { target: "closed", actions: "forgetReturn" },
    "dialog.close": { target: "closed", actions: "forgetReturn" },
    "view.show": [
      {
        guard: isView("register"),
        target: "register",
        actions: { type: "takeOpening", params: carried },
      },
      {
        guard: isView("forgot"),
        target: "forgot",
        actions: { type: "takeOpening", params: carried },
      },
    ],
    "login.submit": [
      {
        guard: { type: "isValidLogin", params: carried },
        target: ".submitting",
        actions: [
          "clearTries",
          { type: "takeEmail", params: carried },
          { type: "takePassword", params: carried },
        ],
      },
      {
        target: ".editing",
        actions: {
          type: "takeProblems",
          params: ({ event }) => ({ problems: loginProblems(event) }),
        },
      },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: "busy",
      on: { "login.submit": undefined, "view.show": undefined },
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { email, password, returnPath } }) => ({ email, password, returnPath }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "#authDialog.closed",
            actions: "forgetReturn",
          },
          { guard: isRefusedFor("totp_required"), target: "#authDialog.step" },
          {
            guard: isRefusedFor("email_not_verified"),
            target: ["#authDialog.verify.form", "#authDialog.verify.code.requesting"],
            actions: [
              "forgetPassword",
              {
                type: "takeRegistration",
                params: ({ event }) => refusalOf({ event }).refusal,
              },
              ...refuse("loginFailed"),
            ],
          },
          { target: "failed", actions: refuse("loginFailed") },
        ],
        onError: unanswered,
      },
      after: { signInTimeout: unanswered },
    },
    failed: { entry: "forgetPassword" },
  },
});

/** The second step of the same login: a code of the authenticator. */
export const step = dialog.createStateConfig({
  initial: "editing",
  exit: "forgetPassword",
  on: {
    "dialog.close": { target: "closed", actions: "forgetReturn" },
    "view.show": {
      guard: isView("login"),
      target: "login",
      actions: { type: "takeOpening", params: carried },
    },
    "step.submit": [
      {
        guard: { type: "isValidStep", params: carried },
        target: ".submitting",
        actions: "clearTries",
      },
      {
        target: ".editing",
        actions: {
          type: "takeProblems",
          params: ({ event }) => ({ problems: stepCodeProblems(event.code) }),
        },
      },
    ],
  },
  states: {
    editing: {},
    submitting: {
      tags: "busy",
      on: { "step.submit": undefined, "view.show": undefined },
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { email, password, returnPath }, event }) => ({
          email,
          password,
          returnPath,
          totp: event.type === "step.submit" ? event.code : "",
        }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "#authDialog.closed",
            actions: "forgetReturn",
          },
          {
            // The password was changed meanwhile.
            guard: isRefusedFor("invalid_credentials"),
            target: "#authDialog.login.failed",
            actions: refuse("loginFailed"),
          },
          { target: "failed", actions: refuse("loginFailed") },
        ],
        onError: unanswered,
      },
      after: { signInTimeout: unanswered },
    },
    failed: {},
  },
});
