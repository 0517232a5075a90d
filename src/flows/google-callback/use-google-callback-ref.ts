import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import {
  type GoogleReturn,
  googleCallbackMachine,
} from "#machines/google-callback/google-callback.machine.ts";
import { handOver } from "#src/actors/google.ts";
import { callbackAddress, keptState } from "#src/actors/google-window.ts";
import { useApp } from "#src/lib/app.tsx";

export type GoogleCallbackRef = ActorRefFrom<typeof googleCallbackMachine>;

/** The flow's actor with its real effects; `sayFailed` tells a failure in a toast. */
export function useGoogleCallbackRef(
  back: GoogleReturn,
  sayFailed: (params: { way: "code"; refusal: { ok: false; code: string } }) => void,
): GoogleCallbackRef {
  const { googleEntry } = useApp();
  return useActorRef(
    googleCallbackMachine.provide({
      actors: { handOver, enterWithGoogle: googleEntry },
      actions: {
        closeWindow: () => window.close(),
        sayFailed: (_, params) => sayFailed(params),
      },
    }),
    { input: { ...back, expected: keptState(), redirectUri: callbackAddress() } },
  );
}
