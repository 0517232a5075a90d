import { boxMean } from "../image/blur.ts";
import { toLab } from "../image/lab.ts";
import {
  clamp,
  distance,
  insidePolygon,
  lerp,
  newPlane,
  type Plane,
  type Point,
  smoothstep,
  toSegment,
} from "../image/raster.ts";
import { regions } from "../image/regions.ts";
import { fitMixture, logLikelihood, type Mixture } from "./mixture.ts";
import type { Person } from "./person.ts";

/**
 * Greatest distance of a hand from the forearm's line past the wrist, in lengths of the forearm.
 */
const REACH = 0.5;
/** The same for the ground beside a hand, from which its colours are learnt. */
const AROUND = 1.1;
/** How far the colour of a hand may be from that of the face, in L*, a* and b*. */
const TONE = { light: 30, red: 12, yellow: 15 } as const;
/** Least mean difference in log likelihood at which skin and ground can be told apart. */
const LEAST_APART = 4;

/**
 * The person's matte with complete hands, at the working picture's size. Fingers are too fine for
 * the segmentation model, and the nearest certain colour of the person is often the trousers'. So
 * around each wrist skin and ground are separated by colour models of their own, learnt from face,
 * arm and hand, and from the ground around them: skin connected with the body belongs to it, clear
 * ground does not. Where skin and ground look alike the matte stays as it is.
 */
export function withHands(person: Person): Plane {
  const { image, matte, sides } = person;
  const lab = toLab(image);
  const made: Plane = { ...matte, data: new Float32Array(matte.data) };
  for (const side of sides) {
    if (side.armSeen) mendHand(person, lab, side, made);
  }
  return made;
}

interface Arm {
  elbow: Point;
  wrist: Point;
}

function mendHand(person: Person, lab: Float32Array, { elbow, wrist }: Arm, made: Plane): void {
  const { matte } = person;
  const { width, height } = matte;
  const forearm = distance(elbow, wrist);
  if (forearm < 8) return;
  const from = lerp(elbow, wrist, 0.85);
  const tip = lerp(elbow, wrist, 1.85);
  const zone: number[] = [];
  const ring: number[] = [];
  const wide = forearm * AROUND;
  const [left, right] = [Math.min(from.x, tip.x) - wide, Math.max(from.x, tip.x) + wide];
  const [top, bottom] = [Math.min(from.y, tip.y) - wide, Math.max(from.y, tip.y) + wide];
  for (let y = clamp(Math.floor(top), 0, height); y < Math.min(height, bottom); y++) {
    for (let x = clamp(Math.floor(left), 0, width); x < Math.min(width, right); x++) {
      const [away] = toSegment(x, y, from, tip);
      if (away < forearm * REACH) zone.push(y * width + x);
      else if (away < wide) ring.push(y * width + x);
    }
  }
  const near = [...zone, ...ring];
  const skin = skinOf(person, lab, near);
  const own = fitMixture(
    colours(
      lab,
      near.filter((i) => matte.data[i] > 0.98),
    ),
    6,
  );
  const ground = fitMixture(
    colours(
      lab,
      ring.filter((i) => matte.data[i] < 0.02),
    ),
    4,
  );
  if (!skin || !own || !ground) return;
  decide(person, lab, zone, { skin, own, ground }, made);
}

interface Colours {
  skin: Mixture;
  own: Mixture;
  ground: Mixture;
}

function decide(
  { matte }: Person,
  lab: Float32Array,
  zone: readonly number[],
  { skin, own, ground }: Colours,
  made: Plane,
): void {
  const { width, height } = matte;
  const of = (mixture: Mixture, i: number) =>
    logLikelihood(mixture, lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]);
  const like = newPlane(width, height);
  const clear = newPlane(width, height);
  let apart = 0;
  let count = 0;
  for (const i of zone) {
    const behind = of(ground, i);
    const ahead = of(skin, i) - behind;
    like.data[i] = smoothstep(-2.5, 2.5, ahead);
    clear.data[i] = smoothstep(-1, -4, Math.max(ahead, of(own, i) - behind));
    if (matte.data[i] > 0.02) continue;
    apart -= clamp(ahead, -20, 20);
    count++;
  }
  if (count === 0 || apart / count < LEAST_APART) return;
  // Single pixels are noise, of the ground or of the compression.
  const usual = boxMean(like, 1);
  const belongs = (i: number) => Math.max(matte.data[i], usual.data[i] > 0.4 ? like.data[i] : 0);
  const whole = newPlane(width, height);
  const body = regions(width, height, (i) => belongs(i) > 0.5).sort((a, b) => b.length - a.length);
  for (const i of body[0] ?? []) whole.data[i] = 1;
  const beside = boxMean(whole, 1);
  for (const i of zone) {
    const kept = matte.data[i] * (1 - clear.data[i]);
    made.data[i] = beside.data[i] > 0 ? Math.max(kept, like.data[i]) : kept;
  }
}

/**
 * Colour model of the skin: from the face, and from certain pixels near the wrist of a similar
 * tone.
 */
function skinOf({ face, matte }: Person, lab: Float32Array, near: readonly number[]) {
  const { centre, oval, radius } = face;
  const inner = oval.map((p) => lerp(centre, p, 0.8));
  const inFace: number[] = [];
  const { width, height } = matte;
  const tall = radius * 1.5;
  for (let y = Math.floor(centre.y - tall); y < centre.y + tall; y++) {
    for (let x = Math.floor(centre.x - radius); x < centre.x + radius; x++) {
      const isSeen = x >= 0 && y >= 0 && x < width && y < height;
      if (isSeen && insidePolygon(x, y, inner)) inFace.push(y * width + x);
    }
  }
  if (inFace.length === 0) return null;
  const tone = [0, 1, 2].map(
    (c) => inFace.reduce((sum, i) => sum + lab[i * 3 + c], 0) / inFace.length,
  );
  const isSkin = (i: number) =>
    ((lab[i * 3] - tone[0]) / TONE.light) ** 2 +
      ((lab[i * 3 + 1] - tone[1]) / TONE.red) ** 2 +
      ((lab[i * 3 + 2] - tone[2]) / TONE.yellow) ** 2 <
    1;
  const inHand = near.filter((i) => matte.data[i] > 0.98 && isSkin(i));
  return fitMixture(colours(lab, [...inFace.filter(isSkin), ...inHand]), 5);
}

const colours = (lab: Float32Array, pixels: readonly number[]) =>
  pixels.flatMap((i) => [lab[i * 3], lab[i * 3 + 1], lab[i * 3 + 2]]);
