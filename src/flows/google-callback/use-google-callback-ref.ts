import { useActorRef } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import {
  type GoogleReturn,
  googleCallbackMachine,
} from "#machines/google-callback/google-callback.machine.ts";
import { collectFromFirebase, handOver } from "#src/actors/google.ts";
import { callbackAddress, keptFirebaseTrip, keptState } from "#src/actors/google-trip.ts";
import { readPublicConfig } from "#src/lib/api/config.ts";
import { useApp } from "#src/lib/app.tsx";

export type GoogleCallbackRef = ActorRefFrom<typeof googleCallbackMachine>;

/** The flow's actor with its real effects; `sayFailed` tells a failure in a toast. */
export function useGoogleCallbackRef(
  back: GoogleReturn,
  sayFailed: (params: { way: "code" | "firebase"; refusal: { ok: false; code: string } }) => void,
): GoogleCallbackRef {
  const app = useApp();
  const [trip] = useState(keptFirebaseTrip);
  return useActorRef(
    googleCallbackMachine.provide({
      actors: {
        handOver,
        collectFromFirebase: collectFromFirebase(() => readPublicConfig(app)),
        enterWithGoogle: app.googleEntry,
      },
      actions: {
        closeWindow: () => window.close(),
        sayFailed: (_, params) => sayFailed(params),
      },
    }),
    {
      input: {
        ...back,
        isByFirebase: trip !== undefined,
        returnPath: trip ?? null,
        expected: keptState(),
        redirectUri: callbackAddress(),
      },
    },
  );
}
