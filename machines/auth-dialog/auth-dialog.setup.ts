import { assign, setup, stateIn } from "xstate";
import { TIMES } from "#wire/limits.ts";
import {
  type GoogleReport,
  googleSignInMachine,
} from "../google-sign-in/google-sign-in.machine.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import { isAccepted, type Outcome, type Refused, refusalOf, unreachable } from "../kit/outcome.ts";
import { typesOf } from "../kit/types-of.ts";
import {
  codeProblems,
  forgotProblems,
  isClean,
  type LoginForm,
  loginProblems,
  type Problems,
  type RegisterForm,
  type Registration,
  registerProblems,
  registrationFor,
  stepCodeProblems,
  waitOf,
} from "./auth-dialog.rules.ts";
import { safePath } from "./return-path.rules.ts";

export type AuthView = "login" | "register" | "forgot" | "verify";
export interface AuthDialogContext {
  /** Known to every view: typed once, kept from view to view. */
  email: string;
  /** Held from the press until the login is answered, and while its second step is asked for. */
  password: string;
  /** The same-origin path to go to after signing in; null means the dashboard. */
  returnPath: string | null;
  problems: Problems<"name" | "email" | "password" | "confirmPassword" | "code">;
  /** The last refusal, kept in place beside the form. */
  refusal: Refused | null;
  /** The address a code was mailed to while this dialog was open; "" while none was. */
  codeSentTo: string;
  /** Milliseconds until the server would mail another code. */
  codeWait: number;
  /** What this browser registered or logged in to too early: codes are asked for in its name. */
  registration: Registration | null;
}
/** The address a code is for, and the registration, where this browser holds one of it. */
export interface CodeRequest {
  email: string;
  registrationId: string | null;
}
export type AuthDialogEvent =
  | { type: "dialog.open"; view: AuthView; returnPath?: string; email?: string }
  | { type: "dialog.close" }
  | { type: "view.show"; view: AuthView; email?: string }
  | ({ type: "login.submit" } & LoginForm)
  | GoogleReport
  | { type: "step.submit"; code: string }
  | ({ type: "register.submit" } & RegisterForm)
  | { type: "code.submit"; code: string }
  | { type: "code.resend" }
  | { type: "forgot.submit"; email: string }
  | { type: "forgot.resend" };
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

/** What every view of the dialog is made of: its actors, actions and the rules by name. */
export const dialog = setup({
  types: typesOf<{
    context: AuthDialogContext;
    events: AuthDialogEvent;
    tags: "busy";
    children: { google: "google" };
  }>(),
  actors: {
    signIn: notProvided<
      Outcome<null>,
      LoginForm & { totp?: string | undefined; returnPath: string | null }
    >("signIn"),
    google: googleSignInMachine,
    registerAccount: notProvided<
      Outcome<{ registrationId: string }>,
      Omit<RegisterForm, "confirmPassword">
    >("registerAccount"),
    requestCode: notProvided<Outcome<null>, CodeRequest>("requestCode"),
    verifyCode: notProvided<Outcome<null>, CodeRequest & { code: string }>("verifyCode"),
    requestReset: notProvided<Outcome<null>, { email: string }>("requestReset"),
  },
  actions: {
    /** Tells the outcome of a call in a toast; the edge knows the words. */
    say: effectNotProvided<{ what: AuthNotice; refusal?: Refused | undefined }>("say"),
    logFailure: effectNotProvided<{ what: string }>("logFailure"),
    clearTries: assign({ problems: {}, refusal: null }),
    takeProblems: assign({
      problems: (_, params: { problems: AuthDialogContext["problems"] }) => params.problems,
      refusal: null,
    }),
    keepRefusal: assign({ refusal: (_, params: { refusal: Refused }) => params.refusal }),
    takeOpening: assign(
      ({ context }, params: { returnPath?: string | undefined; email?: string | undefined }) => ({
        returnPath: safePath(params.returnPath) ?? context.returnPath,
        email: params.email ?? context.email,
        password: "",
        problems: {},
        refusal: null,
      }),
    ),
    takeEmail: assign({ email: (_, params: { email: string }) => params.email.trim() }),
    takePassword: assign({ password: (_, params: { password: string }) => params.password }),
    forgetPassword: assign({ password: "" }),
    forgetReturn: assign({ returnPath: null }),
    takeRegistration: assign({
      registration: ({ context }, params: { registrationId?: string | undefined }) =>
        params.registrationId === undefined
          ? null
          : { email: context.email, id: params.registrationId },
    }),
    noteCodeSent: assign({
      codeSentTo: ({ context }) => context.email,
      codeWait: TIMES.otpResend,
    }),
    noteCodeWait: assign({ codeWait: (_, outcome: Outcome<unknown>) => waitOf(outcome) }),
  },
  guards: {
    isView: (_, params: { asked: AuthView; is: AuthView }) => params.asked === params.is,
    isValidLogin: (_, form: LoginForm) => isClean(loginProblems(form)),
    isValidStep: (_, params: { code: string }) => isClean(stepCodeProblems(params.code)),
    isValidRegister: (_, form: RegisterForm) => isClean(registerProblems(form)),
    isValidCode: ({ context }, params: { code: string }) =>
      isClean(codeProblems(params.code, context.email)),
    isValidForgot: (_, params: { email: string }) => isClean(forgotProblems(params.email)),
    isAccepted,
    isRefusedFor: (_, params: { outcome: Outcome<unknown>; code: string }) =>
      !params.outcome.ok && params.outcome.code === params.code,
    isTooSoon: (_, outcome: Outcome<unknown>) => waitOf(outcome) > 0,
    isToLogin: ({ event }) => event.type === "view.show" && event.view === "login",
    isTryingCode: stateIn({ verify: { form: "submitting" } }),
    isAskingForCode: stateIn({ verify: { code: "requesting" } }),
  },
  delays: {
    reopenDelay: 300,
    codeWait: ({ context }) => context.codeWait,
    answerTimeout: TIMES.answer,
    // The session signs in and has its own wait.
    signInTimeout: TIMES.answerOfAnother,
  },
});

interface Done {
  event: { output: Outcome<unknown> };
}
/** Keeps what the actor was refused with beside the form and says it in a toast too. */
export const refuse = <What extends AuthNotice>(what: What) =>
  [
    { type: "keepRefusal", params: refusalOf },
    { type: "say", params: ({ event }: Done) => ({ what, ...refusalOf({ event }) }) },
  ] as const;
/** The same for an actor that broke off: nobody was reached. */
export const refuseUnreachable = <What extends AuthNotice>(what: What) =>
  [
    { type: "keepRefusal", params: { refusal: unreachable } },
    { type: "say", params: { what, refusal: unreachable } },
  ] as const;
/** The actor was refused for exactly this reason. */
export const isRefusedFor = (code: string) =>
  ({
    type: "isRefusedFor",
    params: ({ event }: Done) => ({ outcome: event.output, code }),
  }) as const;
/** What is told with a request for a code, or a try of one. */
export const codeRequest = ({ context }: { context: AuthDialogContext }): CodeRequest => ({
  email: context.email,
  registrationId: registrationFor(context.registration, context.email),
});
/** The event asks for this view. */
export const isView = <View extends AuthView>(is: View) =>
  ({
    type: "isView",
    params: ({ event }: { event: { view: AuthView } }) => ({ asked: event.view, is }),
  }) as const;
