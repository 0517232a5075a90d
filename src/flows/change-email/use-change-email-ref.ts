import { useLingui } from "@lingui/react/macro";
import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { changeEmailMachine } from "#machines/change-email/change-email.machine.ts";
import { confirmEmail, readEmail, sendEmailCode } from "#src/actors/change-email.ts";
import { useApp } from "#src/lib/app.tsx";
import { showToast } from "#src/ui/feedback/toast.tsx";
import type { User } from "#wire/accounts.ts";

export type ChangeEmailRef = ActorRefFrom<typeof changeEmailMachine>;

/** The actor that moves the account of the person signed in to another address. */
export function useChangeEmailRef({ email, has_password }: User): ChangeEmailRef {
  const app = useApp();
  const { t } = useLingui();
  return useActorRef(
    changeEmailMachine.provide({
      actors: {
        sendEmailCode: sendEmailCode(app),
        confirmEmail: confirmEmail(app),
        readEmail: readEmail(app),
      },
      actions: {
        sayMoved: (_, moved) => {
          const { user } = app.session.getSnapshot().context;
          if (user) app.session.send({ type: "user.changed", user: { ...user, ...moved } });
          const title = t({ id: "profile.email_changed", message: "Đã đổi email" });
          showToast("success", { title }, "profile");
        },
      },
    }),
    { input: { email, hasPassword: has_password } },
  );
}
