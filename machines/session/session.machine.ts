import { and, not } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { acceptedValue, carried, outcomeOf } from "../kit/outcome.ts";
import { session } from "./session.setup.ts";
import { signingIn } from "./signing-in.state.ts";

/** No answer came: tried again a few times, then the session that is known here is kept. */
const notValidated = [
  { guard: "hasTriesLeft", target: "pausing", actions: "countFailure" },
  { guard: "hasUser", target: "signedIn.unconfirmed" },
  { target: "guest", actions: ["clearStored", "forgetUser"] },
] as const;
/** Logged out here, whether or not the server heard of it. */
const loggedOut = {
  target: "guest",
  actions: ["clearStored", "forgetUser", "goHome", "sayLoggedOut"],
} as const;

/**
 * Promises: a person once signed in stays signed in until they log out, the token ends or the
 * server refuses it; a weak connection never throws them out; every tab follows the others.
 */
export const sessionMachine = session.createMachine({
  id: "session",
  options: CHART_OPTIONS,
  context: ({ input }) => ({
    token: input.token,
    expiresIn: input.expiresIn ?? 0,
    user: input.user,
    failures: 0,
    refusal: null,
    reloads: false,
  }),
  initial: "restoring",
  on: {
    "session.joined": {
      target: ".signedIn.confirmed",
      actions: { type: "takeCredentials", params: carried },
    },
    "user.changed": {
      guard: "hasUser",
      actions: [
        { type: "takeUser", params: carried },
        {
          type: "storeSession",
          params: ({ context }) => ({ token: context.token, user: context.user }),
        },
      ],
    },
  },
  invoke: { id: "watchTabs", src: "watchTabs" },
  states: {
    restoring: {
      always: [
        { guard: and([not("hasToken"), not("hasUser")]), target: "guest" },
        { guard: not("hasToken"), target: "guest", actions: ["clearStored", "forgetUser"] },
        { guard: "isExpired", target: "guest", actions: ["clearStored", "forgetUser"] },
        { guard: "isNearExpiry", target: "signedIn.confirmed" },
        { guard: "hasUser", target: "validating.shown" },
        { target: "validating.hidden" },
      ],
    },
    validating: {
      initial: "hidden",
      on: { "logout.ask": { guard: "hasUser", target: "signingOut" } },
      invoke: {
        id: "validateToken",
        src: "validateToken",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: [
          {
            guard: { type: "isAccepted", params: outcomeOf },
            target: "signedIn.confirmed",
            actions: [
              {
                type: "takeUser",
                params: ({ event }) => ({ user: acceptedValue({ event }) }),
              },
              {
                type: "storeSession",
                params: ({ context }) => ({ token: context.token, user: context.user }),
              },
            ],
          },
          {
            guard: { type: "isUnauthorized", params: outcomeOf },
            target: "guest",
            actions: ["clearStored", "forgetUser"],
          },
          ...notValidated,
        ],
        onError: notValidated,
      },
      after: { answerTimeout: notValidated },
      states: { shown: { tags: "signedIn" }, hidden: { tags: "busy" } },
    },
    pausing: {
      initial: "deciding",
      on: { "logout.ask": { guard: "hasUser", target: "signingOut" } },
      after: {
        retryDelay: [
          { guard: "hasUser", target: "validating.shown" },
          { target: "validating.hidden" },
        ],
      },
      states: {
        deciding: { always: [{ guard: "hasUser", target: "shown" }, { target: "hidden" }] },
        shown: { tags: "signedIn" },
        hidden: { tags: "busy" },
      },
    },
    guest: {
      on: { "login.submit": "signingIn.password", "google.submit": "signingIn.google" },
    },
    signingIn,
    welcoming: {
      tags: ["signedIn", "busy"],
      entry: [
        {
          type: "storeSession",
          params: ({ context }) => ({ token: context.token, user: context.user }),
        },
        { type: "sayWelcome", params: ({ context }) => ({ name: context.user?.name ?? "" }) },
      ],
      on: { "logout.ask": "signingOut" },
      after: {
        welcomeDelay: {
          target: "signedIn.confirmed",
          actions: { type: "enterStudio", params: ({ context }) => ({ reload: context.reloads }) },
        },
      },
    },
    signedIn: {
      tags: "signedIn",
      initial: "confirmed",
      on: {
        "logout.ask": "signingOut",
        "session.ended": { target: "guest", actions: ["clearStored", "forgetUser"] },
        "session.left": { target: "guest", actions: "forgetUser" },
      },
      after: { tokenLifetime: { target: "guest", actions: ["clearStored", "forgetUser"] } },
      states: {
        confirmed: {},
        unconfirmed: {
          initial: "waiting",
          states: {
            waiting: { after: { quietDelay: "asking" } },
            asking: {
              invoke: {
                id: "validateToken",
                src: "validateToken",
                input: ({ context }) => ({ token: context.token ?? "" }),
                onDone: [
                  {
                    guard: { type: "isAccepted", params: outcomeOf },
                    target: "#session.signedIn.confirmed",
                    actions: [
                      {
                        type: "takeUser",
                        params: ({ event }) => ({ user: acceptedValue({ event }) }),
                      },
                      {
                        type: "storeSession",
                        params: ({ context }) => ({ token: context.token, user: context.user }),
                      },
                    ],
                  },
                  {
                    guard: { type: "isUnauthorized", params: outcomeOf },
                    target: "#session.guest",
                    actions: ["clearStored", "forgetUser"],
                  },
                  { target: "waiting" },
                ],
                onError: "waiting",
              },
              after: { answerTimeout: "waiting" },
            },
          },
        },
      },
    },
    signingOut: {
      tags: "busy",
      invoke: {
        id: "endSession",
        src: "endSession",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: loggedOut,
        onError: loggedOut,
      },
      after: { answerTimeout: loggedOut },
    },
  },
});
