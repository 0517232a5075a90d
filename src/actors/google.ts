import { fromPromise } from "xstate";
import type { GoogleReturn } from "#machines/google-callback/google-callback.machine.ts";
import type { GoogleSettings } from "#machines/google-sign-in/google-sign-in.machine.ts";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { Api } from "#src/lib/api/api.ts";
import type { AppConfig } from "#wire/config.ts";
import { dropState, keepFirebaseTrip, keepState } from "./google-trip.ts";
import { offerReturn, openGoogleWindow, returnedFrom } from "./google-window.ts";

/**
 * Firebase where the server names a project of it, else the code flow. Firebase's code is loaded
 * while nothing is pressed yet, for a window must open in the press itself.
 */
export function googleActors(api: Api, settings: () => Promise<AppConfig>) {
  let way: Awaited<ReturnType<typeof loadFirebase>> | null = null;
  return {
    prepareGoogle: fromPromise<Outcome<GoogleSettings | null>, undefined>(async () => {
      const { google, firebase } = await settings();
      if (firebase !== null) {
        way = await loadFirebase(firebase);
        return accepted({ way: "firebase" });
      }
      return accepted(google === null ? null : { way: "code" });
    }),
    connectGoogle: fromPromise<
      Outcome<GoogleProof>,
      { way: GoogleSettings["way"]; returnPath: string | null }
    >(({ input, signal }) =>
      input.way === "firebase" && way !== null
        ? way.ask()
        : askByCode(api, input.returnPath, signal),
    ),
    leaveForGoogle: fromPromise<Outcome<null>, { returnPath: string | null }>(
      async ({ input, signal }) => {
        const { google } = await settings();
        if (google === null && way !== null) return leaveByFirebase(way, input.returnPath);
        const begun = await begin(api, input.returnPath, signal);
        if (!begun.ok) return begun;
        keepState(begun.value.state);
        window.location.assign(begun.value.url);
        return accepted(null);
      },
    ),
  };
}

const loadFirebase = async (settings: NonNullable<AppConfig["firebase"]>) =>
  (await import("./firebase.ts")).firebaseOf(settings);

/**
 * By Firebase's redirect, where the server has no code flow. What comes back is kept on the
 * project's own domain: browsers that part storage by site hand it out only where that domain and
 * the shop are one site (`FIREBASE_AUTH_DOMAIN`).
 */
async function leaveByFirebase(
  way: Awaited<ReturnType<typeof loadFirebase>>,
  returnPath: string | null,
): Promise<Outcome<null>> {
  keepFirebaseTrip(returnPath ?? window.location.pathname + window.location.search);
  // Restored from the back/forward cache: Google returned nothing, and the page does not reload.
  window.addEventListener("pageshow", ({ persisted }) => persisted && dropState(), { once: true });
  await way.leave();
  return accepted(null);
}

/** What Firebase brought back to this window; a trip is good for one try. */
export const collectFromFirebase = (settings: () => Promise<AppConfig>) =>
  fromPromise<Outcome<GoogleProof | null>, undefined>(async () => {
    dropState();
    const { firebase } = await settings();
    return firebase === null ? accepted(null) : (await loadFirebase(firebase)).collect();
  });

const begin = (api: Api, returnPath: string | null, signal: AbortSignal) =>
  api.call("GET", "/auth/google/start", {
    anonymous: true,
    query: { redirect: returnPath ?? undefined },
    signal,
  });

async function askByCode(
  api: Api,
  returnPath: string | null,
  signal: AbortSignal,
): Promise<Outcome<GoogleProof>> {
  const popup = openGoogleWindow();
  if (popup === null) return refused("popup_blocked");
  const begun = await begin(api, returnPath, signal).catch((error: unknown) => {
    popup.close();
    throw error;
  });
  if (!begun.ok) {
    popup.close();
    return begun;
  }
  popup.location.replace(begun.value.url);
  return returnedFrom(popup, begun.value.state, signal);
}

/** Offers what came back to the window that asked, which compares the states. */
export const handOver = fromPromise<Outcome<null>, GoogleReturn>(({ input, signal }) =>
  offerReturn(input, signal),
);
