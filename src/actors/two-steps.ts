import { fromPromise } from "xstate";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { StepSecret } from "#machines/two-steps/two-steps.setup.ts";
import type { Services } from "#src/lib/api/services.ts";

type Needs = Pick<Services, "api">;

/** A new secret for the owner's authenticator; it counts once a code of it was told. */
export const startSteps = ({ api }: Needs) =>
  fromPromise<Outcome<StepSecret>, { password: string }>(({ input, signal }) =>
    api.call("POST", "/auth/totp", { body: input, signal }),
  );

export const turnOnSteps = ({ api }: Needs) =>
  fromPromise<Outcome<null>, { code: string }>(({ input, signal }) =>
    api.call("POST", "/auth/totp/verify", { body: input, signal }),
  );

/** With a code of the app, or a recovery code. */
export const turnOffSteps = ({ api }: Needs) =>
  fromPromise<Outcome<null>, { code: string }>(({ input, signal }) =>
    api.call("DELETE", "/auth/totp", { body: input, signal }),
  );

/** Whether the account has it on now. */
export const readSteps = ({ api }: Needs) =>
  fromPromise<Outcome<boolean>, void>(async ({ signal }) => {
    const outcome = await api.call("GET", "/auth/profile", { signal });
    return outcome.ok ? accepted(outcome.value.user.totp_enabled) : outcome;
  });
