import { EDIT_DEFAULTS } from "#wire/tools/image-editing.body.ts";
import {
  type EngineContext,
  EngineFailure,
  type EngineRequest,
  type EngineResult,
} from "../contract.ts";
import { encodePng, encodePngAlpha } from "../image/encode.ts";
import { readMask } from "../image/mask.ts";
import { bytesOf, mix, newPlane, type Plane, type Rgb } from "../image/raster.ts";
import { readRgb } from "../image/resample.ts";
import { Subject } from "../vision/subject.ts";
import { phrasesOf } from "../words/lexicon.ts";
import type { Workbench } from "../workbench.ts";
import { applyEdit, applyGeometry, type GeometryEdit, isGeometry, type Work } from "./apply.ts";
import type { Edit, Understanding } from "./edits.ts";
import type { Sheet } from "./geometry.ts";
import { understand } from "./understand.ts";

/** Long side of a result. */
const RESULT_SIDE = 2048;

/**
 * Edits `source_image` by a preset, an instruction, or the first and then the second. Strength
 * blends: its default gives the change in full, less lets the original through, more deepens what
 * has degrees. An optional `mask` keeps the change to its white part; cuts and turns are whole.
 */
export async function editImage(
  bench: Workbench,
  request: EngineRequest<"image_editing">,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const source = request.inputs.find((input) => input.role === "source_image");
  if (!source) throw new Error("image editing needs an input of role source_image");
  const { edits, unknown } = editsOf(request.body);
  report("analyzing", 5);
  const picture = await readRgb(source.path, RESULT_SIDE);
  const painted = request.inputs.find((input) => input.role === "mask");
  const mask = painted ? await readMask(painted.path, picture) : null;
  const { strength } = request.body;
  const force = Math.max(1, strength / EDIT_DEFAULTS.strength);
  const share = Math.min(1, strength / EDIT_DEFAULTS.strength);
  const subject = new Subject(picture, () => bench.vision(), signal);
  const shapes = edits.filter(isGeometry);

  report("processing", 15);
  let work: Work = { picture, alpha: null };
  for (const [i, edit] of edits.entries()) {
    if (isGeometry(edit)) continue;
    work = await applyEdit(work, edit, subject, force, request.seed);
    signal.throwIfAborted();
    report("processing", 15 + Math.round((60 * (i + 1)) / edits.length));
  }
  const blended = blend(picture, work, mask, share);
  const result = await reshaped(blended, shapes, subject);
  signal.throwIfAborted();

  report("generating", 85);
  const { alpha } = result;
  const file = alpha
    ? await encodePngAlpha(result.picture, alpha)
    : await encodePng(result.picture);
  signal.throwIfAborted();
  const { width, height } = result.picture;
  const applied = edits.map((edit) => Object.values(edit).join(":"));
  const undone = unknown.length > 0 ? { needs_provider: unknown } : {};
  const details = { width, height, applied, ...undone };
  return { file, mime: "image/png", width, height, details };
}

/**
 * The preset first, then the instruction, and its phrases that were not understood. Fails with
 * instruction_not_supported when nothing is left to do.
 */
function editsOf({ preset, prompt }: EngineRequest<"image_editing">["body"]): Understanding {
  const read = prompt ? understand(prompt) : { edits: [], unknown: [] };
  const edits: Edit[] = [...(preset ? [{ kind: "preset" as const, preset }] : []), ...read.edits];
  if (edits.length === 0) throw new EngineFailure("instruction_not_supported");
  return { edits, unknown: phrasesOf(prompt ?? "", read.unknown) };
}

function blend(original: Rgb, { picture, alpha }: Work, mask: Plane | null, share: number): Work {
  if (!mask && share === 1) return { picture, alpha };
  const shareAt = (i: number) => share * (mask ? mask.data[i] : 1);
  const data = bytesOf(original.data.length, (i) =>
    Math.round(mix(original.data[i], picture.data[i], shareAt(Math.floor(i / 3)))),
  );
  const cover = alpha && { ...alpha, data: alpha.data.map((a, i) => mix(1, a, shareAt(i))) };
  return { picture: { ...picture, data }, alpha: cover };
}

async function reshaped(
  { picture, alpha }: Work,
  shapes: readonly GeometryEdit[],
  subject: Subject,
): Promise<Work> {
  if (shapes.length === 0) return { picture, alpha };
  const whole = newPlane(picture.width, picture.height);
  const isCut = shapes.some((shape) => shape.kind !== "flip");
  // Without anyone or anything found a cut is made about the middle.
  const where = isCut ? await subject.matte().catch(onlyFailures(whole)) : whole;
  const sheet: Sheet = { picture, alpha, subject: where };
  return shapes.reduce(applyGeometry, sheet);
}

const onlyFailures = (instead: Plane) => (error: unknown) => {
  if (error instanceof EngineFailure) return instead;
  throw error;
};
