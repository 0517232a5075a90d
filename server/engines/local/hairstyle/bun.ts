import { noiseAt } from "../image-editing/noise.ts";
import type { Place } from "./head.ts";
import type { Strand } from "./strands.ts";

/** Where hair that is put up is held, and the ball it is wound to. */
const TIE: Place = [0, 1.42, -0.42];
const BALL = { centre: [0, 1.72, -0.46], radius: 0.42 } as const;
const WOUND = 2600;
const STEP = 0.06;

/** A strand drawn tight over the head from its root to the tie. */
export function drawnUp(
  root: Place,
  outside: (p: [number, number, number]) => [number, number, number],
): [number, number, number][] {
  let p: [number, number, number] = [...root];
  const places = [p];
  for (let s = 0; s < 60; s++) {
    const way = TIE.map((v, k) => v - p[k]!);
    const far = Math.hypot(...way);
    if (far < 0.16) break;
    p = outside(p.map((v, k) => v + (way[k]! / far) * STEP) as [number, number, number]);
    places.push(p);
  }
  return places;
}

/** The ball: threads wound round it, most of them about its upright axis. */
export function woundBall(seed: number): Strand[] {
  return Array.from({ length: WOUND }, (_, k) => {
    const dice = (n: number) => noiseAt(seed + n * 7919, k + 50_000);
    const height = (dice(1) * 2 - 1) * 0.96;
    const start = dice(2) * 2 * Math.PI;
    const tilt = (dice(3) - 0.5) * 0.9;
    const radius = BALL.radius * (0.9 + 0.1 * dice(4));
    const places = Array.from({ length: 15 }, (__, i): [number, number, number] => {
      const turn = start + i * 0.12;
      const up = Math.max(-1, Math.min(1, height + tilt * Math.sin(i * 0.2) * 0.4));
      const round = Math.sqrt(1 - up * up);
      return [
        BALL.centre[0] + radius * round * Math.sin(turn),
        BALL.centre[1] + radius * 0.86 * up,
        BALL.centre[2] + radius * round * Math.cos(turn),
      ];
    });
    return {
      places,
      outer: 0.5 + 0.5 * dice(5),
      shade: dice(6) * 2 - 1,
      width: 1,
      isStubble: false,
    };
  });
}
