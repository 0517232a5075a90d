import { noiseAt } from "../image/noise.ts";
import type { Place } from "./head.ts";
import { add, outside, scale, unit } from "./places.ts";
import type { Strand } from "./strand.ts";

/**
 * The bun is a flattened torus on the crown, leaning back, about 0.45 head widths across: radius of
 * the ring, radius of the tube, and the tube's height over its width. In half face widths.
 */
const COIL = { centre: [0, 1.5, -0.62], ring: 0.27, tube: 0.24, flat: 0.88 } as const;
const AXIS = unit([0.08, 0.86, -0.42]);
const ACROSS = unit([AXIS[1], -AXIS[0], 0]);
const AHEAD: Place = [
  ACROSS[1] * AXIS[2] - ACROSS[2] * AXIS[1],
  ACROSS[2] * AXIS[0] - ACROSS[0] * AXIS[2],
  ACROSS[0] * AXIS[1] - ACROSS[1] * AXIS[0],
];
/** How many threads the bun has, and how many loose hairs. */
const WOUND = 3000;
const LOOSE = 36;
/** Distance between two places of a strand. */
const STEP = 0.06;

/** A strand pulled tight over the head from its root to the bun, `off` above the skin. */
export function drawnUp(root: Place, off: number): Place[] {
  let p = root;
  const places = [p];
  for (let s = 0; s < 60; s++) {
    const way = add(COIL.centre, scale(p, -1));
    if (Math.hypot(...way) < 0.3) break;
    p = outside(add(p, scale(unit(way), STEP)), 0.02 + off);
    places.push(p);
  }
  return places;
}

/**
 * The strands of the bun: threads that run round the ring and slowly round the tube, and loose
 * hairs.
 */
export function woundCoil(seed: number): Strand[] {
  return [
    ...Array.from({ length: WOUND }, (_, k) => thread(seed, k)),
    ...Array.from({ length: LOOSE }, (_, k) => looseHair(seed, k)),
  ];
}

function thread(seed: number, k: number): Strand {
  const dice = (n: number) => noiseAt(seed + n * 7919, k + 50_000);
  const [start, over] = [dice(1) * 2 * Math.PI, dice(2) * 2 * Math.PI];
  const tube = COIL.tube * (0.86 + 0.14 * Math.sqrt(dice(4)));
  // Grooves, as between the turns of a twisted tail: three round the tube.
  const groove = 0.93 + 0.07 * Math.abs(Math.sin(over * 1.5 + start * 0.5));
  const places = Array.from({ length: 14 }, (__, i): Place => {
    const turn = start + i * 0.13;
    const twist = over + i * 0.075;
    const far = COIL.ring + tube * groove * Math.cos(twist);
    const up = COIL.flat * tube * groove * Math.sin(twist);
    return add(
      add(COIL.centre, scale(AXIS, up)),
      add(scale(ACROSS, far * Math.sin(turn)), scale(AHEAD, far * Math.cos(turn))),
    );
  });
  const shade = (noiseAt(3, Math.round(over * 3) * 7 + Math.round(start * 1.5)) * 2 - 1) * 0.6;
  return {
    places,
    outer: 0.45 + 0.55 * dice(5),
    shade: shade + (dice(6) - 0.5) * 0.6,
    width: 1,
    isStubble: false,
    isFringe: false,
  };
}

/** A short hair in front of an ear that did not reach the bun. */
function looseHair(seed: number, k: number): Strand {
  const dice = (n: number) => noiseAt(seed + n * 7919, k + 90_000);
  const side = k % 2 === 0 ? 1 : -1;
  const start: Place = [side * (0.93 + 0.06 * dice(1)), 0.5 - 0.3 * dice(2), 0.24 - 0.1 * dice(3)];
  const bend = 0.05 * (dice(4) - 0.2);
  const places = Array.from({ length: 10 + Math.round(6 * dice(5)) }, (_, i): Place => {
    return add(start, [side * bend * Math.sin(i * 0.35), -0.055 * i, 0]);
  });
  const look = { outer: 0.7, shade: dice(6) - 0.5, width: 0.6 };
  return { places, ...look, isStubble: false, isFringe: false };
}
