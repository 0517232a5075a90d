import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { resetPasswordMachine } from "#machines/reset-password/reset-password.machine.ts";
import { setPassword } from "#src/actors/account.ts";
import { useApp } from "#src/lib/app.tsx";

export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>;

/** The flow's actor with its real effects, for the token of the mailed link. */
export function useResetPasswordRef(token: unknown): ResetPasswordRef {
  const { api, authDialog } = useApp();
  return useActorRef(
    resetPasswordMachine.provide({
      actors: { setPassword: setPassword(api) },
      actions: {
        askForNewLink: () => authDialog.send({ type: "dialog.open", view: "forgot" }),
        openLogin: () => authDialog.send({ type: "dialog.open", view: "login" }),
        // Any call of the session's own says whether it is still one.
        recheckSession: () => {
          if (api.settings.token() !== null)
            void api.call("GET", "/auth/profile").catch(() => null);
        },
      },
    }),
    { input: { token } },
  );
}
