import path from "node:path";
import { setImmediate as tick } from "node:timers/promises";
import type { Body } from "#wire/tools/orders.ts";
import type { EngineContext, EngineRequest, EngineResult } from "../contract.ts";
import { modelsDir } from "../data/keep.ts";
import { encodePng } from "../image/encode.ts";
import type { Workbench } from "../workbench.ts";
import { paperLight } from "./backdrop.ts";
import { compose } from "./compose.ts";
import { newDice } from "./dice.ts";
import { dress } from "./dress.ts";
import { readFacePhoto } from "./face-photo.ts";
import { chooseFace } from "./faces.ts";
import { faceOn } from "./features.ts";
import { loadBase } from "./figure/base.ts";
import { project } from "./figure/camera.ts";
import { ballAround } from "./figure/light.ts";
import { newPart, smoother } from "./figure/part.ts";
import { type Rendering, render, TRESSES } from "./figure/render.ts";
import { jointMoved, moved, poseMovements } from "./figure/skeleton.ts";
import { readTexture } from "./figure/texture.ts";
import { type Frame, frameFigure, SAMPLES, windowCamera } from "./frame.ts";
import { growOn, rootsShade } from "./grown-hair.ts";
import { chooseHair } from "./hair-choice.ts";
import { type HeadBox, insertFace } from "./insert-face.ts";
import type { Posed } from "./posed.ts";
import { poseOf } from "./poses.ts";
import { skinFile, TONES, tonedSkin } from "./skin.ts";
import { type SolvedBody, solveBody } from "./solve.ts";
import { lightScene } from "./studio.ts";
import { chooseOutfit } from "./wardrobe.ts";

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
  const { gender, age, skin_tone: tone } = settings;
  const breathe = async () => {
    await tick();
    signal.throwIfAborted();
  };
  report("analyzing", 3);
  const reference = request.inputs.find(({ role }) => role === "face_reference");
  const photo = reference && (await readFacePhoto(await bench.vision(), reference.path, signal));
  const base = await loadBase(bench.cacheDir);
  const dice = newDice(request.seed);
  const hair = chooseHair(dice, gender, age, tone === "deep" || tone === "brown");
  const face = chooseFace(dice, tone, gender, hair.colour);
  const outfit = chooseOutfit(dice, gender);
  const pose = poseOf(dice, settings.pose);
  const body = await solveBody(
    base,
    {
      gender,
      heightCm: settings.height_cm,
      weightKg: settings.weight_kg,
      age,
      bodyType: settings.body_type,
      origin: face.origin,
      face: face.targets,
    },
    breathe,
  );

  report("processing", 20);
  const movements = poseMovements(base, body.positions, pose);
  const posed: Posed = { base, shaped: body.positions, movements, scale: body.scale };
  const worn = [
    ...(await dress(bench.cacheDir, posed, outfit)),
    ...(await faceOn(bench.cacheDir, posed, face)),
  ];
  const hidden = new Uint8Array(movements.length / 12);
  for (const { hides } of worn) {
    for (const [v, value] of hides.entries()) hidden[v] = hidden[v] | value;
  }
  const texture = tonedSkin(
    await readTexture(path.join(modelsDir(bench.cacheDir), skinFile(tone, gender, age))),
    photo?.tone ?? TONES[tone],
    hair.colour,
  );
  const plain = newPart(
    { ...base.skin, positions: moved(body.positions, movements) },
    {
      kind: "skin",
      texture,
      colour: [1, 1, 1],
      bumps: null,
      specular: 0.028,
      shininess: 16,
      transparent: false,
    },
    hidden,
  );
  const roots = { colour: hair.colour, cover: rootsShade(posed, hair.style) };
  const skin = smoother({ ...plain, tint: roots });
  const parts = [skin, ...worn.flatMap((one) => one.parts)];
  const tresses = growOn(posed, hair.style, hair.colour, request.seed, parts);
  const drawn = { parts, tresses };
  await breathe();
  report("processing", 32);
  const frame = frameFigure(drawn, settings.aspect_ratio, body.heightCm);
  const studio = await lightScene(drawn, ballAround(drawn), breathe);

  report("generating", 50);
  const figure = await render(
    drawn,
    windowCamera(frame),
    studio,
    { width: frame.window.width * SAMPLES, height: frame.window.height * SAMPLES },
    breathe,
  );
  report("generating", 80);
  const picture = await compose(frame, figure, await paperLight(frame, studio, breathe), breathe);
  if (photo) {
    report("generating", 86);
    const place = jointMoved(base, body.positions, movements, "head____tail");
    const box = headBox(frame, place);
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
function hairCover({ window }: Frame, figure: Rendering): (x: number, y: number) => number {
  return (x, y) => {
    let hair = 0;
    for (let s = 0; s < SAMPLES * SAMPLES; s++) {
      const row = (y - window.top) * SAMPLES + Math.floor(s / SAMPLES);
      const column = (x - window.left) * SAMPLES + (s % SAMPLES);
      if (figure.part[row * figure.width + column] === TRESSES) hair += 1;
    }
    return hair / (SAMPLES * SAMPLES);
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
