import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { STORAGE_KEYS } from "#wire/values.ts";
import { Answers, isEverybodys } from "./lib/api/answers.ts";
import { Api } from "./lib/api/api.ts";
import { lifeOfKept } from "./lib/api/kept-token.ts";
import { Late, LateActor } from "./lib/api/late.ts";
import type { ServerState } from "./lib/api/services.ts";
import type { App } from "./lib/app.tsx";
import { readStored, removeStored, writeStored } from "./lib/browser/storage.ts";
import type { PageData } from "./lib/page-data.ts";
import { currentLanguage, needTexts } from "./lib/text/i18n.ts";
import { PageFailure } from "./pages/shell/page-failure.tsx";
import { LoadingPage } from "./pages/shell/waiting.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** Where a page comes from. */
export interface PageOrigin {
  /** In the browser: what came with it, if it was rendered ahead. */
  data?: PageData | null;
  /** In the server: who answers its calls, and its path and query. */
  ahead?: { fetch: typeof fetch; address: string };
}

/**
 * Builds everything that lives as long as the page: called once by main.tsx, and by the server for
 * each page that it renders ahead, where nobody is signed in and nothing starts.
 */
export function createApp({ data = null, ahead }: PageOrigin) {
  let token = readStored(STORAGE_KEYS.token);
  const api = new Api(
    {
      // The calls of a page rendered ahead stay in the server; only a whole address can be asked.
      base: ahead ? "http://localhost" : (import.meta.env.VITE_API_BASE ?? ""),
      token: () => token,
      language: currentLanguage,
      onUnauthorized: (refused) => {
        if (refused === token) people.current?.session.send({ type: "session.ended" });
      },
    },
    ahead?.fetch,
  );
  const serverState = new Late(async () => {
    const { startServerState } = await import("./start-server-state.ts");
    return startServerState(api);
  });
  const answers = new Answers();
  if (data) answers.take(data.answers);

  const people = new Late(async () => {
    const [{ startPeople }, expiresIn] = await Promise.all([
      import("./start-people.ts"),
      token === null ? null : lifeOfKept(api, token),
    ]);
    const came = startPeople({
      api,
      token,
      expiresIn,
      keepSession: (params) => {
        token = params.token;
        if (params.token !== null) writeStored(STORAGE_KEYS.token, params.token);
        if (params.user !== null) writeStored(STORAGE_KEYS.user, JSON.stringify(params.user));
      },
      clearSession: () => {
        token = null;
        removeStored(STORAGE_KEYS.token);
        removeStored(STORAGE_KEYS.user);
      },
      goTo: (path, reload) => {
        if (reload) loadAnew(path);
        else void router.navigate({ href: path, replace: true });
      },
    });
    // Another tab's token is taken up here too; the stream and the cache follow who is signed in.
    came.session.subscribe((snapshot) => {
      if (snapshot.context.token !== null) token = snapshot.context.token;
      const user = snapshot.hasTag("signedIn") ? (snapshot.context.user?.id ?? null) : null;
      if (user === streaming) return;
      streaming = user;
      if (user === null) {
        token = snapshot.context.token;
        serverState.current?.hub.stop();
        serverState.current?.runs.start(null);
        const queries = serverState.current?.queries;
        // The page still shown would ask anew at once, so what is everybody's stays here too.
        queries?.removeQueries({ predicate: ({ queryKey }) => !isEverybodys(queryKey) });
        queries?.getMutationCache().clear();
        answers.clear();
      } else if (serverState.current) follow(serverState.current, user);
      // What cannot be fetched is told by the page that needs it, and tried anew with the next.
      else void serverState.need().catch(() => {});
    });
    came.session.start();
    came.consent.start();
    return came;
  });
  let streaming: string | null = null;
  serverState.subscribe(() => {
    if (streaming !== null && serverState.current) follow(serverState.current, streaming);
  });
  const authDialog: App["authDialog"] = new LateActor(async () => {
    // Its view is asked for at once too, so that the press waits for one trip.
    const [{ startAuthDialog }, who] = await Promise.all([
      import("./start-auth-dialog.ts"),
      people.need(),
      import("./pages/shell/auth-host.tsx"),
      needTexts("sign-in"),
    ]);
    return startAuthDialog({ api, answers, ...who });
  });

  const app: App = {
    api,
    answers,
    serverState,
    people,
    authDialog,
    get hub() {
      return arrived(serverState, "needServer").hub;
    },
    get queries() {
      return arrived(serverState, "needServer").queries;
    },
    get runs() {
      return arrived(serverState, "needServer").runs;
    },
    get session() {
      return arrived(people, "people").session;
    },
    get consent() {
      return arrived(people, "people").consent;
    },
    get mayUpload() {
      return arrived(people, "people").mayUpload;
    },
    get googleEntry() {
      return arrived(people, "people").googleEntry;
    },
  };
  // The first page of a document that was rendered ahead is a guest's, and waits for nobody.
  let isFirst = ahead !== undefined || data !== null;
  const needPeople = () => (isFirst ? undefined : people.need().then(() => {}));
  // A page sent whole is read and scrolled before its code comes, and stays where its reader is.
  let isBeingRead = data !== null;
  const router = createRouter({
    routeTree,
    context: { app, needPeople, isSentWhole: () => isFirst },
    defaultPreload: "intent",
    scrollRestoration: ahead === undefined && (() => !isBeingRead),
    defaultPendingComponent: LoadingPage,
    // Each page catches its own, so that the frame around it stands.
    defaultErrorComponent: PageFailure,
    ...(ahead && { history: createMemoryHistory({ initialEntries: [ahead.address] }) }),
  });
  if (isBeingRead) {
    const stop = router.subscribe("onRendered", () => {
      stop();
      // The router's own answer to this is given first or just after.
      queueMicrotask(() => {
        isBeingRead = false;
        // It counts as scrolled here: whoever comes back comes back to this place.
        if (window.scrollY > 0) document.dispatchEvent(new Event("scroll"));
      });
    });
  }
  /** To be called once that first page is the browser's: whoever is signed in is seen at once. */
  const settle = () => {
    isFirst = false;
    const see = () => void people.need().catch(() => {});
    // A guest who only reads needs nobody; signing in elsewhere is told by the storage.
    if (token === null) onceTouched(see);
    else see();
  };
  return { app, router, settle };
}

/** From now on the news is this person's. */
function follow({ hub, runs }: ServerState, user: string): void {
  runs.start(user);
  hub.start(user);
}

function arrived<T>(late: Late<T>, what: string): T {
  if (late.current === null) throw new Error(`The page was shown before ${what} had come.`);
  return late.current;
}

/** Calls once when somebody points, presses or types here, or another tab stores something. */
function onceTouched(go: () => void): void {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    go();
  };
  for (const sign of ["pointerover", "pointerdown", "keydown", "focusin", "storage"])
    addEventListener(sign, once, { signal: touched.signal, passive: true });
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
