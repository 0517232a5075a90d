import { and, assign, not, setup } from "xstate";
import type { User } from "#wire/accounts.ts";
import { RETRIES, retryDelay, TIMES } from "#wire/limits.ts";
import type { GoogleProof } from "../kit/google-proof.ts";
import { notProvided, watchNotProvided } from "../kit/not-provided.ts";
import {
  type Accepted,
  acceptedValue,
  carried,
  type Outcome,
  outcomeOf,
  type Refused,
  refusalOf,
} from "../kit/outcome.ts";

/** Who is signed in: the token, its remaining life when it was taken up, and the user. */
export interface Credentials {
  token: string;
  /** Milliseconds until the token expires, by the server's clock. */
  expiresIn: number;
  user: User;
}
export interface Login {
  email: string;
  password: string;
  /** The code of the second step, once it was asked for. */
  totp?: string | undefined;
}
export interface SessionInput {
  token: string | null;
  expiresIn: number | null;
  /** The cached user, or null. */
  user: User | null;
}
export interface SessionContext {
  token: string | null;
  expiresIn: number;
  user: User | null;
  /** Validations that failed for another reason than a refusal. */
  failures: number;
  /** Why the last sign-in was refused; null while none was. */
  refusal: Refused | null;
  /** Whether one enters by loading the page anew, as after Google (spec §4). */
  reloads: boolean;
}
export type SessionEvent =
  | ({ type: "login.submit" } & Login)
  | { type: "google.submit"; proof: GoogleProof }
  | { type: "logout.ask" }
  | { type: "session.ended" }
  | { type: "session.left" }
  | ({ type: "session.joined" } & Credentials)
  | { type: "user.changed"; user: User };

const unreachable = { ok: false, code: "unreachable" } as const satisfies Refused;

/**
 * Promises: a person once signed in stays signed in until they log out, the token ends or the
 * server refuses it; a weak connection never throws them out; every tab follows the others.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    input: SessionInput;
    events: SessionEvent;
    tags: "signedIn" | "busy";
  },
  actors: {
    validateToken: notProvided<Outcome<User>, { token: string }>("validateToken"),
    logIn: notProvided<Outcome<Credentials>, Login>("logIn"),
    logInWithGoogle: notProvided<Outcome<Credentials>, { proof: GoogleProof }>("logInWithGoogle"),
    endSession: notProvided<void, { token: string }>("endSession"),
    watchTabs: watchNotProvided<SessionEvent, undefined>("watchTabs"),
  },
  actions: {
    storeSession: (_, _params: { token: string | null; user: User | null }) => {},
    clearStored: () => {},
    enterStudio: (_, _params: { reload: boolean }) => {},
    goHome: () => {},
    sayWelcome: (_, _params: { name: string }) => {},
    sayLoggedOut: () => {},
    forgetUser: assign({ token: null, user: null, expiresIn: 0, failures: 0 }),
    takeUser: assign({ user: (_, params: { user: User }) => params.user }),
    takeCredentials: assign((_, params: Credentials) => ({
      token: params.token,
      user: params.user,
      expiresIn: params.expiresIn,
      failures: 0,
      refusal: null,
    })),
    takeRefusal: assign({ refusal: (_, params: { refusal: Refused }) => params.refusal }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasUser: ({ context }) => context.user !== null,
    isExpired: ({ context }) => context.expiresIn <= 0,
    isNearExpiry: ({ context }) => context.expiresIn <= TIMES.tokenNearExpiry,
    hasTriesLeft: ({ context }) => context.failures + 1 < RETRIES,
    isAccepted: (_, params: Outcome<unknown>) => params.ok,
    isUnauthorized: (_, params: Outcome<unknown>) =>
      !params.ok && ["unauthorized", "token_expired", "account_disabled"].includes(params.code),
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.failures - 1),
    quietDelay: 30_000,
    welcomeDelay: 500,
    tokenLifetime: ({ context }) => Math.max(0, context.expiresIn),
  },
}).createMachine({
  id: "session",
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
        { type: "takeUser", params: ({ event }) => event },
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
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "signedIn.confirmed",
            actions: [
              {
                type: "takeUser",
                params: ({ event }) => ({ user: (event.output as Accepted<User>).value }),
              },
              {
                type: "storeSession",
                params: ({ context }) => ({ token: context.token, user: context.user }),
              },
            ],
          },
          {
            guard: { type: "isUnauthorized", params: ({ event }) => event.output },
            target: "guest",
            actions: ["clearStored", "forgetUser"],
          },
          { guard: "hasTriesLeft", target: "pausing", actions: "countFailure" },
          { guard: "hasUser", target: "signedIn.unconfirmed", actions: "countFailure" },
          { target: "guest", actions: ["clearStored", "forgetUser"] },
        ],
        onError: [
          { guard: "hasTriesLeft", target: "pausing", actions: "countFailure" },
          { guard: "hasUser", target: "signedIn.unconfirmed", actions: "countFailure" },
          { target: "guest", actions: ["clearStored", "forgetUser"] },
        ],
      },
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
    signingIn: {
      tags: "busy",
      entry: assign({ refusal: null }),
      initial: "password",
      states: {
        password: {
          entry: assign({ reloads: false }),
          invoke: {
            id: "logIn",
            src: "logIn",
            input: ({ event }) =>
              event.type === "login.submit"
                ? { email: event.email, password: event.password, totp: event.totp }
                : { email: "", password: "" },
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "#session.welcoming",
                actions: { type: "takeCredentials", params: acceptedValue },
              },
              {
                target: "#session.guest",
                actions: { type: "takeRefusal", params: refusalOf },
              },
            ],
            onError: {
              target: "#session.guest",
              actions: { type: "takeRefusal", params: { refusal: unreachable } },
            },
          },
        },
        google: {
          entry: assign({ reloads: true }),
          invoke: {
            id: "logInWithGoogle",
            src: "logInWithGoogle",
            input: ({ event }) => ({ proof: (event as { proof: GoogleProof }).proof }),
            onDone: [
              {
                guard: { type: "isAccepted", params: outcomeOf },
                target: "#session.welcoming",
                actions: { type: "takeCredentials", params: acceptedValue },
              },
              {
                target: "#session.guest",
                actions: { type: "takeRefusal", params: refusalOf },
              },
            ],
            onError: {
              target: "#session.guest",
              actions: { type: "takeRefusal", params: { refusal: unreachable } },
            },
          },
        },
      },
    },
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
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#session.signedIn.confirmed",
                    actions: [
                      {
                        type: "takeUser",
                        params: ({ event }) => ({ user: (event.output as Accepted<User>).value }),
                      },
                      {
                        type: "storeSession",
                        params: ({ context }) => ({ token: context.token, user: context.user }),
                      },
                    ],
                  },
                  {
                    guard: { type: "isUnauthorized", params: ({ event }) => event.output },
                    target: "#session.guest",
                    actions: ["clearStored", "forgetUser"],
                  },
                  { target: "waiting" },
                ],
                onError: "waiting",
              },
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
        onDone: {
          target: "guest",
          actions: ["clearStored", "forgetUser", "goHome", "sayLoggedOut"],
        },
        onError: {
          target: "guest",
          actions: ["clearStored", "forgetUser", "goHome", "sayLoggedOut"],
        },
      },
    },
  },
});
