import { assign, setup } from "xstate";
import type { User } from "#wire/accounts.ts";
import { RETRIES, retryDelay, TIMES } from "#wire/limits.ts";
import type { GoogleProof } from "../kit/google-proof.ts";
import { effectNotProvided, notProvided, watchNotProvided } from "../kit/not-provided.ts";
import { isAccepted, type Outcome, type Refused } from "../kit/outcome.ts";
import { takeRefusal } from "../kit/take-refusal.ts";
import { typesOf } from "../kit/types-of.ts";

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

/** What the session is made of: its actors, actions, delays and the rules by name. */
export const session = setup({
  types: typesOf<{
    context: SessionContext;
    input: SessionInput;
    events: SessionEvent;
    tags: "signedIn" | "busy";
  }>(),
  actors: {
    validateToken: notProvided<Outcome<User>, { token: string }>("validateToken"),
    logIn: notProvided<Outcome<Credentials>, Login>("logIn"),
    logInWithGoogle: notProvided<Outcome<Credentials>, { proof: GoogleProof }>("logInWithGoogle"),
    endSession: notProvided<void, { token: string }>("endSession"),
    watchTabs: watchNotProvided<SessionEvent, undefined>("watchTabs"),
  },
  actions: {
    storeSession: effectNotProvided<{ token: string | null; user: User | null }>("storeSession"),
    clearStored: effectNotProvided("clearStored"),
    enterStudio: effectNotProvided<{ reload: boolean }>("enterStudio"),
    goHome: effectNotProvided("goHome"),
    sayWelcome: effectNotProvided<{ name: string }>("sayWelcome"),
    sayLoggedOut: effectNotProvided("sayLoggedOut"),
    forgetUser: assign({ token: null, user: null }),
    takeUser: assign({ user: (_, params: { user: User }) => params.user }),
    takeCredentials: assign((_, params: Credentials) => ({
      token: params.token,
      user: params.user,
      expiresIn: params.expiresIn,
      refusal: null,
    })),
    takeRefusal: takeRefusal(),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    hasUser: ({ context }) => context.user !== null,
    isExpired: ({ context }) => context.expiresIn <= 0,
    isNearExpiry: ({ context }) => context.expiresIn <= TIMES.tokenNearExpiry,
    hasTriesLeft: ({ context }) => context.failures + 1 < RETRIES,
    isAccepted,
    isUnauthorized: (_, params: Outcome<unknown>) =>
      !params.ok && ["unauthorized", "token_expired", "account_disabled"].includes(params.code),
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context.failures - 1),
    answerTimeout: TIMES.answer,
    quietDelay: 30_000,
    welcomeDelay: 500,
    tokenLifetime: ({ context }) => Math.max(0, context.expiresIn),
  },
});
