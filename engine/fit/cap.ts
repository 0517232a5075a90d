import { clamp, distance, mix, type Point, sample } from "../image/raster.ts";
import type { Person } from "../vision/person.ts";
import type { ArmOutline } from "../wearer/arm-outline.ts";

/** Step on the arm's outline (of 25) where the rounding of the shoulder ends. */
export const CAP_END = 3;
const RAYS = 5;

/**
 * The shoulder's outline between the seam's end and the upper arm: rays from the joint to where the
 * matte ends, held near the circle through both ends, since hair or a backpack may stand out there.
 */
export function capOf({ matte }: Person, arm: ArmOutline, tip: Point): Point[] {
  const joint = arm.axis[1];
  const end = arm.outer[CAP_END];
  const angle = (p: Point) => Math.atan2(p.y - joint.y, p.x - joint.x);
  const [from, to] = [angle(tip), angle(end)];
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const [first, last] = [distance(joint, tip), distance(joint, end)];
  return Array.from({ length: RAYS }, (_, i) => {
    const t = (i + 1) / (RAYS + 1);
    const expected = mix(first, last, t);
    const [dx, dy] = [Math.cos(from + turn * t), Math.sin(from + turn * t)];
    let reach = expected * 0.85;
    while (
      reach < expected * 1.3 &&
      sample(matte, joint.x + dx * reach, joint.y + dy * reach) > 0.5
    ) {
      reach++;
    }
    const held = clamp(reach, expected * 0.9, expected * 1.25);
    return { x: joint.x + dx * held, y: joint.y + dy * held };
  });
}
