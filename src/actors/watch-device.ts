import { fromCallback } from "xstate";
import type { DeviceGateEvent } from "#machines/device-gate/device-gate.machine.ts";
import type { DeviceReading } from "#machines/device-gate/device-gate.rules.ts";

/** What this browser tells of its device now. */
export const readDevice = (): DeviceReading => ({
  width: innerWidth,
  height: innerHeight,
  shortSide: Math.min(screen.width, screen.height) || Math.min(innerWidth, innerHeight),
  touchPoints: navigator.maxTouchPoints,
  isCoarse: matchMedia("(pointer: coarse)").matches,
  userAgent: navigator.userAgent,
});

/** Tells of every change of the window's size; the machine waits until it rests. */
export const watchDevice = fromCallback<DeviceGateEvent, undefined>(({ sendBack }) => {
  const tell = () => sendBack({ type: "size.changed", reading: readDevice() });
  addEventListener("resize", tell);
  return () => removeEventListener("resize", tell);
});
