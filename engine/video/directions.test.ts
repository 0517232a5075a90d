import { describe, expect, it } from "vitest";
import { fold } from "#wire/fold.ts";
import { type Directions, directionsOf } from "./directions.ts";
import { frameSize } from "./frame-size.ts";
import { momentAt } from "./motion.ts";

describe("a video's prompt", () => {
  it.each<[string, Partial<Directions>]>([
    ["zoom in", { zoom: 1 }],
    ["phóng to dần vào người mẫu", { zoom: 1 }],
    ["zoom out slowly", { zoom: -1, pace: 0.6 }],
    ["lùi ra, chậm", { zoom: -1, pace: 0.6 }],
    ["lui ra cham", { zoom: -1, pace: 0.6 }],
    ["lia sang trái", { pan: { x: -1, y: 0 } }],
    ["pan right and up", { pan: { x: 1, y: -1 } }],
    ["gió thổi, tóc bay nhẹ", { wind: true }],
    ["gentle wind in her hair, fast", { wind: true, pace: 1.6 }],
    ["đứng yên", { still: true }],
  ])("%s", (prompt, expected) => {
    const directions = directionsOf(prompt);
    expect(directions).toMatchObject(expected);
  });
  it("tells which words only a provider can follow, and follows the rest", () => {
    const directions = directionsOf("zoom in, cô gái mỉm cười và nhảy múa");
    expect(directions.zoom).toBe(1);
    expect(directions.unable).toEqual(["mỉm", "cười", "nhảy", "múa"]);
    expect(directionsOf("she dances").unable).toEqual(["dances"]);
    expect(directionsOf("zoom vào chậm rãi").unable).toEqual([]);
    expect(directionsOf("phóng to chậm vào gương mặt").unable).toEqual([]);
  });
});

describe("a deed of the body", () => {
  it.each([
    ["cô ấy nhảy múa và quay một vòng", ["nhảy", "múa", "quay", "một", "vòng"]],
    ["co gai di bo, gio thoi", ["di", "bo"]],
    ["she walks towards the camera", ["walks"]],
  ])("%s", (prompt, deeds) => {
    expect(directionsOf(prompt).deeds.map(fold)).toEqual(deeds.map(fold));
  });
  it.each([
    "gió thổi, tóc bay nhẹ",
    "quay sang trái, máy quay tiến vào",
    "a smiling woman in a red dress, zoom in",
    "cô gái cười bên hồ",
  ])("is not asked for by: %s", (prompt) => {
    expect(directionsOf(prompt).deeds).toEqual([]);
  });
});

describe("a video's size", () => {
  it.each([
    [{ width: 768, height: 1024 }, "480p", { width: 480, height: 640 }],
    [{ width: 1024, height: 768 }, "1080p", { width: 1440, height: 1080 }],
    [{ width: 333, height: 501 }, "480p", { width: 480, height: 722 }],
    [{ width: 1000, height: 3000 }, "1080p", { width: 640, height: 1920 }],
    [{ width: 512, height: 512 }, "1080p", { width: 1080, height: 1080 }],
  ] as const)("%j at %s", (input, resolution, expected) => {
    expect(frameSize(input, resolution)).toEqual(expected);
  });
});

describe("the camera", () => {
  const plan = (prompt: string, more: object = {}) => ({
    motion: "dramatic" as const,
    directions: directionsOf(prompt),
    fixedCamera: false,
    hasSubject: true,
    frame: { top: 0.05, middle: 0.5, centre: 0.5 },
    duration: 5,
    seed: 3,
    ...more,
  });
  const shown = (prompt: string, seconds: number) => {
    const { scale, x, y } = momentAt(plan(prompt), seconds).camera;
    return { left: x, top: y, right: x + scale, bottom: y + scale };
  };
  it.each([
    "",
    "zoom in",
    "zoom out",
    "pan left",
    "pan right",
    "pan up",
    "pan down",
    "lia xuống, zoom in",
  ])("never looks past the picture: %s", (prompt) => {
    for (let t = 0; t <= 5; t += 0.25) {
      const { left, top, right, bottom } = shown(prompt, t);
      expect(Math.max(left, top)).toBeLessThanOrEqual(1e-9);
      expect(Math.min(right, bottom)).toBeGreaterThanOrEqual(1 - 1e-9);
    }
  });
  it("goes where it is told", () => {
    const middle = (prompt: string, t: number) => {
      const { left, top, right, bottom } = shown(prompt, t);
      const [width, height] = [right - left, bottom - top];
      return { x: (0.5 - left) / width, y: (0.5 - top) / height, scale: width };
    };
    expect(middle("pan left", 5).x).toBeLessThan(middle("pan left", 0).x - 0.02);
    expect(middle("pan right", 5).x).toBeGreaterThan(middle("pan right", 0).x + 0.02);
    expect(middle("pan up", 5).y).toBeLessThan(middle("pan up", 0).y - 0.02);
    expect(middle("zoom in", 5).scale).toBeGreaterThan(1.08);
    expect(middle("zoom out", 0).scale).toBeGreaterThan(1.08);
    expect(middle("zoom out", 5).scale).toBeCloseTo(1, 6);
  });
  it.each(["pan left", "pan right"])("grows no more than it needs to: %s", (prompt) => {
    const { camera, pose } = momentAt(plan(prompt), 5);
    const across = Math.abs(camera.x + (camera.scale - 1) / 2);
    expect(camera.scale * pose.near).toBeLessThan(1.16);
    expect(across).toBeGreaterThan((camera.scale * pose.near - 1) * 0.45);
  });
  it("starts from the picture as it is, whatever the seed", () => {
    for (const seed of [0, 1, 77, 2147483647]) {
      const { camera, pose } = momentAt(plan("", { seed }), 0);
      expect(camera).toEqual({ scale: 1, x: 0, y: 0 });
      expect(pose.shift(1)).toBeCloseTo(0, 9);
      expect(pose.near * pose.tall * pose.widen(0.7)).toBeCloseTo(1, 9);
    }
  });
  it("moves twice as far for dramatic as for natural", () => {
    const at = (motion: "natural" | "dramatic") =>
      momentAt(plan("", { motion, fixedCamera: true }), 2.2).pose.shift(1);
    expect(at("dramatic") / at("natural")).toBeCloseTo(2, 5);
  });
});
