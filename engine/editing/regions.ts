import { EngineFailure } from "../contract.ts";
import { blur } from "../image/blur.ts";
import { paintPolygon } from "../image/polygon.ts";
import { newPlane, type Plane, smoothstep } from "../image/raster.ts";
import { middleOf } from "../image/recolour.ts";
import type { Part } from "../vision/parse.ts";
import type { Subject } from "../vision/subject.ts";
import { clothOnly, dressedHalf, withoutHeld } from "./cloth.ts";
import type { Region } from "./edits.ts";

/** A skirt and a top nearer than this in L*a*b* are one dress. */
const ONE_DRESS = 14;
/** A part covering less of the picture than this was not found. */
const LEAST_SHARE = 0.002;

/**
 * Where a region lies, 0–1 at the picture's size. Fails by name: no_person and the like when there
 * is nobody to look at, part_not_found, face_not_found.
 */
export async function regionMask(subject: Subject, region: Region): Promise<Plane> {
  switch (region) {
    case "whole":
      return newPlane(subject.picture.width, subject.picture.height, 1);
    case "person":
      return subject.matte();
    case "background": {
      const matte = await subject.matte();
      return { ...matte, data: matte.data.map((value) => 1 - value) };
    }
    case "face":
      return faceMask(subject);
    case "skin":
    case "hair":
      return sized((await subject.portrait()).parts[region]);
    case "upper":
    case "lower":
    case "skirt":
    case "clothes":
      return clothesMask(subject, region);
  }
}

async function clothesMask(
  subject: Subject,
  region: "upper" | "lower" | "skirt" | "clothes",
): Promise<Plane> {
  const worn = await subject.person().catch((error: unknown) => {
    if (error instanceof EngineFailure && error.code === "no_person") return null;
    throw error;
  });
  if (!worn) return subject.garment().catch(asPart);
  const isHalfBody = worn.sides.every((side) => !side.legSeen);
  if (isHalfBody) {
    // Trousers of someone cut off below the hips are told from the top by the parse alone.
    if (region === "lower") {
      if (worn.pelvis.y > worn.image.height * 0.96) throw new EngineFailure("part_not_found");
      return sized(await sure(subject, region));
    }
    return sized(await withoutHeld(subject, await dressedHalf(subject)));
  }
  if (region === "upper" || region === "lower") {
    return sized(await sure(subject, region));
  }
  const [upper, lower] = [await sure(subject, "upper"), await sure(subject, "lower")];
  if (region === "skirt" && !alike(subject, upper, lower)) return sized(lower);
  const both = upper.data.map((value, i) => Math.min(1, value + lower.data[i]));
  return sized({ ...upper, data: both });
}

/** The try-on's advice about garments doesn't help somebody who edits: the part is named instead. */
const asPart = (error: unknown): never => {
  if (error instanceof EngineFailure) throw new EngineFailure("part_not_found");
  throw error;
};

async function sure(subject: Subject, part: Part): Promise<Plane> {
  const plane = await subject.part(part);
  const rough = { ...plane, data: plane.data.map((value) => smoothstep(0.28, 0.72, value)) };
  if (part === "upper") return withoutHeld(subject, await clothOnly(subject, rough));
  return part === "lower" ? clothOnly(subject, rough) : rough;
}

function alike({ picture }: Subject, a: Plane, b: Plane): boolean {
  const [one, other] = [middleOf(picture, a), middleOf(picture, b)];
  if (!one || !other) return true;
  const away = [one.light - other.light, one.red - other.red, one.yellow - other.yellow];
  return Math.hypot(...away) < ONE_DRESS;
}

function sized(plane: Plane): Plane {
  const share = plane.data.reduce((sum, value) => sum + value, 0) / plane.data.length;
  if (share < LEAST_SHARE) throw new EngineFailure("part_not_found");
  return plane;
}

async function faceMask(subject: Subject): Promise<Plane> {
  const faces = await subject.faces();
  if (faces.length === 0) throw new EngineFailure("face_not_found");
  const mask = newPlane(subject.picture.width, subject.picture.height);
  for (const { oval } of faces) paintPolygon(mask, oval, 1);
  const wide = Math.max(...faces.map((face) => face.box[2]));
  return blur(mask, wide / 16, 2);
}
