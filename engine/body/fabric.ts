import type { Linear } from "./colours.ts";
import { newDice } from "./dice.ts";
import type { Texture } from "./figure/texture.ts";
import { byteOf } from "./skin.ts";

const SIDE = 128;

/** Our own cloth: a square that repeats, in one colour with the grain of its making. */
export function clothTexture(colour: Linear, weave: "jersey" | "twill"): Texture {
  const dice = newDice(weave === "jersey" ? 11 : 12);
  const data = new Uint8Array(SIDE * SIDE * 4);
  const yarn = Float32Array.from({ length: SIDE }, () => dice.between(0.985, 1.015));
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const i = y * SIDE + x;
      const speck = dice.between(0.95, 1.05);
      const thread =
        weave === "jersey"
          ? 1 + 0.035 * Math.sin((x * Math.PI) / 2) * Math.sin((y * Math.PI) / 2)
          : 1 + 0.05 * Math.sin(((x + y) * Math.PI) / 4) * yarn[y];
      const shade = thread * yarn[x] * speck;
      for (let c = 0; c < 3; c++) data[i * 4 + c] = byteOf(colour[c] * shade);
      data[i * 4 + 3] = 255;
    }
  }
  return { data, width: SIDE, height: SIDE };
}
