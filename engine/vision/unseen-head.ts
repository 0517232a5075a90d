import { EngineFailure } from "../contract.ts";
import { distance, lerp, type Plane, type Point, sample } from "../image/raster.ts";
import { type Face, faceOf } from "./face.ts";
import type { BodyFound } from "./human.ts";

type Joint = Point & { score: number };

/** A body whose face was not found. */
export interface Headless {
  found: BodyFound;
  /** The person's own left and right, as the pose model has them. */
  left: Joint;
  right: Joint;
  nose: Joint;
  hips: readonly [Joint, Joint];
  matte: Plane;
}

/** How sure the pose model must be of a body without a face, and of its shoulders. */
const SURE_BODY = 0.5;
const SURE_JOINT = 0.6;
/**
 * Where a face is above the middle of the shoulders, and half its width and height, in shoulder
 * widths; measured on our own models.
 */
const FACE = { above: 0.64, half: 0.22, tall: 0.29 };
/** The eyes lie this much above the middle of the face and above the nose, in shoulder widths. */
const EYES = { above: 0.05, aboveNose: 0.12 };

/**
 * The face that a body without one must have: where the picture's upper edge cuts the head off, it
 * lies beyond. Shoulders whose left is on the left, or a whole head without a face, are seen from
 * behind. Fails with back_view, or with no_person when there is no body either.
 */
export function unseenFace({ found, left, right, nose, hips, matte }: Headless): Face {
  const neck = lerp(left, right, 0.5);
  const shoulders = distance(left, right);
  const pelvis = lerp(hips[0], hips[1], 0.5);
  const inMatte = (p: Point) => sample(matte, p.x, p.y) > 0.5;
  const isBody =
    found.score > SURE_BODY &&
    Math.min(left.score, right.score) > SURE_JOINT &&
    [neck, left, right, lerp(neck, pelvis, 0.5)].every(inMatte);
  if (!isBody) throw new EngineFailure("no_person");
  const torso = distance(neck, pelvis);
  const up = { x: (neck.x - pelvis.x) / torso, y: (neck.y - pelvis.y) / torso };
  const centre = {
    x: neck.x + up.x * shoulders * FACE.above,
    y: neck.y + up.y * shoulders * FACE.above,
  };
  const eyes = Math.min(
    centre.y - EYES.above * shoulders,
    nose.score > SURE_JOINT ? nose.y - EYES.aboveNose * shoulders : centre.y,
  );
  const isBack = left.x < right.x;
  if (eyes > matte.height * 0.02) {
    const isWhole = isHead(matte, centre, shoulders);
    throw new EngineFailure(isWhole ? "back_view" : "no_person");
  }
  // A head that goes on beyond the edge meets it; a garment laid flat does not.
  const beyond = neck.x - (up.x / up.y) * neck.y;
  const meets = [beyond, nose.x].some((x) =>
    [-0.08, 0, 0.08].some((aside) => inMatte({ x: x + aside * shoulders, y: 0 })),
  );
  if (!meets) throw new EngineFailure("no_person");
  if (isBack) throw new EngineFailure("back_view");
  return faceOf(ellipse(centre, FACE.half * shoulders, FACE.tall * shoulders));
}

/** Whether the matte has a head about a place: itself in it, the ground beside it. */
function isHead(matte: Plane, centre: Point, shoulders: number): boolean {
  const beside = [-0.6, 0.6].map((aside) =>
    sample(matte, centre.x + aside * shoulders, centre.y - 0.1 * shoulders),
  );
  return sample(matte, centre.x, centre.y) > 0.5 && beside.every((cover) => cover < 0.4);
}

const ellipse = (centre: Point, half: number, tall: number) =>
  Array.from({ length: 36 }, (_, i): [number, number] => {
    const turn = (i / 36) * 2 * Math.PI;
    return [centre.x + half * Math.sin(turn), centre.y - tall * Math.cos(turn)];
  });
