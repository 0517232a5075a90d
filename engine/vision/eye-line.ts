import { pair } from "../image/each.ts";
import type { FaceFound } from "./human.ts";

/**
 * The face's middle at eye height and half its width, in px, and the tilt of the eyes in radians.
 */
export interface EyeLine {
  x: number;
  y: number;
  radius: number;
  roll: number;
}

/** The eye line of a face found by the mesh, in pixels of the picture. */
export function eyeLine(face: FaceFound): EyeLine {
  const middle = (side: string) => {
    const points = [`${side}EyeUpper0`, `${side}EyeLower0`].flatMap(
      (name) => face.lines[name] ?? [],
    );
    return pair((k) => points.reduce((sum, at) => sum + at[k], 0) / points.length);
  };
  // The mesh's left is the person's left, which is the picture's right.
  const [left, right] = [middle("right"), middle("left")];
  const roll = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const across = face.oval.map(([x, y]) => x * Math.cos(roll) + y * Math.sin(roll));
  const [low, high] = [Math.min(...across), Math.max(...across)];
  const shift = (low + high) / 2;
  const [ex, ey] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const off = shift - (ex * Math.cos(roll) + ey * Math.sin(roll));
  return {
    x: ex + off * Math.cos(roll),
    y: ey + off * Math.sin(roll),
    radius: (high - low) / 2,
    roll,
  };
}
