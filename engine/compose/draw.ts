import type { Fit, FittedSleeve } from "../fit/fit.ts";
import type { Plane } from "../image/raster.ts";
import { resizePlane, resizeRgb } from "../image/resample.ts";
import {
  drawMapped,
  drawMesh,
  type Layer,
  layOver,
  newLayer,
  type Texture,
} from "../image/warp.ts";
import type { Garment } from "../vision/cut-out.ts";

/**
 * Draws a fitted garment as a layer of `width` × `height`; `factor` is layer pixels a working pixel.
 */
export async function drawGarment(
  garment: Garment,
  fit: Fit,
  width: number,
  height: number,
  factor: number,
): Promise<Layer> {
  // Reading a much finer picture would alias: shrink it to about the size it is drawn at.
  const shrink = Math.min(1, (factor / fit.scale) * 1.25);
  const texture = await shrunk(garment, garment.alpha, shrink);
  const bodyTexture: Texture = { ...texture, alpha: shrunkPlane(fit.bodyAlpha, texture.alpha) };
  const sx = texture.alpha.width / garment.alpha.width;
  const sy = texture.alpha.height / garment.alpha.height;
  const sleeveTexture: Texture = { ...texture, alpha: shrunkPlane(fit.sleeveAlpha, texture.alpha) };
  const layer = newLayer(width, height);
  const box = {
    left: fit.box.left * factor,
    right: fit.box.right * factor,
    top: fit.box.top * factor,
    bottom: fit.box.bottom * factor,
  };
  const sleeve = ({ mesh }: FittedSleeve) => {
    const drawn = newLayer(width, height);
    const scaled = mesh.map((row) =>
      row.map(({ from, to }) => ({
        from: { x: from.x * sx, y: from.y * sy },
        to: { x: to.x * factor, y: to.y * factor },
      })),
    );
    drawMesh(drawn, sleeveTexture, scaled);
    layOver(layer, drawn);
  };
  fit.sleeves.filter((part) => !part.before).forEach(sleeve);
  const trunk = newLayer(width, height);
  drawMapped(
    trunk,
    bodyTexture,
    (x, y) => {
      const p = fit.bodyMap(x / factor, y / factor);
      return { x: p.x * sx, y: p.y * sy };
    },
    box,
  );
  for (let i = 0; i < trunk.alpha.length; i++) {
    if (trunk.alpha[i] === 0) continue;
    if (!fit.allows((i % width) / factor, Math.floor(i / width) / factor)) trunk.alpha[i] = 0;
  }
  layOver(layer, trunk);
  fit.sleeves.filter((part) => part.before).forEach(sleeve);
  return layer;
}

async function shrunk(garment: Garment, alpha: Plane, factor: number): Promise<Texture> {
  if (factor > 0.9) return { image: garment.image, alpha };
  const width = Math.max(16, Math.round(alpha.width * factor));
  const height = Math.max(16, Math.round(alpha.height * factor));
  return {
    image: await resizeRgb(garment.image, width, height),
    alpha: resizePlane(alpha, width, height),
  };
}

const shrunkPlane = (plane: Plane, like: Plane) => resizePlane(plane, like.width, like.height);
