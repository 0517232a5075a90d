import {
  deviceGateEvents,
  deviceGateInputs,
  deviceGateOutcomes,
} from "#machines/device-gate/device-gate.fixtures.ts";
import {
  type DeviceGateContext,
  deviceGateMachine,
} from "#machines/device-gate/device-gate.machine.ts";
import { deviceOf } from "#machines/device-gate/device-gate.rules.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "device-gate",
  machine: deviceGateMachine,
  inputs: deviceGateInputs,
  events: deviceGateEvents,
  outcomes: deviceGateOutcomes,
  project: ({ device, reading }: DeviceGateContext) => [
    device.deviceType,
    deviceOf(reading).deviceType,
  ],
} satisfies Walk;
