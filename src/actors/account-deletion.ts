import { fromPromise } from "xstate";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { Services } from "#src/lib/api/services.ts";

/** The account with all its pictures, for good. */
export const deleteAccount = ({ api }: Services) =>
  fromPromise<Outcome<null>, { password?: string }>(({ input, signal }) =>
    api.call("DELETE", "/auth/profile", { body: input, signal }),
  );

/** Whether the session still stands: one that has ended is the answer here, and no news to the page. */
export const askSession = ({ api }: Services) =>
  fromPromise<Outcome<null>, void>(async ({ signal }) => {
    const outcome = await api.call("GET", "/auth/profile", { asksSession: true, signal });
    return outcome.ok ? accepted(null) : outcome;
  });
