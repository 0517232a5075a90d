import { and, assign, enqueueActions, not, setup, stateIn } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { Outcome, Refused } from "../kit/outcome.ts";
import {
  codeProblems,
  forgotProblems,
  isClean,
  type LoginForm,
  loginProblems,
  type Problems,
  type RegisterForm,
  registerProblems,
  safePath,
  waitOf,
} from "./auth-dialog.rules.ts";

export type AuthView = "login" | "register" | "forgot" | "verify";
export interface AuthDialogContext {
  /** Known to every view: typed once, kept from view to view. */
  email: string;
  /** The same-origin path to go to after signing in; null means the dashboard. */
  returnPath: string | null;
  problems: Problems<"name" | "email" | "password" | "confirmPassword" | "code">;
  /** The last refusal, kept in place beside the form. */
  refusal: Refused | null;
  /** The address a code was mailed to while this dialog was open; "" while none was. */
  codeSentTo: string;
  /** Milliseconds until the server would mail another code. */
  codeWait: number;
}
export type AuthDialogEvent =
  | { type: "dialog.open"; view: AuthView; returnPath?: string; email?: string }
  | { type: "dialog.close" }
  | { type: "view.show"; view: AuthView; email?: string }
  | ({ type: "login.submit" } & LoginForm)
  | ({ type: "register.submit" } & RegisterForm)
  | { type: "code.submit"; code: string }
  | { type: "code.resend" }
  | { type: "forgot.submit"; email: string }
  | { type: "forgot.resend" };

const unreachable = { ok: false, code: "unreachable" } as const satisfies Refused;

/**
 * Promises: one dialog shows one view at a time; what was typed as the address follows from view
 * to view; a refusal stands beside the form; whoever must confirm an address is mailed a code and
 * may ask for another when the server would send one; after verifying, the login opens by itself.
 */
