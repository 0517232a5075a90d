import type { TopPoints } from "../garment/top-points.ts";
import { insidePolygon, newPlane, type Plane, toSegment } from "../image/raster.ts";
import { regions } from "../image/regions.ts";

/** Armhole overlap in garment pixels: this much of the body part is also read by the sleeve. */
const OVERLAP = 14;

/** The garment's coverage parted in two along the armholes and the sleeves' insides. */
export function partSleeves(alpha: Plane, points: TopPoints): { trunk: Plane; sleeves: Plane } {
  const trunk = newPlane(alpha.width, alpha.height);
  const sleeves = newPlane(alpha.width, alpha.height);
  const areas = points.halves.map((half) => {
    if (!half.sleeve) return null;
    const out = half.sleeve.outer.map((p) => ({ x: p.x + half.sign * 8, y: p.y - 4 }));
    const area = [half.tip, { x: half.tip.x, y: half.tip.y - 12 }, ...out.slice(1)];
    const cuff = half.sleeve.inner.at(-1)!;
    area.push({ x: out.at(-1)!.x, y: out.at(-1)!.y + 14 }, { x: cuff.x, y: cuff.y + 14 });
    area.push(...half.sleeve.inner.toReversed());
    const xs = area.map((p) => p.x);
    return { area, half, left: Math.min(...xs) - OVERLAP, right: Math.max(...xs) + OVERLAP };
  });
  for (let y = 0; y < alpha.height; y++) {
    for (let x = 0; x < alpha.width; x++) {
      const i = y * alpha.width + x;
      if (alpha.data[i] === 0) continue;
      trunk.data[i] = alpha.data[i];
      for (const part of areas) {
        if (!part || x < part.left || x > part.right) continue;
        if (insidePolygon(x, y, part.area)) {
          trunk.data[i] = 0;
          sleeves.data[i] = alpha.data[i];
        } else if (toSegment(x, y, part.half.tip, part.half.pit)[0] < OVERLAP) {
          sleeves.data[i] = alpha.data[i];
        }
      }
    }
  }
  dropScraps(trunk);
  return { trunk, sleeves };
}

/** A scrap of cuff that was missed would be drawn far off by the trunk's map. */
function dropScraps(plane: Plane): void {
  const found = regions(plane.width, plane.height, (i) => plane.data[i] > 0.02);
  const largest = Math.max(0, ...found.map((region) => region.length));
  for (const region of found) {
    if (region.length < largest * 0.1) for (const i of region) plane.data[i] = 0;
  }
}
