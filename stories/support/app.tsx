import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import { consentMachine } from "#machines/consent/consent.machine.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { enterWithGoogle } from "#src/actors/google.ts";
import { Api } from "#src/lib/api.ts";
import type { App } from "#src/lib/app.tsx";
import { currentLanguage } from "#src/lib/i18n.ts";
import { createQueryClient } from "#src/lib/query.ts";
import { EventHub } from "#src/lib/stream.ts";
import { AppRoot } from "#src/pages/shell/app-root.tsx";
import { at } from "./at.ts";
import { emptyFetch, fakeFetch, fill } from "./server.ts";

/** Nobody is signed in. */
export const guest = () =>
  at(sessionMachine, { input: { token: null, expiresIn: null, user: null } });
/** Hạnh is signed in, for a week. */
export const signedIn = () =>
  at(sessionMachine, {
    input: { token: null, expiresIn: null, user: null },
    events: [{ type: "session.joined", ...credentialsFixture }],
  });

/** An app whose server answers from fixtures, whose stream is silent and whose clock stands. */
export function fakeApp(
  given: Partial<Pick<App, "session" | "authDialog">> & {
    balance?: number | undefined;
    /** Answers instead of the fixtures; the cache then starts empty. */
    fetcher?: typeof fetch;
  } = {},
): App {
  const api = new Api(
    {
      base: "http://studio.test",
      token: () => "token",
      language: currentLanguage,
      onUnauthorized: () => {},
    },
    given.fetcher ?? fakeFetch,
  );
  const queries = createQueryClient();
  if (given.fetcher === undefined) fill(queries, given.balance);
  const session = given.session ?? signedIn();
  return {
    api,
    queries,
    hub: new EventHub(api),
    session,
    consent: at(consentMachine),
    mayUpload: async () => true,
    googleEntry: enterWithGoogle(
      session,
      () => {},
      () => {},
    ),
    authDialog: given.authDialog ?? at(authDialogMachine),
  };
}

/** One who has made, bought and kept nothing yet. */
export const emptyApp = (): App => fakeApp({ fetcher: emptyFetch });

/** A router that knows where it is and goes nowhere. */
const routerAt = (path: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });

/** Everything main.tsx puts around a page, made anew for each story. */
export function InApp({
  make,
  path = "/virtual-tryon",
  children,
}: {
  make: () => App;
  path?: string;
  children: ReactNode;
}) {
  const [app] = useState(make);
  const [router] = useState(() => routerAt(path));
  return (
    <RouterContextProvider router={router}>
      <AppRoot app={app}>{children}</AppRoot>
    </RouterContextProvider>
  );
}
