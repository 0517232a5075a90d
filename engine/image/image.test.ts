import { describe, expect, it } from "vitest";
import { boxMean, guidedFilter } from "./blur.ts";
import { labOf, rgbOf } from "./colour.ts";
import { grownColours } from "./grown.ts";
import { median, newPlane } from "./raster.ts";
import { regions, traceBorder } from "./regions.ts";
import { resizePlane } from "./resample.ts";
import { thinPlateSpline } from "./tps.ts";

describe("Lab", () => {
  it("goes there and back within half a step", () => {
    for (const [r, g, b] of [
      [0, 0, 0],
      [255, 255, 255],
      [200, 30, 90],
      [12, 180, 77],
    ] as const) {
      const back = rgbOf(...labOf(r, g, b));
      [r, g, b].forEach((value, c) => {
        expect(Math.abs(back[c] - value)).toBeLessThan(0.5);
      });
    }
  });
  it("puts white at L 100", () => {
    expect(labOf(255, 255, 255)[0]).toBeCloseTo(100, 1);
  });
});

describe("a quantile", () => {
  it("is what stands at its place once all are sorted, ties and few values included", () => {
    let state = 7;
    const next = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state;
    };
    for (let round = 0; round < 300; round++) {
      const values = Array.from({ length: 1 + (next() % 60) }, () => next() % 9);
      const sorted = values.toSorted((a, b) => a - b);
      for (const at of [0, 0.1, 0.5, 0.85, 1]) {
        const place = Math.min(values.length - 1, Math.floor(values.length * at));
        expect([values, at, median(values, at)]).toEqual([values, at, sorted[place]]);
      }
    }
    expect(median([])).toBe(0);
  });
});

describe("thin-plate spline", () => {
  it("takes each point to its own and keeps a plain shift between", () => {
    const from = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
      { x: 90, y: 110 },
    ];
    const map = thinPlateSpline(
      from,
      from.map(({ x, y }) => ({ x: x + 7, y: y - 3 })),
    );
    expect(map(50, 40).x).toBeCloseTo(57, 6);
    expect(map(50, 40).y).toBeCloseTo(37, 6);
    expect(map(90, 110).x).toBeCloseTo(97, 6);
  });
});

describe("filters", () => {
  it("never leave the range of what they smooth", () => {
    const plane = newPlane(64, 48);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % 97 === 0 ? 0.937 : 1e-9;
    let soft = plane;
    for (let times = 0; times < 6; times++) soft = boxMean(soft, 3);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = i < 200 ? 1e-3 * (i % 7) : 0;
    for (const of of [soft, boxMean(boxMean(plane, 2), 2)]) {
      expect(of.data.every((value) => value >= 0 && value <= 1)).toBe(true);
      expect(of.data.some((value) => Number.isNaN(value ** 1.5))).toBe(false);
    }
  });
  it("leave an even plane as it is", () => {
    const plane = newPlane(30, 20, 0.4);
    for (const result of [boxMean(plane, 5), guidedFilter(plane, plane, 4, 0.01)]) {
      for (const value of result.data) expect(value).toBeCloseTo(0.4, 5);
    }
  });
  it("resize a plane to the asked size with its mean kept", () => {
    const plane = newPlane(64, 64);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = i % 64 < 32 ? 1 : 0;
    const small = resizePlane(plane, 16, 12);
    expect([small.width, small.height]).toEqual([16, 12]);
    expect(small.data.reduce((a, b) => a + b) / small.data.length).toBeCloseTo(0.5, 3);
  });
});

describe("grown colours", () => {
  it("keep what is known and fill the rest from it", () => {
    const colour = new Float32Array(40 * 40 * 3).fill(90);
    const known = new Float32Array(40 * 40);
    for (let y = 0; y < 40; y++) for (let x = 0; x < 8; x++) known[y * 40 + x] = 1;
    for (let i = 0; i < known.length; i++) if (known[i] === 0) colour.fill(0, i * 3, i * 3 + 3);
    const at = grownColours(colour, known, 40, 40, 2);
    expect(at(3, 20, 1)).toBeCloseTo(90, 3);
    expect(at(39, 20, 1)).toBeCloseTo(90, 3);
  });
});

describe("regions", () => {
  it("are found apart and their border is walked once", () => {
    const plane = newPlane(20, 10);
    for (const [x, y] of [
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
      [12, 5],
    ] as const) {
      plane.data[y * 20 + x] = 1;
    }
    const found = regions(20, 10, (i) => plane.data[i] === 1);
    expect(found.map((region) => region.length)).toEqual([4, 1]);
    expect(traceBorder(plane)).toHaveLength(4);
  });
});
