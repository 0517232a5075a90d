import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { adminUserMachine } from "#machines/admin-user/admin-user.machine.ts";
import { loadUser, saveUser } from "#src/actors/admin-user.ts";
import { useApp, useUser } from "#src/lib/app.tsx";

export type AdminUserRef = ActorRefFrom<typeof adminUserMachine>;

/** The actor of one account that is open, with its real effects. */
export function useAdminUserRef(id: string, onClose: () => void): AdminUserRef {
  const app = useApp();
  const isOwn = useUser()?.id === id;
  return useActorRef(
    adminUserMachine.provide({
      actors: { loadUser: loadUser(app), saveUser: saveUser(app) },
      actions: {
        sayChanged: () => void app.queries.invalidateQueries({ queryKey: ["admin"] }),
        close: onClose,
      },
    }),
    { input: { id, isOwn } },
  );
}
