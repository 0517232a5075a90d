import { fromPromise } from "xstate";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";

/** Has a code mailed to the address that is to be the account's. */
export const sendEmailCode = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<unknown>, { email: string; password?: string }>(({ input, signal }) =>
    api.call("POST", "/auth/change_email", { body: input, signal }),
  );

/** Moves the account to the address the code was mailed to. */
export const confirmEmail = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<unknown>, { email: string; otp: string }>(({ input, signal }) =>
    api.call("POST", "/auth/verify_otp", { body: input, signal }),
  );

/** The address the account has now. */
export const readEmail = ({ api }: Pick<Services, "api">) =>
  fromPromise<Outcome<string>, void>(async ({ signal }) => {
    const outcome = await api.call("GET", "/auth/profile", { signal });
    return outcome.ok ? accepted(outcome.value.user.email) : outcome;
  });
