import type { BottomPoints } from "./bottom-points.ts";
import type { Garment } from "./cut-out.ts";
import type { Wear } from "./fit.ts";
import type { TopPoints } from "./top-points.ts";

/**
 * Decides how a garment is worn from its outline alone. Legs that part or a straight, uncut upper edge
 * mean bottoms; a long body means a dress; a front that stands open means outerwear.
 */
export function decideWear(garment: Garment, top: TopPoints, bottom: BottomPoints): Wear {
  const height = garment.bottom - garment.top;
  const width = garment.right - garment.left;
  const sleeved = top.halves[0].sleeve !== null;
  const flatTop = top.throat.y - garment.top < height * 0.025;
  const firstRow = bottom.edges(garment.top + height * 0.03);
  const wideStart = firstRow.right - firstRow.left > bottom.hipWidth * 0.62;
  if (!sleeved && flatTop && wideStart) return "bottoms";
  if (bottom.crotch !== null && !sleeved && wideStart) return "bottoms";
  const chest = top.halves[1].pit.x - top.halves[0].pit.x;
  if ((top.hem - garment.top) / chest > 2.15) return "dresses";
  const open = opening(garment, top.centre);
  return sleeved && open && width > chest * 1.2 ? "outerwear" : "tops";
}

/** Whether the hem is cut open at the centre line. */
function opening(garment: Garment, centre: number): boolean {
  const { alpha, bottom, top } = garment;
  let empty = 0;
  let rows = 0;
  for (let y = Math.round(bottom - (bottom - top) * 0.25); y < bottom - 4; y++) {
    rows++;
    if (alpha.data[y * alpha.width + Math.round(centre)]! < 0.5) empty++;
  }
  return empty > rows * 0.5;
}
