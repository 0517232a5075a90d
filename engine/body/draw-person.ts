import path from "node:path";
import { modelsDir } from "../data/keep.ts";
import type { Rgb } from "../image/raster.ts";
import { paperLight } from "./backdrop.ts";
import type { Linear } from "./colours.ts";
import { compose } from "./compose.ts";
import { dress } from "./dress.ts";
import { faceOn } from "./features.ts";
import { type Base, loadBase } from "./figure/base.ts";
import { newPart, smoother } from "./figure/part.ts";
import { type Rendering, render, type Scene } from "./figure/render.ts";
import { jointMoved, type Movements, moved, poseMovements } from "./figure/skeleton.ts";
import { readTexture } from "./figure/texture.ts";
import { type Frame, frameFigure, type Shot, windowCamera } from "./frame.ts";
import { growOn, rootsShade } from "./grown-hair.ts";
import type { Person } from "./person.ts";
import type { Posed } from "./posed.ts";
import { skinFile, TONES, tonedSkin } from "./skin.ts";
import { type SolvedBody, solveBody } from "./solve.ts";
import { ballOf, lightScene } from "./studio.ts";

/** A person's picture, and what it was drawn from. */
export interface Drawn {
  picture: Rgb;
  frame: Frame;
  figure: Rendering;
  body: SolvedBody;
  /** Where the top of the neck's bone lies in the world. */
  head: Float32Array;
}

interface Hooks {
  /** Awaited often; may throw to stop. */
  breathe: () => Promise<void>;
  /** Told how far the work is, 0–100. */
  report: (step: "processing" | "generating", progress: number) => void;
}

/** Shapes, dresses, lights and draws a person; `skin` is another colour than the tone's. */
export async function drawPerson(
  cacheDir: string,
  person: Person,
  shot: Shot,
  { breathe, report }: Hooks,
  skin: Linear | null = null,
): Promise<Drawn> {
  const { measures, face } = person;
  const base = await loadBase(cacheDir);
  const body = await solveBody(
    base,
    {
      gender: measures.gender,
      heightCm: measures.height_cm,
      weightKg: measures.weight_kg,
      age: measures.age,
      bodyType: measures.body_type,
      origin: face.origin,
      face: face.targets,
    },
    breathe,
  );
  report("processing", 20);
  const movements = poseMovements(base, body.positions, person.pose);
  const posed: Posed = { base, shaped: body.positions, movements, scale: body.scale };
  const scene = await sceneOf(
    cacheDir,
    person,
    posed,
    skin ?? TONES[measures.skin_tone],
    shot.fine,
  );
  await breathe();
  report("processing", 32);
  const head = headOf(base, body, movements);
  const frame = frameFigure(scene, shot, body.heightCm, head);
  const studio = await lightScene(scene, ballOf(scene, frame), shot.fine, breathe);
  report("generating", 50);
  const { window, samples } = frame;
  const size = { width: window.width * samples, height: window.height * samples };
  const figure = await render(scene, windowCamera(frame), studio, size, breathe);
  report("generating", 80);
  const picture = await compose(frame, figure, await paperLight(frame, studio, breathe), breathe);
  return { picture, frame, figure, body, head };
}

const headOf = (base: Base, body: SolvedBody, movements: Movements) =>
  jointMoved(base, body.positions, movements, "head____tail");

/** Skin, face, clothes and hair of a shaped and posed body. */
async function sceneOf(
  cacheDir: string,
  { measures, hair, face, outfit, seed }: Person,
  posed: Posed,
  tone: Linear,
  finer: number,
): Promise<Scene> {
  const { base, shaped, movements } = posed;
  const { gender, age, skin_tone } = measures;
  const worn = [
    ...(await dress(cacheDir, posed, outfit)),
    ...(await faceOn(cacheDir, posed, face)),
  ];
  const hidden = new Uint8Array(movements.length / 12);
  for (const { hides } of worn) {
    for (const [v, value] of hides.entries()) hidden[v] = hidden[v] | value;
  }
  const file = path.join(modelsDir(cacheDir), skinFile(skin_tone, gender, age));
  const texture = tonedSkin(await readTexture(file, finer), tone, hair.colour);
  const plain = newPart(
    { ...base.skin, positions: moved(shaped, movements) },
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
  const parts = [smoother({ ...plain, tint: roots }), ...worn.flatMap((one) => one.parts)];
  return { parts, tresses: growOn(posed, hair.style, hair.colour, seed, parts, finer) };
}
