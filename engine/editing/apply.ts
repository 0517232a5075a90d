import { hairMask } from "../hair/hair-mask.ts";
import { recolouredHair } from "../hair/recolour-hair.ts";
import { bytesOf } from "../image/colour.ts";
import { luma } from "../image/lab.ts";
import { newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { recolour } from "../image/recolour.ts";
import { unmixed } from "../image/unmix.ts";
import type { Subject } from "../vision/subject.ts";
import { onBlur, onColour } from "./backdrop.ts";
import { denoised, sharpened, softened } from "./detail.ts";
import type { Edit } from "./edits.ts";
import { colourAdjusted, enhanced } from "./enhance.ts";
import { cropped, flipped, type Sheet, turned } from "./geometry.ts";
import { painted } from "./painting.ts";
import { regionMask } from "./regions.ts";
import { relit } from "./relight.ts";
import { refinedFaces } from "./skin.ts";
import { tiltOf } from "./tilt.ts";
import { looked, toned } from "./tones.ts";

/** A picture in work: its colours and, once cut out, its coverage. */
export interface Work {
  picture: Rgb;
  alpha: Plane | null;
}

const GEOMETRY = ["turn", "straighten", "flip", "crop"] as const;
export type GeometryEdit = Extract<Edit, { kind: (typeof GEOMETRY)[number] }>;
export type PixelEdit = Exclude<Edit, GeometryEdit>;
export const isGeometry = (edit: Edit): edit is GeometryEdit =>
  GEOMETRY.some((kind) => kind === edit.kind);

/** Cloth keeps some of its pattern. */
const CLOTH = { keepHue: 0.3, contrast: [0.55, 1.5] } as const;

/** Carries out one change of colours. `force` scales what has degrees, 1 being the plain step. */
export async function applyEdit(
  work: Work,
  edit: PixelEdit,
  subject: Subject,
  force: number,
  seed: number,
): Promise<Work> {
  const { picture } = work;
  const made = (next: Rgb): Work => ({ ...work, picture: next });
  switch (edit.kind) {
    case "recolour": {
      const colour = bytesOf(edit.colour);
      if (edit.region === "hair") {
        return made(recolouredHair(picture, await hairMask(subject), colour));
      }
      return made(recolour(picture, await regionMask(subject, edit.region), colour, CLOTH));
    }
    case "backdrop":
      return made(onColour(picture, await subject.matte(), bytesOf(edit.colour)));
    case "blur_background":
      return made(await onBlur(picture, await subject.matte(), edit.amount * force));
    case "cut_out": {
      const matte = await subject.matte();
      return { picture: unmixed(picture, matte), alpha: matte };
    }
    case "tone": {
      const mask = edit.region === "whole" ? null : await regionMask(subject, edit.region);
      return made(toned(picture, mask, edit.change, edit.amount * force));
    }
    case "detail": {
      const amount = edit.amount * force;
      if (edit.change === "sharpen") return made(sharpened(picture, amount));
      return made(edit.change === "soften" ? softened(picture, amount) : denoised(picture, amount));
    }
    case "smooth_skin": {
      const changes = { smooth: Math.min(1, edit.amount * force), features: 0 };
      return made(refinedFaces(picture, await subject.faces(), changes));
    }
    case "look":
      return made(looked(picture, edit.look, seed));
    case "preset":
      return applyPreset(work, edit.preset, subject, force, seed);
  }
}

async function applyPreset(
  work: Work,
  preset: Extract<Edit, { kind: "preset" }>["preset"],
  subject: Subject,
  force: number,
  seed: number,
): Promise<Work> {
  const { picture } = work;
  const made = (next: Rgb): Work => ({ ...work, picture: next });
  switch (preset) {
    case "enhance":
      return made(enhanced(picture, force));
    case "color_adjust":
      return made(colourAdjusted(picture, force));
    case "artistic": {
      const faces = await subject.faces();
      const fine =
        faces.length > 0
          ? await regionMask(subject, "face")
          : newPlane(picture.width, picture.height);
      return made(await painted(picture, fine, force, seed));
    }
    case "background_remove":
      return applyEdit(work, { kind: "cut_out" }, subject, force, seed);
    case "face_enhance": {
      const changes = { smooth: Math.min(1, force), features: Math.min(1.6, 1.4 * force) };
      return made(refinedFaces(picture, await subject.faces(), changes));
    }
    case "lighting":
      return made(relit(picture, await subject.matte(), force));
  }
}

/** Carries out one change of shape. */
export function applyGeometry(sheet: Sheet, edit: GeometryEdit): Sheet {
  switch (edit.kind) {
    case "turn":
      return turned(sheet, edit.degrees);
    case "straighten":
      return turned(sheet, -tiltOf(luma(sheet.picture)));
    case "flip":
      return flipped(sheet, edit.axis);
    case "crop":
      return cropped(sheet, edit.ratio);
  }
}
