import { assign, setup } from "xstate";
import { CHART_OPTIONS } from "../kit/chart-options.ts";
import { effectNotProvided, watchNotProvided } from "../kit/not-provided.ts";
import { typesOf } from "../kit/types-of.ts";
import { DEVICE, type DeviceInfo, type DeviceReading, deviceOf } from "./device-gate.rules.ts";

export interface DeviceGateContext {
  device: DeviceInfo;
  /** The newest reading, taken up when the window rests. */
  reading: DeviceReading;
}
export type DeviceGateEvent =
  | { type: "size.changed"; reading: DeviceReading }
  | { type: "page.refresh" };

const becomes = {
  toTablet: { guard: "isTablet", target: "#device-gate.device.tablet" },
  toDesktop: { guard: "isDesktop", target: "#device-gate.device.desktop" },
} as const;

/**
 * Promises: the studio is closed to what is too small for it and to nothing else; a page that was
 * open when the window grew narrow waits, kept, until it is wide again.
 */
export const deviceGateMachine = setup({
  types: typesOf<{
    context: DeviceGateContext;
    input: DeviceReading;
    events: DeviceGateEvent;
    tags: "restricted" | "kept";
  }>(),
  actors: { watchDevice: watchNotProvided<DeviceGateEvent, undefined>("watchDevice") },
  actions: {
    reloadPage: effectNotProvided("reloadPage"),
    takeUp: assign({ device: ({ context }) => deviceOf(context.reading) }),
    remember: assign({ reading: (_, params: { reading: DeviceReading }) => params.reading }),
  },
  guards: {
    isMobile: ({ context }) => context.device.isMobile,
    isTablet: ({ context }) => context.device.isTablet,
    isDesktop: ({ context }) => context.device.isDesktop,
  },
  delays: { resizeDelay: DEVICE.resizeDebounce },
}).createMachine({
  id: "device-gate",
  options: CHART_OPTIONS,
  context: ({ input }) => ({ device: deviceOf(input), reading: input }),
  invoke: { id: "watchDevice", src: "watchDevice" },
  type: "parallel",
  states: {
    device: {
      initial: "barred",
      states: {
        /** Too small from the start: nothing behind it. */
        barred: {
          tags: "restricted",
          always: [becomes.toTablet, becomes.toDesktop],
          on: { "page.refresh": { actions: "reloadPage" } },
        },
        /** Grown too small: the page behind it is kept. */
        covering: {
          tags: ["restricted", "kept"],
          always: [becomes.toTablet, becomes.toDesktop],
          on: { "page.refresh": { actions: "reloadPage" } },
        },
        tablet: {
          tags: "kept",
          always: [becomes.toDesktop, { guard: "isMobile", target: "covering" }],
        },
        desktop: {
          tags: "kept",
          always: [becomes.toTablet, { guard: "isMobile", target: "covering" }],
        },
      },
    },
    window: {
      initial: "still",
      states: {
        still: {
          on: {
            "size.changed": {
              target: "changing",
              actions: { type: "remember", params: ({ event }) => event },
            },
          },
        },
        changing: {
          on: {
            "size.changed": {
              target: "changing",
              reenter: true,
              actions: { type: "remember", params: ({ event }) => event },
            },
          },
          after: { resizeDelay: { target: "still", actions: "takeUp" } },
        },
      },
    },
  },
});
