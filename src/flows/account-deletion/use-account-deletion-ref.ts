import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { accountDeletionMachine } from "#machines/account-deletion/account-deletion.machine.ts";
import { askSession, deleteAccount } from "#src/actors/account-deletion.ts";
import { useApp } from "#src/lib/app.tsx";
import { removeStoredWith } from "#src/lib/browser/storage.ts";
import { showToast } from "#src/ui/feedback/toast.tsx";
import type { User } from "#wire/accounts.ts";

export type AccountDeletionRef = ActorRefFrom<typeof accountDeletionMachine>;

/** The actor that ends the account of the person signed in, with its real effects. */
export function useAccountDeletionRef({ id, has_password }: User): AccountDeletionRef {
  const app = useApp();
  const router = useRouter();
  const { t } = useLingui();
  return useActorRef(
    accountDeletionMachine.provide({
      actors: { deleteAccount: deleteAccount(app), askSession: askSession(app) },
      actions: {
        leaveAccount: () => {
          removeStoredWith(`draft:${id}:`);
          removeStoredWith(`runs:${id}`);
          app.session.send({ type: "session.ended" });
          void router.navigate({ href: "/", replace: true });
          const title = t({ id: "profile.deleted", message: "Đã xoá tài khoản" });
          showToast("success", { title }, "profile");
        },
      },
    }),
    { input: { hasPassword: has_password } },
  );
}