export const authDialogMachine = setup({
  types: {} as { context: AuthDialogContext; events: AuthDialogEvent; tags: "busy" },
  actors: {
    signIn: notProvided<Outcome<null>, LoginForm & { returnPath: string | null }>("signIn"),
    registerAccount: notProvided<Outcome<null>, Omit<RegisterForm, "confirmPassword">>(
      "registerAccount",
    ),
    requestCode: notProvided<Outcome<null>, { email: string }>("requestCode"),
    verifyCode: notProvided<Outcome<null>, { email: string; code: string }>("verifyCode"),
    requestReset: notProvided<Outcome<null>, { email: string }>("requestReset"),
  },
  actions: {
    /** Tells the outcome of a call in a toast; the edge knows the words. */
    say: (_, _params: { what: AuthNotice; refusal?: Refused | undefined }) => {},
    logFailure: (_, _params: { what: string }) => {},
    clearTries: assign({ problems: {}, refusal: null }),
    /** Keeps the refusal beside the form and says it in a toast too. */
    refuse: enqueueActions(({ enqueue }, params: { what: AuthNotice; refusal: Refused }) => {
      enqueue.assign({ refusal: params.refusal });
      enqueue({ type: "say", params } as never);
    }),
    takeOpening: assign(
      ({ context }, params: { returnPath?: string | undefined; email?: string | undefined }) => ({
        returnPath: safePath(params.returnPath) ?? context.returnPath,
        email: params.email ?? context.email,
        problems: {},
        refusal: null,
      }),
    ),
    takeEmail: assign({ email: (_, params: { email: string }) => params.email.trim() }),
    forgetReturn: assign({ returnPath: null }),
    noteCodeSent: assign({
      codeSentTo: ({ context }) => context.email,
      codeWait: TIMES.otpResend,
    }),
    noteCodeWait: assign({ codeWait: (_, outcome: Outcome<unknown>) => waitOf(outcome) }),
  },
  guards: {
    isView: (_, params: { asked: AuthView; is: AuthView }) => params.asked === params.is,
    isValidLogin: (_, form: LoginForm) => isClean(loginProblems(form)),
    isValidRegister: (_, form: RegisterForm) => isClean(registerProblems(form)),
    isValidCode: ({ context }, params: { code: string }) =>
      isClean(codeProblems(params.code, context.email)),
    isValidForgot: (_, params: { email: string }) => isClean(forgotProblems(params.email)),
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isUnverified: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && outcome.code === "email_not_verified",
    isTooSoon: (_, outcome: Outcome<unknown>) => waitOf(outcome) > 0,
    isToLogin: ({ event }) => event.type === "view.show" && event.view === "login",
    isTryingCode: stateIn({ verify: { form: "submitting" } }),
    isAskingForCode: stateIn({ verify: { code: "requesting" } }),
  },
  delays: { reopenDelay: 300, codeWait: ({ context }) => context.codeWait },
}).createMachine({
  id: "authDialog",
  context: {
    email: "",
    returnPath: null,
    problems: {},
    refusal: null,
    codeSentTo: "",
    codeWait: 0,
  },
  initial: "closed",
  on: {
    "dialog.open": [
      {
        guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "login" }) },
        target: ".login",
        actions: { type: "takeOpening", params: ({ event }) => event },
      },
      {
        guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "register" }) },
        target: ".register",
        actions: { type: "takeOpening", params: ({ event }) => event },
      },
      {
        guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "verify" }) },
        target: ".verify",
        actions: { type: "takeOpening", params: ({ event }) => event },
      },
      { target: ".forgot", actions: { type: "takeOpening", params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { entry: ["clearTries"] },
    login: {
      initial: "editing",
      on: {
        "dialog.close": { target: "closed", actions: "forgetReturn" },
        "view.show": [
          {
            guard: {
              type: "isView",
              params: ({ event }) => ({ asked: event.view, is: "register" }),
            },
            target: "register",
            actions: { type: "takeOpening", params: ({ event }) => event },
          },
          {
            guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "forgot" }) },
            target: "forgot",
            actions: { type: "takeOpening", params: ({ event }) => event },
          },
        ],
        "login.submit": [
          {
            guard: { type: "isValidLogin", params: ({ event }) => event },
            target: ".submitting",
            actions: ["clearTries", { type: "takeEmail", params: ({ event }) => event }],
          },
          {
            target: ".editing",
            actions: assign({ problems: ({ event }) => loginProblems(event), refusal: null }),
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
            input: ({ event, context }) => ({
              email: context.email,
              password: event.type === "login.submit" ? event.password : "",
              returnPath: context.returnPath,
            }),
            onDone: [
              {
                guard: { type: "isAccepted", params: ({ event }) => event.output },
                target: "#authDialog.closed",
                actions: "forgetReturn",
              },
              {
                guard: { type: "isUnverified", params: ({ event }) => event.output },
                target: ["#authDialog.verify.form", "#authDialog.verify.code.requesting"],
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({
                    what: "loginFailed",
                    refusal: event.output as Refused,
                  }),
                },
              },
              {
                target: "failed",
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({
                    what: "loginFailed",
                    refusal: event.output as Refused,
                  }),
                },
              },
            ],
            onError: {
              target: "failed",
              actions: { type: "refuse", params: { what: "loginFailed", refusal: unreachable } },
            },
          },
        },
        failed: {},
      },
    },
    register: {
      initial: "editing",
      on: {
        "dialog.close": { target: "closed", actions: "forgetReturn" },
        "view.show": {
          guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "login" }) },
          target: "login",
          actions: { type: "takeOpening", params: ({ event }) => event },
        },
        "register.submit": [
          {
            guard: { type: "isValidRegister", params: ({ event }) => event },
            target: ".submitting",
            actions: ["clearTries", { type: "takeEmail", params: ({ event }) => event }],
          },
          {
            target: ".editing",
            actions: assign({ problems: ({ event }) => registerProblems(event), refusal: null }),
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
                guard: { type: "isAccepted", params: ({ event }) => event.output },
                target: "requestingCode",
                actions: { type: "say", params: { what: "registered" } },
              },
              {
                target: "failed",
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({
                    what: "registrationFailed",
                    refusal: event.output as Refused,
                  }),
                },
              },
            ],
            onError: {
              target: "failed",
              actions: {
                type: "refuse",
                params: { what: "registrationFailed", refusal: unreachable },
              },
            },
          },
        },
        requestingCode: {
          tags: "busy",
          on: { "register.submit": undefined, "view.show": undefined },
          invoke: {
            id: "requestCode",
            src: "requestCode",
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: "isAccepted", params: ({ event }) => event.output },
                target: ["#authDialog.verify.form", "#authDialog.verify.code.waiting"],
                actions: ["noteCodeSent", { type: "say", params: { what: "codeSent" } }],
              },
              {
                guard: { type: "isTooSoon", params: ({ event }) => event.output },
                target: ["#authDialog.verify.form", "#authDialog.verify.code.waiting"],
                actions: [
                  { type: "noteCodeWait", params: ({ event }) => event.output },
                  { type: "logFailure", params: { what: "requestCode" } },
                ],
              },
              {
                target: "#authDialog.verify",
                actions: { type: "logFailure", params: { what: "requestCode" } },
              },
            ],
            onError: {
              target: "#authDialog.verify",
              actions: { type: "logFailure", params: { what: "requestCode" } },
            },
          },
        },
        failed: {},
      },
    },
    verify: {
      type: "parallel",
      on: {
        "dialog.close": { target: "closed", actions: "forgetReturn" },
        "view.show": {
          guard: and(["isToLogin", not("isTryingCode"), not("isAskingForCode")]),
          target: "login",
          actions: { type: "takeOpening", params: ({ event }) => event },
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
                guard: { type: "isValidCode", params: ({ event }) => event },
                target: ".submitting",
                actions: "clearTries",
              },
              {
                target: ".editing",
                actions: assign({
                  problems: ({ event, context }) => codeProblems(event.code, context.email),
                  refusal: null,
                }),
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
                  email: context.email,
                  code: event.type === "code.submit" ? event.code : "",
                }),
                onDone: [
                  {
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#authDialog.reopening",
                    actions: { type: "say", params: { what: "verified" } },
                  },
                  {
                    target: "failed",
                    actions: {
                      type: "refuse",
                      params: ({ event }) => ({
                        what: "verificationFailed",
                        refusal: event.output as Refused,
                      }),
                    },
                  },
                ],
                onError: {
                  target: "failed",
                  actions: {
                    type: "refuse",
                    params: { what: "verificationFailed", refusal: unreachable },
                  },
                },
              },
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
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "waiting",
                    actions: ["noteCodeSent", { type: "say", params: { what: "codeSent" } }],
                  },
                  {
                    guard: { type: "isTooSoon", params: ({ event }) => event.output },
                    target: "waiting",
                    actions: { type: "noteCodeWait", params: ({ event }) => event.output },
                  },
                  {
                    target: "free",
                    actions: {
                      type: "refuse",
                      params: ({ event }) => ({
                        what: "codeNotSent",
                        refusal: event.output as Refused,
                      }),
                    },
                  },
                ],
                onError: {
                  target: "free",
                  actions: {
                    type: "refuse",
                    params: { what: "codeNotSent", refusal: unreachable },
                  },
                },
              },
            },
            waiting: { after: { codeWait: "free" } },
          },
        },
      },
    },
    reopening: {
      description: "Verified: the dialog closes, then the login opens with the address filled in.",
      entry: "clearTries",
      after: { reopenDelay: "login" },
    },
    forgot: {
      initial: "form",
      on: {
        "dialog.close": { target: "closed", actions: "forgetReturn" },
        "view.show": {
          guard: { type: "isView", params: ({ event }) => ({ asked: event.view, is: "login" }) },
          target: "login",
          actions: { type: "takeOpening", params: ({ event }) => event },
        },
      },
      states: {
        form: {
          initial: "editing",
          on: {
            "forgot.submit": [
              {
                guard: { type: "isValidForgot", params: ({ event }) => event },
                target: ".submitting",
                actions: ["clearTries", { type: "takeEmail", params: ({ event }) => event }],
              },
              {
                target: ".editing",
                actions: assign({
                  problems: ({ event }) => forgotProblems(event.email),
                  refusal: null,
                }),
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
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#authDialog.forgot.sent",
                    actions: { type: "say", params: { what: "resetRequested" } },
                  },
                  {
                    target: "failed",
                    actions: {
                      type: "refuse",
                      params: ({ event }) => ({
                        what: "requestFailed",
                        refusal: event.output as Refused,
                      }),
                    },
                  },
                ],
                onError: {
                  target: "failed",
                  actions: {
                    type: "refuse",
                    params: { what: "requestFailed", refusal: unreachable },
                  },
                },
              },
            },
            failed: {},
          },
        },
        sent: { on: { "forgot.resend": "form" } },
      },
    },
  },
});

export type AuthNotice =
  | "loginFailed"
  | "registered"
  | "registrationFailed"
  | "codeSent"
  | "codeNotSent"
  | "verified"
  | "verificationFailed"
  | "resetRequested"
  | "requestFailed";
