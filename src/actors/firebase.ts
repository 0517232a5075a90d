import { initializeApp } from "@firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from "@firebase/auth";
import type { GoogleProof } from "#machines/kit/google-proof.ts";
import { accepted, type Outcome, refused } from "#machines/kit/outcome.ts";
import type { AppConfig } from "#wire/config.ts";

/** Firebase's own code → the outcome of ours; any other is a failure with Firebase's sentence. */
const OUTCOMES: Readonly<Record<string, string>> = {
  "auth/popup-blocked": "popup_blocked",
  "auth/popup-closed-by-user": "popup_closed",
  "auth/cancelled-popup-request": "cancelled",
  "auth/user-cancelled": "cancelled",
  "auth/network-request-failed": "unreachable",
};

/**
 * Google's popup by way of a Firebase project; its size, 500 by 600, is Firebase's own. Nothing of
 * it is kept in the browser: the session is our server's. Resolves once a press would open the
 * window at once, at the latest after `WARM_UP_MS`.
 */
export async function firebaseOf(settings: NonNullable<AppConfig["firebase"]>) {
  allowGoogleScripts();
  made ??= initializeAuth(initializeApp({ ...settings }), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: EagerResolver as unknown as PopupRedirectResolver,
  });
  const auth = made;
  await Promise.race([auth.authStateReady(), new Promise((late) => setTimeout(late, WARM_UP_MS))]);
  return {
    ask: () => proofFrom(() => signInWithPopup(auth, newProvider())),
    /** Leaves the page; the library knows what came back when this very address loads again. */
    leave: () => signInWithRedirect(auth, newProvider()),
    /** What a redirect brought back; null when nothing came, or browsers part what it is kept in. */
    collect: () => proofFrom(() => getRedirectResult(auth)),
  };
}
const WARM_UP_MS = 5_000;
/**
 * Firebase loads Google's frame at the press, on desktops, and opens the window after it: browsers
 * that count only the press itself would block it. This loads the frame before.
 */
class EagerResolver extends (browserPopupRedirectResolver as unknown as new () => object) {
  get _shouldInitProactively(): boolean {
    return true;
  }
}
/** One for the page: the server's settings are the same as long as it lives. */
let made: Auth | null = null;

function newProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  provider.addScope("profile");
  provider.addScope("email");
  return provider;
}

/** Translates how a try at Firebase ended into an outcome of ours. */
async function proofFrom<Found extends UserCredential | null>(
  ask: () => Promise<Found>,
): Promise<Outcome<Found extends null ? GoogleProof | null : GoogleProof>> {
  try {
    const found = await ask();
    return accepted(found === null ? null : await proofOf(found)) as never;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const known = OUTCOMES[code ?? ""];
    return known ? refused(known) : refused("firebase_failed", { message: message ?? "" });
  }
}

async function proofOf({ user }: UserCredential): Promise<GoogleProof> {
  const email = user.email ?? "";
  return {
    kind: "firebase",
    idToken: await user.getIdToken(),
    userData: {
      uid: user.uid,
      email,
      displayName: user.displayName ?? email.split("@")[0] ?? "",
      photoURL: user.photoURL ?? "",
      emailVerified: user.emailVerified,
    },
  };
}

/**
 * Firebase loads Google's script for its popup, which the page's policy forbids to any script
 * address without a say. This says yes to that one origin alone.
 */
function allowGoogleScripts(): void {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) =>
      new URL(address, window.location.href).origin === "https://apis.google.com" ? address : null,
  });
}
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}
