import { createActor } from "xstate";
import { safePath } from "#machines/auth-dialog/return-path.rules.ts";
import { consentMachine } from "#machines/consent/consent.machine.ts";
import { sessionMachine } from "#machines/session/session.machine.ts";
import type { User } from "#wire/accounts.ts";
import { consentGate, recordConsent } from "./actors/consent.ts";
import { enterWithGoogle } from "./actors/enter-with-google.ts";
import { endSession, logIn, logInWithGoogle, validateToken } from "./actors/session.ts";
import { watchTabs } from "./actors/watch-tabs.ts";
import type { Api } from "./lib/api/api.ts";
import type { People } from "./lib/app.tsx";
import { readCachedUser } from "./lib/browser/storage.ts";
import { i18n } from "./lib/text/i18n.ts";
import { sayLoggedOut, sayWelcome } from "./pages/shell/session-notices.ts";

/** What the session asks of the page around it. */
export interface SessionSurroundings {
  api: Api;
  /** The token this device keeps. */
  token: string | null;
  /** Milliseconds it still lives; null without one. */
  expiresIn: number | null;
  keepSession(params: { token: string | null; user: User | null }): void;
  clearSession(): void;
  /** Shows the page at a path in place of this one; `reload` takes it from the server. */
  goTo(path: string, reload: boolean): void;
}

/** Starts who is there: the session with its real effects, and what a picture of theirs may do. */
export function startPeople({
  api,
  token,
  expiresIn,
  keepSession,
  clearSession,
  goTo,
}: SessionSurroundings): People {
  let returnPath: string | null = null;
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
        storeSession: (_, params) => keepSession(params),
        clearStored: clearSession,
        sayWelcome: (_, params) => sayWelcome(i18n, params.name, safePath(returnPath) === null),
        sayLoggedOut: () => sayLoggedOut(i18n),
        enterStudio: (_, { reload }) => {
          const path = safePath(returnPath) ?? "/dashboard";
          returnPath = null;
          goTo(path, reload);
        },
        goHome: () => goTo("/", false),
      },
    }),
    {
      input: {
        token,
        expiresIn,
        user: readCachedUser<User>(),
      },
    },
  );
  const rememberPath = (path: string | null) => {
    returnPath = path;
  };
  const consent = createActor(
    consentMachine.provide({ actors: { recordConsent: recordConsent(api, session) } }),
  );
  return {
    session,
    consent,
    mayUpload: consentGate({ api, session, consent }),
    rememberPath,
    googleEntry: enterWithGoogle(session, rememberPath, () =>
      goTo(safePath(returnPath) ?? "/dashboard", true),
    ),
  };
}
