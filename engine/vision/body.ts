import type { Rgb } from "../image/raster.ts";
import { faceOf } from "./face.ts";
import type { BodyFound, FaceFound, Vision } from "./human.ts";

/** From the middle of the face to the soles of a standing person, in half face widths. */
const BODY_TO_FACE = 22;

/**
 * The body that belongs to a face. Where the picture cuts a body off, the pose model squeezes the
 * whole of it into what is left: shoulders too narrow, hips at the waist. So the last row is
 * repeated downward until there is room for the legs; joints found there are outside the picture
 * and get score 0.
 */
export async function readBody(
  vision: Vision,
  image: Rgb,
  face: FaceFound | undefined,
): Promise<BodyFound> {
  const { width, height } = image;
  const { centre, radius } = face ? faceOf(face.oval) : { centre: { x: 0, y: 0 }, radius: 0 };
  const room = Math.min(Math.round(centre.y + radius * BODY_TO_FACE), Math.round(height * 1.8));
  if (room < height * 1.12) return vision.body(image);
  const data = new Uint8Array(width * room * 3);
  data.set(image.data);
  for (let y = height; y < room; y++)
    data.copyWithin(y * width * 3, (height - 1) * width * 3, height * width * 3);
  const found = await vision.body({ data, width, height: room });
  const joints = found.joints.map((joint) =>
    joint.position[1] < height ? joint : { ...joint, score: 0 },
  );
  return { ...found, joints };
}
