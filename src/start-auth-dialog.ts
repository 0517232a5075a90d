import { createActor } from "xstate";
import { authDialogMachine } from "#machines/auth-dialog/auth-dialog.machine.ts";
import { googleSignInMachine } from "#machines/google-sign-in/google-sign-in.machine.ts";
import {
  registerAccount,
  requestCode,
  requestReset,
  signIn,
  verifyCode,
} from "./actors/account.ts";
import { googleActors } from "./actors/google.ts";
import { readPublicConfig } from "./lib/api/config.ts";
import type { App, People } from "./lib/app.tsx";
import { i18n } from "./lib/text/i18n.ts";
import { sayGoogleFailed, sayNotice } from "./pages/shell/auth-notices.ts";

/** The dialog's actor with its real effects; fetched by start.ts when someone first needs it. */
export function startAuthDialog({
  api,
  answers,
  session,
  googleEntry,
  rememberPath,
}: Pick<App, "api" | "answers"> & Pick<People, "session" | "googleEntry" | "rememberPath">) {
  const { prepareGoogle, connectGoogle, leaveForGoogle } = googleActors(api, () =>
    readPublicConfig({ api, answers }),
  );
  return createActor(
    authDialogMachine.provide({
      actors: {
        google: googleSignInMachine.provide({
          actors: {
            prepareGoogle,
            connectGoogle,
            leaveForGoogle,
            enterWithGoogle: googleEntry,
          },
          actions: {
            sayFailed: (_, { way, refusal }) => sayGoogleFailed(i18n, way, refusal),
            logOutcome: (_, { outcome }) => console.info(`google sign-in: ${outcome}`),
          },
        }),
        signIn: signIn(session, rememberPath),
        registerAccount: registerAccount(api),
        requestCode: requestCode(api),
        verifyCode: verifyCode(api),
        requestReset: requestReset(api),
      },
      actions: {
        say: (_, params) => sayNotice(i18n, params.what, params.refusal),
        logFailure: (_, params) => console.warn(`${params.what} failed`),
      },
    }),
  ).start();
}
