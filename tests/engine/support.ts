import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import type { EngineContext, EngineResult } from "#server/engines/engine.ts";
import { createLocalEngine } from "#server/engines/local/local-engine.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const CACHE_DIR = path.resolve(ROOT, process.env.MAU_CACHE ?? ".cache");
/** Pictures made by tests, ignored by git. */
export const SCRATCH = path.join(ROOT, ".tmp", "engine-tests");

export const samplePath = (name: string) => path.join(ROOT, "samples", `${name}.webp`);

const engine = createLocalEngine({ cacheDir: CACHE_DIR });

export interface TryOnOptions {
  category?: string;
  seed?: number;
  context?: Partial<EngineContext>;
}

/** Runs the local try-on on two picture files. */
export function runTryOn(
  person: string,
  garment: string,
  { category = "all", seed = 1, context = {} }: TryOnOptions = {},
): Promise<EngineResult> {
  return engine.run(
    {
      feature: "virtual_try_on",
      inputs: [
        { role: "person_image", path: person, mime: "image/webp" },
        { role: "clothing_item", path: garment, mime: "image/webp" },
      ],
      settings: { category },
      seed,
    },
    { report: () => undefined, signal: new AbortController().signal, ...context },
  );
}

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
