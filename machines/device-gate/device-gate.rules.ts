/** Spec §9 in CSS pixels and milliseconds; the phone in landscape is decision G17. */
export const DEVICE = {
  tabletFrom: 768,
  desktopFrom: 1024,
  phoneShortSide: 600,
  resizeDebounce: 150,
} as const;

export type DeviceType = "mobile" | "tablet" | "desktop";

/** What a browser tells of the device it runs on. */
export interface DeviceReading {
  /** The window, in CSS pixels. */
  width: number;
  height: number;
  /** The shorter side of the screen: a keyboard that covers half the window does not change it. */
  shortSide: number;
  touchPoints: number;
  /** The main pointer is a finger. */
  isCoarse: boolean;
  userAgent: string;
}
export interface DeviceInfo {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  width: number;
  height: number;
  deviceType: DeviceType;
  hasTouch: boolean;
}

/** iPadOS calls itself a Macintosh; no Macintosh has more than one touch point. */
const isIpad = ({ userAgent, touchPoints }: DeviceReading): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
/** An Android device that does not say "Mobile" is a tablet, by that browser's own convention. */
const isOtherTablet = ({ userAgent }: DeviceReading): boolean =>
  /Tablet|PlayBook|Silk|Kindle/i.test(userAgent) || /Android(?!.*Mobile)/.test(userAgent);
/** As wide as a tablet, but only because it lies on its side. */
const isPhoneOnItsSide = ({ width, shortSide, isCoarse }: DeviceReading): boolean =>
  isCoarse && width < DEVICE.desktopFrom && shortSide < DEVICE.phoneShortSide;

/**
 * What a person works on. Whether the studio opens is decided by width alone, and that it is no
 * phone on its side; the user agent only tells a tablet from a computer where both may enter.
 */
export function deviceOf(reading: DeviceReading): DeviceInfo {
  const { width, height, touchPoints } = reading;
  const deviceType: DeviceType =
    width < DEVICE.tabletFrom || isPhoneOnItsSide(reading)
      ? "mobile"
      : width < DEVICE.desktopFrom || isIpad(reading) || isOtherTablet(reading)
        ? "tablet"
        : "desktop";
  return {
    isMobile: deviceType === "mobile",
    isTablet: deviceType === "tablet",
    isDesktop: deviceType === "desktop",
    width,
    height,
    deviceType,
    hasTouch: touchPoints > 0,
  };
}
