import { beforeAll, describe, expect, it } from "vitest";
import { newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { earsOf } from "./ears.ts";
import { type Flyaways, findFlyaways } from "./flyaways.ts";

const SIDE = 400;
const UNIT = 36;
const MIDDLE = 200;
const HAIR = 60;
const GROUND = [214, 208, 204] as const;
const TONE = [60, 44, 36] as const;

const at = (x: number, y: number) => y * SIDE + x;
const picture: Rgb = { data: new Uint8Array(SIDE * SIDE * 3), width: SIDE, height: SIDE };
const hair: Plane = newPlane(SIDE, SIDE);
const strands: number[] = [];
const post: number[] = [];
const wire: number[] = [];

function paint(i: number, colour: readonly number[], share = 1): void {
  for (let c = 0; c < 3; c++) {
    picture.data[i * 3 + c] = Math.round(picture.data[i * 3 + c] * (1 - share) + colour[c] * share);
  }
}

describe("loose strands about a head of hair", () => {
  let found: Flyaways;
  beforeAll(() => {
    for (let i = 0; i < SIDE * SIDE; i++) {
      // The ground is darker towards one side, as a studio's is.
      paint(
        i,
        GROUND.map((value) => value - (i % SIDE) / 30),
      );
      const far = Math.hypot((i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE);
      if (far > HAIR) continue;
      hair.data[i] = 1;
      paint(i, TONE);
    }
    for (const turn of [0.4, 1.1, 2.2, 3.5, 5.1]) {
      for (let far = HAIR; far < HAIR + 32; far += 0.5) {
        const x = Math.round(MIDDLE + far * Math.cos(turn + far / 200));
        const y = Math.round(MIDDLE + far * Math.sin(turn + far / 200));
        if (strands.includes(at(x, y))) continue;
        strands.push(at(x, y));
        paint(at(x, y), TONE, 0.35 + (0.5 * (HAIR + 32 - far)) / 32);
      }
    }
    for (let y = 170; y < 230; y++) for (let x = 274; x < 300; x++) post.push(at(x, y));
    for (let y = 0; y < SIDE; y++) wire.push(at(110, y));
    for (const i of [...post, ...wire]) paint(i, TONE, 0.9);
    found = findFlyaways({
      picture,
      hair,
      unit: UNIT,
      isGround: (i) =>
        Math.hypot((i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE) > HAIR + UNIT / 12,
      mayGo: () => true,
    });
  });

  const leastOf = (pixels: readonly number[]) => Math.min(...pixels.map((i) => found.share[i]));
  const mostOf = (pixels: readonly number[]) =>
    pixels.reduce((most, i) => Math.max(most, found.share[i]), 0);

  it("are found to their tips, and the ground grown there is clean of them", () => {
    const seen = strands.filter((i) => hair.data[i] === 0);
    expect(seen.length).toBeGreaterThan(120);
    expect(leastOf(seen)).toBeGreaterThan(0.8);
    for (const i of seen) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      expect(Math.abs(found.ground(x, y, 0) - (GROUND[0] - x / 30))).toBeLessThan(5);
    }
  });

  it("are told from things: a post within reach and a wire that goes on beyond it stay", () => {
    expect(mostOf(post)).toBe(0);
    expect(mostOf(wire)).toBe(0);
  });

  it("are nowhere but near the hair", () => {
    const away = [...found.share.keys()].filter(
      (i) => Math.hypot((i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE) > HAIR + 38,
    );
    expect(mostOf(away)).toBe(0);
  });
});

describe("ears", () => {
  const SKIN = [205, 160, 140] as const;
  const eyes = { x: MIDDLE, y: MIDDLE, radius: 50, roll: 0 };
  const lab = { hair: { light: 20, red: 5, yellow: 7 }, skin: { light: 70, red: 13, yellow: 17 } };

  it("are seen in whole, dark hollows included; a light lock as long is none", () => {
    const scene: Rgb = { data: new Uint8Array(SIDE * SIDE * 3), width: SIDE, height: SIDE };
    const [skin, matte, oval] = [
      newPlane(SIDE, SIDE),
      newPlane(SIDE, SIDE, 1),
      newPlane(SIDE, SIDE),
    ];
    const put = (i: number, colour: readonly number[]) => scene.data.set(colour, i * 3);
    for (let i = 0; i < SIDE * SIDE; i++) put(i, TONE);
    const ear: number[] = [];
    for (let y = MIDDLE - 8; y < MIDDLE + 26; y++) {
      for (let x = MIDDLE + 54; x < MIDDLE + 70; x++) ear.push(at(x, y));
    }
    const hollow = ear.filter((i) => i % SIDE === MIDDLE + 62 && Math.floor(i / SIDE) % 8 < 3);
    for (const i of ear) put(i, SKIN);
    for (const i of hollow) put(i, TONE);
    for (const i of ear.slice(ear.length / 2)) skin.data[i] = 1;
    const lock: number[] = [];
    for (let y = MIDDLE - 8; y < MIDDLE + 26; y++) {
      for (let x = MIDDLE - 60; x < MIDDLE - 57; x++) lock.push(at(x, y));
    }
    for (const i of lock) {
      put(i, SKIN);
      skin.data[i] = 1;
    }
    const found = earsOf(scene, { skin, matte, oval }, eyes, lab.hair, lab.skin);
    const inner = ear.filter((i) => {
      const [x, y] = [(i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE];
      return x > 56 && x < 67 && y > -5 && y < 23;
    });
    expect(Math.min(...inner.map((i) => found.data[i]))).toBeGreaterThan(0.9);
    expect(Math.max(...lock.map((i) => found.data[i]))).toBe(0);
  });
});
