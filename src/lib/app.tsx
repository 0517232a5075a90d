import { useSelector } from "@xstate/react";
import { createContext, type ReactNode, use } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import type { AuthDialogEvent } from "#machines/auth-dialog/auth-dialog.setup.ts";
import type { consentMachine } from "#machines/consent/consent.machine.ts";
import type { sessionMachine } from "#machines/session/session.machine.ts";
import type { enterWithGoogle } from "../actors/enter-with-google.ts";
import type { Late, LateActor } from "./api/late.ts";
import type { ServerState, Services } from "./api/services.ts";
import { useIsHydrated } from "./hydration.ts";

/** What starts once, outside React, in main.tsx. */
export interface App extends Services {
  /**
   * Fetched for whoever is signed in and for the pages that say so in their loader (needServer);
   * `queries` and `hub` throw before.
   */
  serverState: Late<ServerState>;
  session: ActorRefFrom<typeof sessionMachine>;
  /** What the session of somebody who never signed in here looks like. */
  guest: SnapshotFrom<typeof sessionMachine>;
  authDialog: LateActor<AuthDialogEvent, ActorRefFrom<typeof authDialogMachine>>;
  consent: ActorRefFrom<typeof consentMachine>;
  googleEntry: ReturnType<typeof enterWithGoogle>;
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

/** On a page that was rendered ahead everybody is a guest until it is hydrated. */
export function useSession<T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T): T {
  const { session, guest } = useApp();
  const isHydrated = useIsHydrated();
  const selected = useSelector(session, select);
  return isHydrated ? selected : select(guest);
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
