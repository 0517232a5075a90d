import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import * as v from "valibot";
import type { EngineContext, EngineInput, EngineResult } from "#engine/contract.ts";
import { createLocalEngine } from "#engine/engine.ts";
import { Order } from "#wire/tools/orders.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const CACHE_DIR = path.resolve(ROOT, process.env.MAU_CACHE ?? ".cache");
/** Pictures made by tests, ignored by git. */
export const SCRATCH = path.join(ROOT, ".tmp", "engine-tests");

export const SAMPLES = path.join(ROOT, "samples");
/** People that only tests, sheets and the bench are measured with (person_f1 …). */
const PEOPLE = path.join(ROOT, "tests", "engine", "people");
/** A picture of samples/, or one of the tests' own people, by its name without an ending. */
export const samplePath = (name: string) =>
  path.join(name.startsWith("person_") ? PEOPLE : SAMPLES, `${name}.webp`);

const engine = createLocalEngine({
  cacheDir: CACHE_DIR,
  // Loaded when first asked for: the module of the server's pictures takes readers away from sharp.
  mark: async (width, height) =>
    (await import("#server/files/pictures.ts")).markOverlay(width, height),
});

/** Runs one tool of the local engine; inputs are picture files by role, settings as an order has them. */
export async function runTool(
  feature: Feature,
  inputs: Partial<Record<EngineInput["role"], string>>,
  settings: Readonly<Record<string, unknown>> = {},
  seed = 1,
  context: Partial<EngineContext> = {},
): Promise<EngineResult> {
  const named = Object.keys(TOOLS[feature].inputs).map((field) => [field, "ast_of_a_test"]);
  const body = { ...Object.fromEntries(named), ...settings };
  return engine.run(
    {
      ...v.parse(Order, { feature, body }),
      inputs: Object.entries(inputs).map(([role, file]) => ({
        role: role as EngineInput["role"],
        path: file,
        mime: `image/${path.extname(file).slice(1).replace("jpg", "jpeg")}`,
      })),
      seed,
    },
    { report: () => undefined, signal: new AbortController().signal, ...context },
  );
}

export interface TryOnOptions {
  category?: string;
  seed?: number;
  context?: Partial<EngineContext>;
}

/** Runs the local try-on on two picture files. */
export const runTryOn = (
  person: string,
  garment: string,
  { category = "all", seed, context }: TryOnOptions = {},
) =>
  runTool(
    "virtual_try_on",
    { person_image: person, clothing_item: garment },
    { category },
    seed,
    context,
  );

/** Writes a picture a test needs and answers its path. */
export async function scratch(name: string, picture: Sharp): Promise<string> {
  await mkdir(SCRATCH, { recursive: true });
  const file = path.join(SCRATCH, name);
  await picture.toFile(file);
  return file;
}

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Three 8-bit sRGB channels of a picture file or buffer. */
export async function pixelsOf(input: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
