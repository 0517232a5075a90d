import { fromPromise } from "xstate";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { Credentials, Login } from "#machines/session/session.setup.ts";
import type { Api } from "#src/lib/api/api.ts";
import { remainingLife } from "#src/lib/api/token.ts";
import { serverNow } from "#src/lib/browser/clock.ts";
import type { LoginAnswer, User } from "#wire/accounts.ts";

/** GET /auth/profile with the token being taken up. */
export const validateToken = (api: Api) =>
  fromPromise<Outcome<User>, { token: string }>(async ({ input, signal }) => {
    const outcome = await api.call("GET", "/auth/profile", { token: input.token, signal });
    return outcome.ok ? accepted(outcome.value.user) : outcome;
  });

/** Asks for the server's health first (a failure is only logged), then for a token. */
export const logIn = (api: Api) =>
  fromPromise<Outcome<Credentials>, Login>(async ({ input, signal }) => {
    await api
      .call("GET", "/health", { anonymous: true, signal })
      .catch((error: unknown) => console.warn("health", error));
    const outcome = await api.call("POST", "/auth/login", {
      anonymous: true,
      body: {
        username: input.email,
        password: input.password,
        ...(input.totp !== undefined && { totp: input.totp }),
      },
      signal,
    });
    return outcome.ok ? credentialsOf(api, outcome.value) : outcome;
  });

/** Who a login's answer lets in; an answer without its user is completed by the profile. */
async function credentialsOf(api: Api, answer: LoginAnswer): Promise<Outcome<Credentials>> {
  const token = answer.access_token;
  const user = answer.user ?? (await profileOf(api, token));
  return user
    ? accepted({ token, expiresIn: remainingLife(token, serverNow()), user })
    : refused("unauthorized");
}

/**
 * With what was brought back from Google; `remember` is told the page that was asked for when the
 * sign-in began.
 */
export const logInWithGoogle = (api: Api, remember: (redirect: string) => void) =>
  fromPromise<Outcome<Credentials>, { proof: GoogleProof }>(
    async ({ input: { proof }, signal }) => {
      const options = { anonymous: true, signal };
      if (proof.kind === "firebase") {
        const { idToken, userData } = proof;
        const body = { idToken, userData };
        const outcome = await api.call("POST", "/auth/firebase/login", { ...options, body });
        return outcome.ok ? credentialsOf(api, outcome.value) : outcome;
      }
      const { code, state, redirectUri } = proof;
      const body = { code, state, redirect_uri: redirectUri };
      const outcome = await api.call("POST", "/auth/google/callback", { ...options, body });
      if (!outcome.ok) return outcome;
      if (outcome.value.redirect !== undefined) remember(outcome.value.redirect);
      return credentialsOf(api, outcome.value);
    },
  );

async function profileOf(api: Api, token: string): Promise<User | null> {
  const outcome = await api.call("GET", "/auth/profile", { token });
  return outcome.ok ? outcome.value.user : null;
}

export const endSession = (api: Api) =>
  fromPromise<void, { token: string }>(async ({ input }) => {
    await api.call("POST", "/auth/logout", { token: input.token, keepalive: true });
  });
