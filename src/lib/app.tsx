import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { ActorRefFrom } from "xstate";
import type { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogEvent } from "#machines/auth-dialog/auth-dialog.setup.ts";
import type { consentMachine } from "#machines/consent/consent.machine.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import type { SessionContext } from "#machines/session/session.setup.ts";
import type { enterWithGoogle } from "../actors/enter-with-google.ts";
import { type Late, type LateActor, useArrived } from "./api/late.ts";
import type { ServerState, Services } from "./api/services.ts";

/** Who is there: what needs the machines, which a guest's first page does without. */
export interface People {
  session: ActorRefFrom<typeof sessionMachine>;
  consent: ActorRefFrom<typeof consentMachine>;
  mayUpload: Services["mayUpload"];
  googleEntry: ReturnType<typeof enterWithGoogle>;
  /** Where whoever signs in next is led. */
  rememberPath(path: string | null): void;
}
/** What starts once, outside React, in main.tsx. */
export interface App extends Services, Omit<People, "rememberPath"> {
  /**
   * Fetched for whoever is signed in and for the pages that say so in their loader (needServer);
   * `queries` and `hub` throw before.
   */
  serverState: Late<ServerState>;
  /**
   * There before any page that was not rendered ahead, and soon after one that was; `session` and
   * its like throw before.
   */
  people: Late<Pick<People, "session">>;
  authDialog: LateActor<AuthDialogEvent, ActorRefFrom<typeof authDialogMachine>>;
}
const AppContext = createContext<App | null>(null);

export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
);

/** The app's services and lasting actors; throws outside the provider. */
export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new Error("useApp stands outside AppProvider.");
  return app;
}

/** What pages ask of a session. */
export interface SessionView {
  matches(state: "guest" | "signingIn"): boolean;
  hasTag(tag: "signedIn"): boolean;
  context: Pick<SessionContext, "token" | "user">;
}
/** The session of somebody who never signed in here, as its machine begins it. */
export const GUEST: SessionView = {
  matches: (state) => state === "guest",
  hasTag: () => false,
  context: { token: null, user: null },
};
const noWatch = () => () => {};

/**
 * What `select` finds in the session: a plain value, or one that stays the same. Until a page that
 * was rendered ahead is hydrated, and the session has come, everybody is a guest.
 */
export function useSession<T>(select: (session: SessionView) => T): T {
  const session = useArrived(useApp().people)?.session;
  const watch = useCallback(
    (listener: () => void) => {
      const watching = session?.subscribe(listener);
      return () => watching?.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(
    session ? watch : noWatch,
    () => select(session?.getSnapshot() ?? GUEST),
    () => select(GUEST),
  );
}
export const useUser = () =>
  useSession((snapshot) => (snapshot.hasTag("signedIn") ? snapshot.context.user : null));
export const useIsSignedIn = () => useSession((snapshot) => snapshot.hasTag("signedIn"));
/** Nobody is signed in and no sign-in is being checked: the sign-in dialog may be shown. */
export const useIsGuest = () =>
  useSession((snapshot) => snapshot.matches("guest") || snapshot.matches("signingIn"));

/** Shows the login where no view of the dialog is open or on its way; what is open stays. */
export function askToSignIn({ authDialog }: Pick<App, "authDialog">, returnPath: string): void {
  const isClosed = authDialog.current?.getSnapshot().matches("closed") ?? !authDialog.isAwaited;
  if (isClosed) authDialog.send({ type: "dialog.open", view: "login", returnPath });
}
