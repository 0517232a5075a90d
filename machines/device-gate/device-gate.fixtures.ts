import type { EventFixtures } from "../kit/fixtures.ts";
import type { DeviceGateEvent } from "./device-gate.machine.ts";
import type { DeviceReading } from "./device-gate.rules.ts";

export const agents = {
  chrome: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1",
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148",
  oldIpad: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1",
  androidTablet: "Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/141.0 Safari/537.36",
  androidPhone: "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/141.0 Mobile Safari/537.36",
} as const;

/** A window on a screen of its own size, with a mouse. */
export const readingOf = (
  width: number,
  height: number,
  more: Partial<DeviceReading> = {},
): DeviceReading => ({
  width,
  height,
  shortSide: Math.min(width, height),
  touchPoints: 0,
  isCoarse: false,
  userAgent: agents.chrome,
  ...more,
});
const finger = { touchPoints: 5, isCoarse: true };

export const devices = {
  phone: readingOf(390, 844, { ...finger, userAgent: agents.iphone }),
  phoneOnItsSide: readingOf(932, 430, { ...finger, userAgent: agents.iphone }),
  tablet: readingOf(820, 1180, { ...finger, userAgent: agents.mac }),
  desktop: readingOf(1440, 900),
  narrowWindow: readingOf(500, 900, { shortSide: 900 }),
} satisfies Record<string, DeviceReading>;

export const deviceGateInputs = {
  phone: devices.phone,
  tablet: devices.tablet,
  desktop: devices.desktop,
};

export const deviceGateEvents = {
  "size.changed": [
    { type: "size.changed", reading: devices.narrowWindow },
    { type: "size.changed", reading: devices.tablet },
    { type: "size.changed", reading: devices.desktop },
  ],
  "page.refresh": [{ type: "page.refresh" }],
} satisfies EventFixtures<DeviceGateEvent>;

export const deviceGateOutcomes = {};
