import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { adminClaims, hashes } from "#machines/admin-access/admin-access.fixtures.ts";
import type { Claims } from "#machines/admin-access/admin-access.rules.ts";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import { consentMachine } from "#machines/consent/consent.machine.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import { enterWithGoogle } from "#src/actors/enter-with-google.ts";
import { Answers } from "#src/lib/api/answers.ts";
import { Api } from "#src/lib/api/api.ts";
import { Late, LateActor } from "#src/lib/api/late.ts";
import { createQueryClient } from "#src/lib/api/query.ts";
import { EventHub } from "#src/lib/api/stream.ts";
import type { App } from "#src/lib/app.tsx";
import { OwnRuns } from "#src/lib/runs/own-runs.ts";
import { currentLanguage } from "#src/lib/text/i18n.ts";
import { AppRoot } from "#src/pages/shell/app-root.tsx";
import type { AppConfig } from "#wire/config.ts";
import { at } from "./at.ts";
import { config, emptyFetch, fakeFetch, fill } from "./server.ts";

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
  given: Partial<Pick<App, "session">> & {
    authDialog?: ActorRefFrom<typeof authDialogMachine>;
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
  const dialog = given.authDialog ?? at(authDialogMachine);
  const runs = new OwnRuns();
  runs.start("usr_hanh");
  const server = { queries, hub: new EventHub(api), runs };
  return {
    api,
    answers: new Answers(),
    ...server,
    serverState: new Late(async () => server, server),
    session,
    people: new Late(async () => ({ session }), { session }),
    consent: at(consentMachine),
    mayUpload: async () => true,
    googleEntry: enterWithGoogle(
      session,
      () => {},
      () => {},
    ),
    authDialog: new LateActor(async () => dialog, dialog),
  };
}

/** A token as the server makes it, as far as the page reads it. */
export const tokenOf = (claims: Claims): string => {
  const body = JSON.stringify({ ...claims, username: "x", iat: 1, exp: 4_000_000_000 });
  return `h.${btoa(body).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}.s`;
};
/** An administrator is signed in. */
export function adminApp(given: { fetcher?: typeof fetch } = {}): App {
  const { user } = credentialsFixture;
  const self = { ...user, id: adminClaims.sub, name: "Quân Trịnh", email: adminClaims.email };
  const session = at(sessionMachine, {
    input: { token: null, expiresIn: null, user: null },
    events: [
      {
        type: "session.joined",
        ...credentialsFixture,
        token: tokenOf(adminClaims),
        user: self,
      },
    ],
  });
  const app = fakeApp({ session, ...given });
  knowAdmins(app);
  return app;
}
/** The server's two administrators, as its configuration tells them. */
export const knowAdmins = ({ queries }: Pick<App, "queries">): void =>
  void queries.setQueryData<AppConfig>(["config"], { ...config, admin_hashes: [...hashes] });

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
