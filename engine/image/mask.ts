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
  const { data, info } = await sharp(path)
    .flatten({ background: "#000000" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = newPlane(info.width, info.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[i * info.channels] / 255;
  if (!plane.data.some((value) => value > 0.5)) throw new EngineFailure("mask_empty");
  return resizePlane(plane, width, height);
}
