import { type ActorRefFrom, fromPromise, waitFor } from "xstate";
import type { consentMachine } from "#machines/consent/consent.machine.ts";
import { accepted, type Outcome } from "#machines/kit/outcome.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import type { Api } from "#src/lib/api/api.ts";

type Session = ActorRefFrom<typeof sessionMachine>;

/** Records the consent at the server; the session's user shows it from then on. */
export const recordConsent = (api: Api, session: Session) =>
  fromPromise<Outcome<null>, { version: string }>(async ({ input, signal }) => {
    const outcome = await api.call("POST", "/api/account/consent", { body: input, signal });
    if (!outcome.ok) return outcome;
    await refreshUser(api, session).catch(() => null);
    return accepted(null);
  });

/**
 * Whether pictures of this account may travel: at once where consent was given, here or on another
 * device; else the person is asked. The question goes when nobody waits for its answer any more.
 */
export function consentGate({
  api,
  session,
  consent,
}: {
  api: Api;
  session: Session;
  consent: ActorRefFrom<typeof consentMachine>;
}) {
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting === 0) consent.send({ type: "consent.withdraw" });
  };
  return async (signal: AbortSignal): Promise<boolean> => {
    const user = session.getSnapshot().context.user;
    if (user === null || user.consent_at) return true;
    if (await refreshUser(api, session).catch(() => false)) return true;
    if (signal.aborted) return false;
    waiting += 1;
    signal.addEventListener("abort", leave);
    consent.send({ type: "consent.ask", userId: user.id });
    await waitFor(consent, (snapshot) => snapshot.matches("closed"));
    signal.removeEventListener("abort", leave);
    if (!signal.aborted) waiting -= 1;
    return consent.getSnapshot().context.givenBy === user.id;
  };
}

/** Asks for the profile anew; true when its person has consented. */
async function refreshUser(api: Api, session: Session): Promise<boolean> {
  const outcome = await api.call("GET", "/auth/profile");
  if (!outcome.ok) return false;
  session.send({ type: "user.changed", user: outcome.value.user });
  return outcome.value.user.consent_at !== null;
}
