import sharp from "sharp";
import { EngineFailure } from "../contract.ts";
import { newPlane, type Plane } from "./raster.ts";
import { resizePlane } from "./resample.ts";

/**
 * Reads a painted mask, scaled to another picture's size: 0–1, 1 where it was painted white. Fails
 * with mask_empty when nothing was painted.
 */
export async function readMask(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Plane> {
  const plane = await readGrey(path);
  if (!plane.data.some((value) => value > 0.5)) throw new EngineFailure("mask_empty");
  return resizePlane(plane, width, height);
}

/**
 * Reads strokes that mend an outline, at the size of `path`'s picture: what is white is kept, what is
 * black removed, and what lies between was not painted. Fails with mask_empty when nothing was.
 */
export async function readStrokes(path: string): Promise<{ keep: Plane; remove: Plane }> {
  const { data, width, height } = await readGrey(path);
  const [keep, remove] = [newPlane(width, height), newPlane(width, height)];
  for (let i = 0; i < data.length; i++) {
    if (data[i] > 0.75) keep.data[i] = 1;
    if (data[i] < 0.25) remove.data[i] = 1;
  }
  if (![keep, remove].some((plane) => plane.data.includes(1)))
    throw new EngineFailure("mask_empty");
  return { keep, remove };
}

/** A picture's lightness, 0–1, at its own size. */
async function readGrey(path: string): Promise<Plane> {
  const { data, info } = await sharp(path)
    .flatten({ background: "#000000" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = newPlane(info.width, info.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * info.channels] / 255;
  return plane;
}
