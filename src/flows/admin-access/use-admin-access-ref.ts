import { useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { adminAccessMachine } from "#machines/admin-access/admin-access.machine.ts";
import { loadHashes, watchPerson } from "#src/actors/admin-access.ts";
import { useApp } from "#src/lib/app.tsx";

export type AdminAccessRef = ActorRefFrom<typeof adminAccessMachine>;

/** The guard's actor with its real effects; back means the page before, or home where there is none. */
export function useAdminAccessRef(): AdminAccessRef {
  const app = useApp();
  const router = useRouter();
  const goHome = () => void router.navigate({ to: "/", replace: true });
  return useActorRef(
    adminAccessMachine.provide({
      actors: { watchPerson: watchPerson(app.session), loadHashes: loadHashes(app) },
      actions: {
        goHome,
        goBack: () => (router.history.canGoBack() ? router.history.back() : goHome()),
      },
    }),
  );
}
