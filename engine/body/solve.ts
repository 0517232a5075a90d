import type { BodyType } from "#wire/values.ts";
import { BUILDS, type Gender } from "./body-types.ts";
import type { Base } from "./figure/base.ts";
import { morph, type Shape } from "./figure/morph.ts";
import { GIRTH, girthOf } from "./girth.ts";
import { type Macro, macroShape } from "./macro.ts";
import { heightOf, litres } from "./measure.ts";
import { withTargets } from "./targets.ts";

export interface BodyWish {
  gender: Gender;
  heightCm: number;
  weightKg: number;
  /** Years, 18–90. */
  age: number;
  bodyType: BodyType;
  origin: Macro["origin"];
  /** Targets of the face; they hardly weigh. */
  face: Readonly<Record<string, number>>;
}

/** A body of the height and weight asked for, or the nearest there is. */
export interface SolvedBody {
  /** [vertices, 3] of the whole base mesh, unposed, in decimetres. */
  positions: Float32Array;
  /**
   * Factor from the base mesh before scaling, which proxies' offsets were made for, to this body.
   */
  scale: number;
  heightCm: number;
  weightKg: number;
}

/** A person's mean density: the mesh's litres are kilograms. */
const KG_PER_LITRE = 1;
const HEIGHT_RANGE = { low: 0.2, high: 0.9 };
const ROUNDS = 3;

/**
 * Fits the base mesh to a height and a weight by halving: the figure's own height setting first,
 * then its girth, three times over, since each moves the other. What the height setting leaves is
 * met by scaling. `breathe` is awaited between tries.
 */
export async function solveBody(
  base: Base,
  wish: BodyWish,
  breathe: () => Promise<void>,
): Promise<SolvedBody> {
  const build = BUILDS[wish.gender][wish.bodyType];
  let height = 0.55;
  let girth = 0.5;
  const bodyAt = (h: number, g: number) =>
    shaped(base, shapeOf(wish, build, h, g), wish.heightCm, girthOf(g).stretch);
  for (let round = 0; round < ROUNDS; round++) {
    height = await halve(HEIGHT_RANGE.low, HEIGHT_RANGE.high, 7, async (value) => {
      await breathe();
      const positions = await morph(base, shapeOf(wish, build, value, girth));
      return heightOf(positions, base.skin) * 10 < wish.heightCm;
    });
    girth = await halve(GIRTH.least, GIRTH.most, round === ROUNDS - 1 ? 13 : 7, async (value) => {
      await breathe();
      return (await bodyAt(height, value)).weightKg < wish.weightKg;
    });
  }
  return bodyAt(height, girth);
}

/** The value at which `isLow` turns false. */
async function halve(
  low: number,
  high: number,
  times: number,
  isLow: (value: number) => Promise<boolean>,
): Promise<number> {
  let [from, to] = [low, high];
  for (let i = 0; i < times; i++) {
    const middle = (from + to) / 2;
    if (await isLow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

function shapeOf(
  { gender, age, origin, face }: BodyWish,
  build: (typeof BUILDS)[Gender][BodyType],
  height: number,
  girth: number,
): Shape {
  const { weight, beyond } = girthOf(girth);
  const shape = macroShape({
    male: gender === "male" ? 1 : 0,
    // The base figure grows up by 25; a customer's eighteen-year-old is no child.
    age: age < 25 ? 25 - (25 - age) * 0.5 : age,
    muscle: build.muscle,
    weight,
    height,
    proportions: build.proportions,
    cup: build.cup,
    origin,
  });
  return beyond(withTargets(withTargets(shape, build.more), face));
}

async function shaped(
  base: Base,
  shape: Shape,
  heightCm: number,
  stretch: number,
): Promise<SolvedBody> {
  const positions = await morph(base, shape);
  const scale = heightCm / (heightOf(positions, base.skin) * 10);
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] *= scale * stretch;
    positions[i + 1] *= scale;
    positions[i + 2] *= scale * stretch;
  }
  return {
    positions,
    scale,
    heightCm: heightOf(positions, base.skin) * 10,
    weightKg: litres(positions, base.skin.triangles) * KG_PER_LITRE,
  };
}
