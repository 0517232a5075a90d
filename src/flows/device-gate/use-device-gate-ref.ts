import { useActorRef } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { deviceGateMachine } from "#machines/device-gate/device-gate.machine.ts";
import { readDevice, watchDevice } from "#src/actors/watch-device.ts";

export type DeviceGateRef = ActorRefFrom<typeof deviceGateMachine>;

/** The gate's actor, watching this very window. */
export const useDeviceGateRef = (): DeviceGateRef =>
  useActorRef(
    deviceGateMachine.provide({
      actors: { watchDevice },
      actions: { reloadPage: () => location.reload() },
    }),
    { input: readDevice() },
  );
