import { assign, setup } from "xstate";
import { TIMES } from "#wire/limits.ts";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import {
  type NewPasswordForm,
  type NewPasswordProblems,
  newPasswordProblems,
} from "../kit/new-password.ts";
import { effectNotProvided, notProvided } from "../kit/not-provided.ts";
import { isAccepted, type Outcome, type Refused, refusedTo, unanswered } from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";
import { isLinkDead, tokenOf } from "./reset-password.rules.ts";

export interface ResetPasswordContext {
  /** What the mailed link carries; null when the address carries none. */
  token: string | null;
  problems: NewPasswordProblems;
  refusal: Refused | null;
}
export type ResetPasswordEvent =
  | ({ type: "password.submit" } & NewPasswordForm)
  | { type: "link.renew" }
  | { type: "login.open" };

/**
 * Promises: whoever comes by the mailed link sets a new password once and then logs in with it; a
 * link that is used, too old or cut off says so and leads to a new one; what was refused for
 * another reason can be sent again.
 */
export const resetPasswordMachine = setup({
  types: typesOf<{
    context: ResetPasswordContext;
    input: { token: unknown };
    events: ResetPasswordEvent;
    tags: "busy";
  }>(),
  actors: {
    setPassword: notProvided<Outcome<null>, { token: string; password: string }>("setPassword"),
  },
  actions: {
    askForNewLink: effectNotProvided("askForNewLink"),
    openLogin: effectNotProvided("openLogin"),
    /** The account's sessions have ended on the server: whoever is signed in here is asked about. */
    recheckSession: effectNotProvided("recheckSession"),
    takeProblems: assign({
      problems: (_, form: NewPasswordForm) => newPasswordProblems(form),
      refusal: null,
    }),
    clearTries: assign({ problems: {}, refusal: null }),
    takeRefusal: takeRefusal(),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isValid: (_, form: NewPasswordForm) => Object.keys(newPasswordProblems(form)).length === 0,
    isAccepted,
    isLinkDead: (_, outcome: Outcome<unknown>) => isLinkDead(outcome),
  },
  delays: { answerTimeout: TIMES.answer },
}).createMachine({
  id: "resetPassword",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ token: tokenOf(input.token), problems: {}, refusal: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasToken", target: "form" }, { target: "linkBroken" }] },
    form: {
      initial: "editing",
      on: {
        "password.submit": [
          {
            guard: { type: "isValid", params: ({ event }) => event },
            target: ".submitting",
            actions: "clearTries",
          },
          {
            target: ".editing",
            actions: { type: "takeProblems", params: ({ event }) => event },
          },
        ],
      },
      states: {
        editing: {},
        submitting: {
          tags: "busy",
          on: { "password.submit": undefined },
          invoke: {
            id: "setPassword",
            src: "setPassword",
            input: ({ context, event }) => ({
              token: context.token ?? "",
              password: event.type === "password.submit" ? event.password : "",
            }),
            onDone: [
              {
                guard: { type: "isAccepted", params: ({ event }) => event.output },
                target: "#resetPassword.done",
                actions: "recheckSession",
              },
              {
                guard: { type: "isLinkDead", params: ({ event }) => event.output },
                target: "#resetPassword.linkEnded",
              },
              refusedTo("failed"),
            ],
            onError: unanswered("failed"),
          },
          after: { answerTimeout: unanswered("failed") },
        },
        failed: {},
      },
    },
    linkEnded: {
      description: "The link was used already, or half an hour has passed.",
      on: { "link.renew": { actions: "askForNewLink" } },
    },
    linkBroken: {
      description: "The address carries no link: it was cut off on its way.",
      on: { "link.renew": { actions: "askForNewLink" } },
    },
    done: { on: { "login.open": { actions: "openLogin" } } },
  },
});
