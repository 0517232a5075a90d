import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { createActor, getInitialSnapshot } from "xstate";
import { safePath } from "#machines/auth-dialog/return-path.rules.ts";
import { consentMachine } from "#machines/consent/consent.machine.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import type { User } from "#wire/accounts.ts";
import { STORAGE_KEYS } from "#wire/values.ts";
import { consentGate, recordConsent } from "./actors/consent.ts";
import { enterWithGoogle } from "./actors/enter-with-google.ts";
import { endSession, logIn, logInWithGoogle, validateToken } from "./actors/session.ts";
import { watchTabs } from "./actors/watch-tabs.ts";
import { Api } from "./lib/api/api.ts";
import { Late, LateActor } from "./lib/api/late.ts";
import { takePublicAnswers } from "./lib/api/public-answers.ts";
import type { ServerState } from "./lib/api/services.ts";
import { remainingLife } from "./lib/api/token.ts";
import type { App } from "./lib/app.tsx";
import { serverNow } from "./lib/browser/clock.ts";
import { readCachedUser, readStored, removeStored, writeStored } from "./lib/browser/storage.ts";
import type { PageData } from "./lib/page-data.ts";
import { currentLanguage, i18n, needTexts } from "./lib/text/i18n.ts";
import { sayLoggedOut, sayWelcome } from "./pages/shell/session-notices.ts";
import { LoadingPage } from "./pages/shell/waiting.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** Where a page comes from. */
export interface PageOrigin {
  /** In the browser: what came with it, if it was rendered ahead. */
  data?: PageData | null;
  /** In the server: who answers its calls, and its path and query. */
  ahead?: { fetch: typeof fetch; address: string };
}
const GUEST = { token: null, expiresIn: null, user: null };

/**
 * Builds everything that lives as long as the page: called once by main.tsx, and by the server for
 * each page that it renders ahead, where nobody is signed in and nothing starts.
 */
export function createApp({ data = null, ahead }: PageOrigin) {
  let token = readStored(STORAGE_KEYS.token);
  let returnPath: string | null = null;
  const api = new Api(
    {
      // The calls of a page rendered ahead stay in the server; only a whole address can be asked.
      base: ahead ? "http://localhost" : (import.meta.env.VITE_API_BASE ?? ""),
      token: () => token,
      language: currentLanguage,
      onUnauthorized: (refused) => {
        if (refused === token) session.send({ type: "session.ended" });
      },
    },
    ahead?.fetch,
  );
  const serverState = new Late(async () => {
    const { startServerState } = await import("./start-server-state.ts");
    return startServerState(api, data?.queries ?? null);
  });
  if (data) takePublicAnswers(api, data.answers);

  const clear = () => {
    token = null;
    removeStored(STORAGE_KEYS.token);
    removeStored(STORAGE_KEYS.user);
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        validateToken: validateToken(api),
        logIn: logIn(api),
        logInWithGoogle: logInWithGoogle(api, (redirect) => {
          returnPath ??= redirect;
        }),
        endSession: endSession(api),
        watchTabs,
      },
      actions: {
        storeSession: (_, params) => {
          token = params.token;
          if (params.token !== null) writeStored(STORAGE_KEYS.token, params.token);
          if (params.user !== null) writeStored(STORAGE_KEYS.user, JSON.stringify(params.user));
        },
        clearStored: clear,
        sayWelcome: (_, params) => sayWelcome(i18n, params.name, safePath(returnPath) === null),
        sayLoggedOut: () => sayLoggedOut(i18n),
        enterStudio: (_, { reload }) => {
          const path = safePath(returnPath) ?? "/dashboard";
          returnPath = null;
          if (reload) loadAnew(path);
          else void router.navigate({ href: path, replace: true });
        },
        goHome: () => void router.navigate({ to: "/", replace: true }),
      },
    }),
    {
      input: {
        token,
        expiresIn: token === null ? null : remainingLife(token, serverNow()),
        user: readCachedUser<User>(),
      },
    },
  );
  const rememberPath = (path: string | null) => {
    returnPath = path;
  };
  const googleEntry = enterWithGoogle(session, rememberPath, () =>
    loadAnew(safePath(returnPath) ?? "/dashboard"),
  );
  const authDialog: App["authDialog"] = new LateActor(async () => {
    // Its view is asked for at once too, so that the press waits for one trip.
    const [{ startAuthDialog }] = await Promise.all([
      import("./start-auth-dialog.ts"),
      import("./pages/shell/auth-host.tsx"),
      needTexts("sign-in"),
    ]);
    return startAuthDialog({ api, session, googleEntry, rememberPath });
  });

  // Another tab's token is taken up here too; the stream and the cache follow who is signed in.
  let streaming: string | null = null;
  session.subscribe((snapshot) => {
    if (snapshot.context.token !== null) token = snapshot.context.token;
    const user = snapshot.hasTag("signedIn") ? (snapshot.context.user?.id ?? null) : null;
    if (user === streaming) return;
    streaming = user;
    if (user === null) {
      token = snapshot.context.token;
      serverState.current?.hub.stop();
      serverState.current?.queries.clear();
    } else if (serverState.current) serverState.current.hub.start(user);
    // What cannot be fetched is told by the page that needs it, and tried anew with the next.
    else void serverState.need().catch(() => {});
  });
  serverState.subscribe(() => {
    if (streaming !== null) serverState.current?.hub.start(streaming);
  });

  const consent = createActor(
    consentMachine.provide({ actors: { recordConsent: recordConsent(api, session) } }),
  );
  const mayUpload = consentGate({ api, session, consent });

  const arrived = (): ServerState => {
    if (serverState.current === null) throw new Error("The page's loader lacks needServer.");
    return serverState.current;
  };
  const app: App = {
    api,
    serverState,
    get hub() {
      return arrived().hub;
    },
    get queries() {
      return arrived().queries;
    },
    session,
    guest: getInitialSnapshot(sessionMachine, GUEST),
    authDialog,
    consent,
    mayUpload,
    googleEntry,
  };
  const router = createRouter({
    routeTree,
    context: { app },
    defaultPreload: "intent",
    scrollRestoration: ahead === undefined,
    defaultPendingComponent: LoadingPage,
    ...(ahead && { history: createMemoryHistory({ initialEntries: [ahead.address] }) }),
  });
  if (!ahead) {
    session.start();
    consent.start();
  }
  return { app, router };
}

/** Another load of this very address too, where only what follows the # would change. */
function loadAnew(path: string): void {
  const { pathname, search } = window.location;
  const to = new URL(path, window.location.href);
  window.location.replace(to);
  if (to.pathname === pathname && to.search === search && to.hash !== "") window.location.reload();
}
declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createApp>["router"];
  }
}
