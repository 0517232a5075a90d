import { beforeAll, describe, expect, it } from "vitest";
import { CACHE_DIR } from "#tests/engine/support.ts";
import { STYLES } from "../hair/styles.ts";
import { type Base, loadBase } from "./figure/base.ts";
import { morph } from "./figure/morph.ts";
import { poseMovements } from "./figure/skeleton.ts";
import type { Tresses } from "./figure/tresses.ts";
import { growOn, rootsShade } from "./grown-hair.ts";
import { type HeadMeasure, measureHead } from "./head-measure.ts";

let base: Base;
let shaped: Float32Array;
let head: HeadMeasure;
beforeAll(async () => {
  base = await loadBase(CACHE_DIR);
  shaped = await morph(base, new Map([["macrodetails/asian-female-young", 1]]));
  head = measureHead(base, shaped);
});

const grownOn = (style: keyof typeof STYLES, pose = {}): Tresses => {
  const movements = poseMovements(base, shaped, pose);
  return growOn({ base, shaped, movements, scale: 1 }, STYLES[style], [0, 0, 0], 5, []);
};

/** Half the width of the hair at a height of the head's coordinates. */
function halfWidth({ points }: Tresses, height: number): number {
  const y = head.toWorld([0, height, 0])[1];
  let most = 0;
  for (let i = 0; i < points.length; i += 3) {
    if (Math.abs(points[i + 1] - y) < 0.05) most = Math.max(most, Math.abs(points[i]));
  }
  return most / head.unit;
}

describe("the head", () => {
  it("is measured the same way there and back", () => {
    for (const place of [
      [0, 1.4, -0.3],
      [0.9, 0.2, 0.1],
      [-0.4, -1.2, 0.6],
    ] as const) {
      const again = head.toPlace(head.toWorld(place));
      for (const [c, value] of again.entries()) expect(value).toBeCloseTo(place[c], 5);
    }
  });
});

describe("hair", () => {
  it.each(["straight_layer", "modern_bob", "side_part", "crew_cut"] as const)(
    "of style %s lies round the head, not in a cone",
    (style) => {
      const tresses = grownOn(style);
      const [broad, high] = [halfWidth(tresses, 0.6), halfWidth(tresses, 1.1)];
      expect(high / broad).toBeGreaterThan(0.62);
      expect(broad).toBeGreaterThan(0.9);
      expect(broad).toBeLessThan(1.5);
    },
  );

  it("leaves the face free", () => {
    for (const style of ["straight_layer", "modern_bob", "side_part"] as const) {
      const { points } = grownOn(style);
      for (let i = 0; i < points.length; i += 3) {
        const [x, y, z] = head.toPlace([points[i], points[i + 1], points[i + 2]]);
        const isInFace = Math.abs(x) < 0.5 && y < 0.15 && y > -1.2 && z > 0.4;
        expect(isInFace).toBe(false);
      }
    }
  });

  it("turns with the head", () => {
    const still = grownOn("crew_cut");
    const turned = grownOn("crew_cut", { head: [["z", 0.3]] });
    const meanX = ({ points }: Tresses) =>
      points.reduce((sum, value, i) => sum + (i % 3 === 0 ? value : 0), 0) / (points.length / 3);
    expect(Math.abs(meanX(still))).toBeLessThan(0.1);
    expect(Math.abs(meanX(turned))).toBeGreaterThan(0.25);
  });

  it("lies in front of what is worn where it hangs on the chest", () => {
    const movements = poseMovements(base, shaped, {});
    const wall = head.toWorld([0, -2, 2.2])[2];
    const [left, right] = [-6, 6];
    const mesh = {
      positions: Float32Array.of(left, -9, wall, right, -9, wall, right, 9, wall, left, 9, wall),
      triangles: Uint32Array.of(0, 1, 2, 0, 2, 3),
      corners: Uint32Array.of(0, 1, 2, 0, 2, 3),
      uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
    };
    const flat = new Float32Array(12);
    const material = {
      kind: "cloth",
      texture: null,
      colour: [1, 1, 1],
      bumps: null,
      specular: 0,
      shininess: 1,
      transparent: false,
    } as const;
    const worn = [{ mesh, normals: flat, tangents: flat, material }];
    const posed = { base, shaped, movements, scale: 1 };
    const { points } = growOn(posed, STYLES.straight_layer, [0, 0, 0], 5, worn);
    const low = head.toWorld([0, -2.2, 0])[1];
    let hanging = 0;
    for (let i = 0; i < points.length; i += 3) {
      if (points[i + 1] > low || points[i + 2] < head.middle[2]) continue;
      hanging += 1;
      expect(points[i + 2]).toBeGreaterThan(wall);
    }
    expect(hanging).toBeGreaterThan(1000);
  });
});

it("the scalp is tinted under the hair, the face and the ears are not", () => {
  const movements = poseMovements(base, shaped, {});
  const shade = rootsShade({ base, shaped, movements, scale: 1 }, STYLES.straight_layer);
  let [face, top] = [0, 0];
  for (const v of base.skin.triangles) {
    const [x, y, z] = head.toPlace([shaped[v * 3], shaped[v * 3 + 1], shaped[v * 3 + 2]]);
    if (y < 0.5 && z > 0.45) face = Math.max(face, shade[v]);
    if (y < 0.2 && Math.abs(x) > 1.1) face = Math.max(face, shade[v]);
    if (y > 1.2) top = Math.max(top, shade[v]);
  }
  expect(face).toBe(0);
  expect(top).toBeGreaterThan(0.8);
});
