import { setImmediate as tick } from "node:timers/promises";
import type { Body } from "#wire/tools/orders.ts";
import type { EngineContext, EngineRequest, EngineResult } from "../contract.ts";
import { encodePng } from "../image/encode.ts";
import type { Workbench } from "../workbench.ts";
import { drawPerson } from "./draw-person.ts";
import { readFacePhoto } from "./face-photo.ts";
import { project } from "./figure/camera.ts";
import { type Rendering, TRESSES } from "./figure/render.ts";
import { type Frame, SIZES } from "./frame.ts";
import { type HeadBox, insertFace } from "./insert-face.ts";
import { personOf } from "./person.ts";
import type { SolvedBody } from "./solve.ts";

/** Side of the square that holds a head and its hair, in decimetres. */
const HEAD_SIDE = 4.2;
/** Differences within which the body counts as the one asked for. */
const MET = { cm: 0.5, kg: 1 };

/** Makes a studio picture of a person of the measures asked for. */
export async function generateBody(
  bench: Workbench,
  request: EngineRequest<"body_generator">,
  { report, signal }: EngineContext,
): Promise<EngineResult> {
  const settings = request.body;
  const breathe = async () => {
    await tick();
    signal.throwIfAborted();
  };
  report("analyzing", 3);
  const reference = request.inputs.find(({ role }) => role === "face_reference");
  const photo = reference && (await readFacePhoto(await bench.vision(), reference.path, signal));
  const { picture, frame, figure, body, head } = await drawPerson(
    bench.cacheDir,
    personOf(settings, request.seed),
    { ...SIZES[settings.aspect_ratio], samples: 2, fine: 1, part: "figure" },
    { breathe, report },
    photo?.tone,
  );
  if (photo) {
    report("generating", 86);
    const box = headBox(frame, head);
    await insertFace(await bench.vision(), picture, box, photo, hairCover(frame, figure));
  }
  report("generating", 92);
  const file = await encodePng(picture);
  signal.throwIfAborted();
  return {
    file,
    mime: "image/png",
    width: picture.width,
    height: picture.height,
    details: { width: picture.width, height: picture.height, ...nearestOf(body, settings) },
  };
}

/** A square round the head, in whole pixels of the picture. */
function headBox({ camera }: Frame, place: Float32Array): HeadBox {
  const [x = 0, y = 0] = project(camera, place);
  const side = Math.round(HEAD_SIDE * camera.scale);
  return { left: Math.round(x - side / 2), top: Math.round(y - side * 0.36), side };
}

/** How much of a pixel's samples show hair. */
function hairCover(
  { window, samples }: Frame,
  figure: Rendering,
): (x: number, y: number) => number {
  return (x, y) => {
    let hair = 0;
    for (let s = 0; s < samples * samples; s++) {
      const row = (y - window.top) * samples + Math.floor(s / samples);
      const column = (x - window.left) * samples + (s % samples);
      if (figure.part[row * figure.width + column] === TRESSES) hair += 1;
    }
    return hair / (samples * samples);
  };
}

/** The body that was made, when the one asked for is out of reach. */
function nearestOf(body: SolvedBody, { height_cm, weight_kg }: Body<"body_generator">) {
  const off =
    Math.abs(body.heightCm - height_cm) > MET.cm || Math.abs(body.weightKg - weight_kg) > MET.kg;
  if (!off) return {};
  const round = (value: number) => Math.round(value * 10) / 10;
  return { nearest: { height_cm: round(body.heightCm), weight_kg: round(body.weightKg) } };
}
