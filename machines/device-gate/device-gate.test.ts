import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { agents, devices, readingOf } from "./device-gate.fixtures.ts";
import type { DeviceGateContext } from "./device-gate.machine.ts";
import { type DeviceReading, type DeviceType, deviceOf } from "./device-gate.rules.ts";

const finger = { touchPoints: 5, isCoarse: true };
const mac = { userAgent: agents.mac };

describe("what a device is", () => {
  test.each([
    ["767 px", readingOf(767, 900), "mobile"],
    ["768 px", readingOf(768, 900), "tablet"],
    ["1023 px", readingOf(1023, 768), "tablet"],
    ["1024 px", readingOf(1024, 768), "desktop"],
    ["a phone upright", devices.phone, "mobile"],
    ["a phone on its side, 844 wide", readingOf(844, 390, finger), "mobile"],
    ["a phone on its side, 932 wide", devices.phoneOnItsSide, "mobile"],
    ["a low window with a mouse", readingOf(932, 430), "tablet"],
    [
      "a tablet whose keyboard is out",
      readingOf(800, 500, { ...finger, shortSide: 800 }),
      "tablet",
    ],
    [
      "an iPad that says Macintosh",
      readingOf(1366, 1024, { ...finger, userAgent: agents.mac }),
      "tablet",
    ],
    ["a phone of 599 on its side", readingOf(900, 599, finger), "mobile"],
    ["a small tablet of 600 on its side", readingOf(900, 600, finger), "tablet"],
    ["a low touch screen of 1024", readingOf(1024, 500, finger), "desktop"],
    ["a Macintosh that is touched", readingOf(1366, 768, { ...mac, touchPoints: 1 }), "desktop"],
    ["an iPad with two touch points", readingOf(1366, 768, { ...mac, touchPoints: 2 }), "tablet"],
    ["a Macintosh", readingOf(1366, 1024, { userAgent: agents.mac }), "desktop"],
    [
      "an old iPad at 1024",
      readingOf(1024, 768, { ...finger, userAgent: agents.oldIpad }),
      "tablet",
    ],
    [
      "an Android tablet at 1280",
      readingOf(1280, 800, { ...finger, userAgent: agents.androidTablet }),
      "tablet",
    ],
    ...["Silk/120.4 like Chrome/120.0", "Kindle/3.0", "PlayBook; U; RIM Tablet"].map(
      (agent): [string, DeviceReading, DeviceType] => [
        `a reader or tablet of ${agent.split(/\W/)[0]}`,
        readingOf(1280, 800, {
          ...finger,
          userAgent: `Mozilla/5.0 (Linux; U) ${agent.replace(" Tablet", "")}`,
        }),
        "tablet",
      ],
    ),
    ["a touch laptop", readingOf(1366, 768, { touchPoints: 10 }), "desktop"],
    [
      "a phone shown at desktop width",
      readingOf(1280, 800, { ...finger, userAgent: agents.androidPhone }),
      "desktop",
    ],
    [
      "an iPad in a split of 507",
      readingOf(507, 1024, { ...finger, shortSide: 1024, userAgent: agents.mac }),
      "mobile",
    ],
    [
      "an iPad in a split of 768",
      readingOf(768, 1024, { ...finger, userAgent: agents.mac }),
      "tablet",
    ],
  ] as const)("%s is %3$s", (_, reading: DeviceReading, type) => {
    expect(deviceOf(reading).deviceType).toBe(type);
  });
  test("everything known is told", () => {
    expect(deviceOf(devices.phone)).toEqual({
      isMobile: true,
      isTablet: false,
      isDesktop: false,
      width: 390,
      height: 844,
      deviceType: "mobile",
      hasTouch: true,
    });
    expect(deviceOf(devices.desktop)).toMatchObject({ isDesktop: true, hasTouch: false });
    expect(deviceOf(devices.tablet)).toMatchObject({ isTablet: true, isDesktop: false });
    expect(deviceOf(readingOf(1366, 768, { touchPoints: 1 })).hasTouch).toBe(true);
  });
});

describe("journeys", () => {
  const to = (reading: DeviceReading) => ({ type: "size.changed", reading });
  const resize = async (it: ReturnType<typeof drive>, reading: DeviceReading) => {
    await it.send(to(reading));
    return (await it.pass(150)) as { device: string };
  };
  test("on a phone nothing opens, and turning it changes the size but not that", async () => {
    const it = drive(walks["device-gate"], "phone");
    expect(it.value()).toEqual({ device: "barred", window: "still" });
    expect((await resize(it, devices.phoneOnItsSide)).device).toBe("barred");
    expect(it.context<DeviceGateContext>().device).toMatchObject({ width: 932, height: 430 });
  });
  test.each(["phone", "tablet", "desktop"] as const)("a %s is watched from the start", (input) => {
    const it = drive(walks["device-gate"], input);
    expect(it.child("watchDevice")).toBeDefined();
    expect(it.value()).toEqual({ device: input === "phone" ? "barred" : input, window: "still" });
  });
  test.each([
    ["phone", ["tablet"], "tablet"],
    ["phone", ["desktop"], "desktop"],
    ["tablet", ["desktop"], "desktop"],
    ["tablet", ["narrowWindow"], "covering"],
    ["desktop", ["tablet"], "tablet"],
    ["desktop", ["narrowWindow"], "covering"],
    ["desktop", ["narrowWindow", "desktop"], "desktop"],
    ["desktop", ["narrowWindow", "tablet"], "tablet"],
    ["tablet", ["narrowWindow", "phone"], "covering"],
  ] as const)("a %s that becomes %s is %s", async (input, sizes, end) => {
    const it = drive(walks["device-gate"], input);
    for (const size of sizes) await resize(it, devices[size]);
    expect(it.value()).toEqual({ device: end, window: "still" });
  });
  test("a page that was open is kept while the window is narrow, and is there again", async () => {
    const it = drive(walks["device-gate"], "desktop");
    expect((await resize(it, devices.narrowWindow)).device).toBe("covering");
    expect(it.actor.getSnapshot().hasTag("kept")).toBe(true);
    expect((await resize(it, devices.tablet)).device).toBe("tablet");
    expect((await resize(it, devices.desktop)).device).toBe("desktop");
  });
  test("the window is judged when it has rested for 150 ms", async () => {
    const it = drive(walks["device-gate"], "desktop");
    await it.send(to(devices.narrowWindow));
    expect(await it.pass(149)).toEqual({ device: "desktop", window: "changing" });
    expect(await it.pass(1)).toEqual({ device: "covering", window: "still" });
  });
  test("of many changes only the last counts", async () => {
    const it = drive(walks["device-gate"], "desktop");
    for (const reading of [devices.narrowWindow, devices.tablet, devices.desktop]) {
      await it.send(to(reading));
      await it.pass(100);
      expect(it.value()).toEqual({ device: "desktop", window: "changing" });
    }
    expect(await it.pass(50)).toEqual({ device: "desktop", window: "still" });
  });
  test("the page may be loaded again from the restriction alone", async () => {
    expect(drive(walks["device-gate"], "desktop").can({ type: "page.refresh" })).toBe(false);
    const barred = drive(walks["device-gate"], "phone");
    await barred.send({ type: "page.refresh" });
    expect(barred.heard()).toEqual(["reloadPage"]);
    const covered = drive(walks["device-gate"], "desktop");
    await resize(covered, devices.narrowWindow);
    await covered.send({ type: "page.refresh" });
    expect(covered.heard()).toEqual(["reloadPage"]);
  });
});
