import type { User } from "#wire/accounts.ts";
import { userFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, type Outcome, refused } from "../kit/outcome.ts";
import type { Credentials, SessionEvent, SessionInput } from "./session.setup.ts";

const week = 7 * 24 * 3600 * 1000;
export const credentialsFixture: Credentials = {
  token: "token.b",
  expiresIn: week,
  user: userFixture,
};

export const sessionInputs = {
  nothing: { token: null, expiresIn: null, user: null },
  userOnly: { token: null, expiresIn: null, user: userFixture },
  cached: { token: "token.a", expiresIn: week, user: userFixture },
  tokenOnly: { token: "token.a", expiresIn: week, user: null },
  expired: { token: "token.a", expiresIn: -1, user: userFixture },
  nearExpiry: { token: "token.a", expiresIn: 299_000, user: userFixture },
} satisfies Record<string, SessionInput>;

export const sessionEvents = {
  "login.submit": [
    { type: "login.submit", email: "hanh@sennha.vn", password: "matkhau123" },
    { type: "login.submit", email: "hanh@sennha.vn", password: "matkhau123", totp: "123456" },
  ],
  "google.submit": [
    {
      type: "google.submit",
      proof: {
        kind: "code",
        code: "4/0Ab",
        state: "state-1",
        redirectUri: "https://studio.test/auth/google/callback",
      },
    },
  ],
  "logout.ask": [{ type: "logout.ask" }],
  "session.ended": [{ type: "session.ended" }],
  "session.left": [{ type: "session.left" }],
  "session.joined": [{ type: "session.joined", ...credentialsFixture }],
  "user.changed": [{ type: "user.changed", user: { ...userFixture, name: "Hạnh Lê" } }],
} satisfies EventFixtures<SessionEvent>;

const validated: Outcome<User>[] = [
  accepted(userFixture),
  refused("unauthorized"),
  refused("internal"),
];
const loggedIn = (refusal: string): Outcome<Credentials>[] => [
  accepted(credentialsFixture),
  refused(refusal),
];
export const sessionOutcomes = {
  validateToken: validated,
  logIn: loggedIn("invalid_credentials"),
  logInWithGoogle: loggedIn("code_expired"),
  endSession: [undefined],
};
