import { EngineFailure, type EngineInput, type GarmentReading } from "../contract.ts";
import { bottomPoints } from "../garment/bottom-points.ts";
import { type GarmentRead, readGarment } from "../garment/read-garment.ts";
import { isWearable, shapeOf } from "../garment/shape.ts";
import { topPoints } from "../garment/top-points.ts";
import { wearOf } from "../garment/wear.ts";
import type { Wear } from "../garment/wears.ts";
import { isInPart } from "../garment/whole.ts";
import { outlinesOf } from "../image/outlines.ts";
import { clamp } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import { cutThing, type Strokes } from "../vision/cut-thing.ts";
import type { Vision } from "../vision/human.ts";
import type { Residue } from "../vision/residue.ts";

/** Long side in px that the outline of what was refused is looked for at. */
const TRACED = 480;
/** From these on an outline works with limits: on the border, without an edge, frayed. */
const LIMITED = { contact: 0.04, blind: 0.25, rough: 1.28 };
/** How far the outline of a garment cut off somebody who wears it can be trusted. */
const WORN = 0.5;

/**
 * What the picture of a garment shows and whether it can be tried on. `asked` is how it is worn,
 * null to decide by its outline; `strokes`, of any size, mend the outline. Throws only for what no
 * other picture would mend.
 */
export async function readingOfGarment(
  vision: Vision,
  input: EngineInput,
  asked: Wear | null,
  signal: AbortSignal,
  strokes?: Strokes,
): Promise<GarmentReading> {
  try {
    const read = await readGarment(vision, input, asked, signal, strokes);
    return readingOf(read, asked);
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const { mask } = cutThing(await readRgb(input.path, TRACED), strokes);
    const outlines = outlinesOf(mask);
    return { outlines, kind: null, sure: 0, verdict: "unfit", reason: error.code };
  }
}

function readingOf({ garment, isWorn }: GarmentRead, asked: Wear | null): GarmentReading {
  const outlines = outlinesOf(garment.alpha);
  const shape = shapeOf(garment);
  const points = { top: topPoints(garment), bottom: bottomPoints(garment) };
  const kind = wearOf(garment, { isWorn, shape }, asked, points);
  if (!isWearable(shape, kind))
    return { outlines, kind: null, sure: 0, verdict: "unfit", reason: "garment_not_found" };
  if (isInPart(garment, points.top, kind))
    return { outlines, kind, sure: 0, verdict: "unfit", reason: "below_standard" };
  const sure = isWorn ? WORN : garment.residue ? trustIn(garment.residue) : 1;
  const reason = isWorn ? "worn" : garment.residue ? limitOf(garment.residue) : null;
  return { outlines, kind, sure, verdict: reason ? "limited" : "fits", reason };
}

const trustIn = ({ contact, blind, rough }: Residue) =>
  clamp(1 - Math.max(contact * 2, blind, (rough - 1.1) * 1.2), 0, 1);

function limitOf({ contact, blind, rough }: Residue): "cut_off" | "unsure_outline" | null {
  if (contact > LIMITED.contact) return "cut_off";
  return blind > LIMITED.blind || rough > LIMITED.rough ? "unsure_outline" : null;
}
