const KEPT_STATE = "google_state";
const BY_FIREBASE = "google_by_firebase";

/** Where Google sends people back to, at the address this page was opened by. */
export const callbackAddress = (): string =>
  new URL("/auth/google/callback", window.location.href).href;

/** Keeps the state of a sign-in that goes on in this very window. */
export function keepState(state: string): void {
  sessionStorage.setItem(KEPT_STATE, state);
}
/** The state kept in this window. It is good for one return; `dropState` takes it and a trip away. */
export function keptState(): string | null {
  try {
    return sessionStorage.getItem(KEPT_STATE);
  } catch {
    return null;
  }
}
export function dropState(): void {
  try {
    sessionStorage.removeItem(KEPT_STATE);
    sessionStorage.removeItem(BY_FIREBASE);
  } catch {
    // Nothing was kept.
  }
}

/** Notes that Firebase leaves from this window, and where to go once one is in. */
export const keepFirebaseTrip = (returnPath: string | null): void =>
  sessionStorage.setItem(BY_FIREBASE, returnPath ?? "");
/** Where a sign-in that Firebase left for wants to go; undefined when it did not leave from here. */
export function keptFirebaseTrip(): string | null | undefined {
  try {
    const path = sessionStorage.getItem(BY_FIREBASE);
    return path === null ? undefined : path || null;
  } catch {
    return undefined;
  }
}
