import { describe, expect, it } from "vitest";
import { CACHE_DIR } from "#tests/engine/support.ts";
import { drawHead } from "./draw-head.ts";
import { HAIRS, type HairName } from "./hair.ts";
import { loadHead } from "./head.ts";

const SIDE = 160;
const still = { yaw: 0, pitch: 0, roll: 0, side: SIDE };
const breathe = async () => undefined;
const headWith = (name: HairName) => loadHead(CACHE_DIR, { hair: { name } });

/** Mean column and row of a coverage, and how much it covers in all. */
function placeOf(alpha: Float32Array) {
  let [sum, x, y] = [0, 0, 0];
  for (const [i, value] of alpha.entries()) {
    sum += value;
    x += value * (i % SIDE);
    y += value * Math.floor(i / SIDE);
  }
  return { sum, x: x / sum, y: y / sum };
}

describe("a head with hair", () => {
  it.each(HAIRS)("wears %s on the skull", async (name) => {
    const { whole, hair } = await drawHead(await headWith(name), still, breathe);
    const place = placeOf(hair!.alpha);
    expect(place.sum).toBeGreaterThan(SIDE);
    expect(Math.abs(place.x - SIDE / 2)).toBeLessThan(SIDE * 0.04);
    for (const [i, alpha] of hair!.alpha.entries()) {
      expect(alpha).toBeLessThanOrEqual(whole.alpha[i] + 1e-5);
    }
  });

  it("turns with the camera: to either side alike, and down", async () => {
    const head = await headWith("short02");
    const at = async (turn: object) =>
      placeOf((await drawHead(head, { ...still, ...turn }, breathe)).whole.alpha);
    const [left, front, right] = [await at({ yaw: -0.6 }), await at({}), await at({ yaw: 0.6 })];
    expect(left.x + right.x).toBeCloseTo(front.x * 2, -0.5);
    const nearest = async (turn: object) => {
      const { whole } = await drawHead(head, { ...still, ...turn }, breathe);
      const rows = whole.nearness.subarray(0, Math.round(SIDE * 0.66) * SIDE);
      return rows.indexOf(Math.max(...rows)) % SIDE;
    };
    // The tip of the nose leads the way.
    expect(await nearest({ yaw: -0.6 })).toBeLessThan(await nearest({}));
    expect(await nearest({ yaw: 0.6 })).toBeGreaterThan(await nearest({}));
  });

  it("gives hair behind the neck no share in front of it", async () => {
    const { whole, hair } = await drawHead(await headWith("long01"), still, breathe);
    const face = Math.round(SIDE * 0.56) * SIDE + SIDE / 2;
    expect(whole.alpha[face]).toBe(1);
    expect(hair!.alpha[face]).toBe(0);
  });

  it("is shortened and dyed on demand", async () => {
    const long = await drawHead(await headWith("long01"), still, breathe);
    const dye = (texture: { data: Uint8Array; width: number; height: number }) => ({
      ...texture,
      data: texture.data.map((value, i) => (i % 4 === 0 ? 255 : value)),
    });
    const hair = { name: "long01" as const, length: 0.4, dye };
    const short = await drawHead(await loadHead(CACHE_DIR, { hair }), still, breathe);
    expect(placeOf(short.hair!.alpha).y).toBeLessThan(placeOf(long.hair!.alpha).y - 3);
    const red = (picture: typeof long) =>
      picture.hair!.colour.reduce((sum, value, i) => sum + (i % 3 === 0 ? value : 0), 0) /
      placeOf(picture.hair!.alpha).sum;
    expect(red(short)).toBeGreaterThan(red(long) * 2);
  });
});
