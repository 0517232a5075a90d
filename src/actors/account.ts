import { type ActorRefFrom, fromPromise } from "xstate";
import type { CodeRequest } from "#machines/auth-dialog/auth-dialog.setup.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import type { Login } from "#machines/session/session.setup.ts";
import type { Api } from "#src/lib/api/api.ts";

/** Signs in through the session machine, so that there is one truth about who is in. */
export const signIn = (
  session: ActorRefFrom<typeof sessionMachine>,
  rememberPath: (path: string | null) => void,
) =>
  fromPromise<Outcome<null>, Login & { returnPath: string | null }>(
    ({ input: { returnPath, ...login } }) =>
      new Promise((resolve) => {
        rememberPath(returnPath);
        session.send({ type: "login.submit", ...login });
        const watch = session.subscribe((snapshot) => {
          if (snapshot.matches("signingIn")) return;
          watch.unsubscribe();
          resolve(
            snapshot.hasTag("signedIn")
              ? accepted(null)
              : (snapshot.context.refusal ?? refused("unreachable")),
          );
        });
      }),
  );

export const registerAccount = (api: Api) =>
  fromPromise<
    Outcome<{ registrationId: string }>,
    { name: string; email: string; password: string }
  >(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/auth/register", {
      anonymous: true,
      body: input,
      signal,
    });
    return outcome.ok ? accepted({ registrationId: outcome.value.registration_id }) : outcome;
  });

/** Which registration a code is for; none when this browser holds none for the address. */
const named = ({ registrationId }: { registrationId: string | null }) =>
  registrationId === null ? {} : { registration_id: registrationId };

export const requestCode = (api: Api) =>
  fromPromise<Outcome<null>, CodeRequest>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/auth/generate_otp", {
      anonymous: true,
      body: { email: input.email, ...named(input) },
      signal,
    });
    return outcome.ok ? accepted(null) : outcome;
  });

/** The code travels as an integer, as the spec says; the page keeps it as text. */
export const verifyCode = (api: Api) =>
  fromPromise<Outcome<null>, CodeRequest & { code: string }>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/auth/verify_otp", {
      anonymous: true,
      body: { email: input.email, otp: Number.parseInt(input.code, 10), ...named(input) },
      signal,
    });
    return outcome.ok ? accepted(null) : outcome;
  });

export const requestReset = (api: Api) =>
  fromPromise<Outcome<null>, { email: string }>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/auth/forgot_password", {
      anonymous: true,
      body: input,
      signal,
    });
    return outcome.ok ? accepted(null) : outcome;
  });

/** Sets the new password of whoever was mailed the token. */
export const setPassword = (api: Api) =>
  fromPromise<Outcome<null>, { token: string; password: string }>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/auth/reset_password", {
      anonymous: true,
      body: input,
      signal,
    });
    return outcome.ok ? accepted(null) : outcome;
  });
