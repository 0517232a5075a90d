import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { EngineFailure, type EngineInput } from "#engine/contract.ts";
import { rememberNothing } from "#tests/engine/remember.ts";
import { runTool, samplePath, scratch } from "#tests/engine/support.ts";
import { GENERATION_ERROR_CODES } from "#wire/errors.ts";
import type { Feature } from "#wire/values.ts";

/** Milliseconds a run may take; far above what any needs, it tells a hang. */
const HANG = 240_000;
const LINH = samplePath("person_f1");
const TEE = samplePath("garment_tee_brick");
const MINH = samplePath("person_m1");

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#9fb0c0" } });
const WRITING = Buffer.from(
  '<svg width="640" height="480"><rect width="640" height="480" fill="#fff"/><text x="30" y="120" font-size="60">Giảm giá 50 %</text><text x="30" y="220" font-size="40">chỉ hôm nay</text></svg>',
);
const DRAWING = Buffer.from(
  '<svg width="500" height="700"><rect width="500" height="700" fill="#fff"/><g stroke="#222" stroke-width="8" fill="none"><circle cx="250" cy="120" r="70"/><path d="M250,190 V440 M250,250 L120,360 M250,250 L380,360 M250,440 L160,650 M250,440 L340,650"/></g></svg>',
);

const ODD: Readonly<Record<string, () => Sharp | Promise<Sharp>>> = {
  flat: () => blank(256, 256),
  tall: () => blank(300, 2400),
  wide: () => blank(2400, 300),
  gray: () => sharp(LINH).toColourspace("b-w"),
  clear: () =>
    sharp({
      create: { width: 500, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }),
  writing: () => sharp(WRITING),
  drawing: () => sharp(DRAWING),
  noise: () =>
    sharp({
      create: {
        width: 480,
        height: 640,
        channels: 3,
        background: "#808080",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    }),
  sideways: () => sharp(LINH).rotate(90),
  "upside-down": () => sharp(LINH).rotate(180),
  "two people": async () =>
    blank(1536, 1024).composite([
      { input: await sharp(LINH).toBuffer(), left: 0, top: 0 },
      {
        input: await sharp(MINH).resize(768, 1024, { fit: "cover" }).toBuffer(),
        left: 768,
        top: 0,
      },
    ]),
  garment: () => sharp(TEE),
  // As large as the upload gate lets through to an engine, and as narrow.
  huge: () => sharp(LINH).resize(4096, 4096, { fit: "cover", position: "top" }),
  "a huge strip": () => sharp(LINH).resize(4096, 300, { fit: "cover", position: "top" }),
  "a huge pole": () => sharp(LINH).resize(256, 4096, { fit: "cover", position: "top" }),
};

const files = new Map<string, Promise<string>>();
/** The picture of one kind, made once. */
async function fileOf(kind: string): Promise<string> {
  const made =
    files.get(kind) ?? Promise.resolve(ODD[kind]()).then((picture) => written(kind, picture));
  files.set(kind, made);
  return made;
}
const written = (kind: string, picture: Sharp): Promise<string> =>
  scratch(`odd-${kind.replaceAll(" ", "-")}.png`, picture.png({ compressionLevel: 1 }));

type Order = [
  name: string,
  feature: Feature,
  inputs: (odd: string) => Partial<Record<EngineInput["role"], string>>,
  settings: Record<string, unknown>,
];
const BODY = {
  gender: "female",
  height_cm: 163,
  weight_kg: 55,
  age: 27,
  skin_tone: "light",
  body_type: "average",
  aspect_ratio: "3:4",
  pose: "front",
};
const ORDERS: readonly Order[] = [
  [
    "the person of a try-on",
    "virtual_try_on",
    (odd) => ({ person_image: odd, clothing_item: TEE }),
    { category: "all" },
  ],
  [
    "the garment of a try-on",
    "virtual_try_on",
    (odd) => ({ person_image: LINH, clothing_item: odd }),
    { category: "all" },
  ],
  [
    "the head to dye",
    "hairstyle_changer",
    (odd) => ({ original_person: odd }),
    { gender: "female", style: "custom", prompt: "nhuộm nâu hạt dẻ" },
  ],
  [
    "the head to restyle",
    "hairstyle_changer",
    (odd) => ({ original_person: odd }),
    { gender: "female", style: "pixie" },
  ],
  [
    "the picture to edit",
    "image_editing",
    (odd) => ({ source_image: odd }),
    { preset: "enhance", prompt: "remove background, crop square" },
  ],
  [
    "the picture to relight",
    "image_editing",
    (odd) => ({ source_image: odd }),
    { preset: "lighting" },
  ],
  ["the face of a body", "body_generator", (odd) => ({ face_reference: odd }), BODY],
  // Last: the canvas a video is drawn with takes the SVG reader away from sharp.
  [
    "the picture to move",
    "image_to_video",
    (odd) => ({ source_image: odd }),
    { duration: 5, resolution: "480p", motion: "natural" },
  ],
];
/** All kinds for the first; for the others those they read each in their own way, every kind somewhere. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  "the garment of a try-on": ["tall", "gray", "clear", "writing", "noise", "two people", "huge"],
  "the head to dye": ["flat", "gray", "drawing", "upside-down", "two people", "huge"],
  "the head to restyle": ["gray", "sideways", "garment", "a huge strip"],
  "the picture to edit": ["flat", "wide", "gray", "noise", "two people", "garment", "huge"],
  "the picture to relight": ["tall", "clear", "drawing", "a huge pole"],
  "the picture to move": ["wide", "clear", "two people", "a huge strip", "a huge pole"],
  "the face of a body": ["clear", "writing", "sideways", "garment", "huge"],
};
rememberNothing();
/** Bytes a worker may hold, engine data and models included. */
const MEMORY = 1.2e9;

describe.each(ORDERS)("%s", (name, feature, inputs, settings) => {
  const kinds = CHOSEN[name] ?? Object.keys(ODD);
  it.each(kinds)("may be %s", { timeout: HANG }, async (kind) => {
    const file = await fileOf(kind);
    const outcome = await runTool(feature, inputs(file), settings).catch(
      (reason: unknown) => reason,
    );
    expect(process.memoryUsage().rss).toBeLessThan(MEMORY);
    if (outcome instanceof EngineFailure) {
      expect(GENERATION_ERROR_CODES).toContain(outcome.code);
      expect(["engine_failed", "timed_out", "interrupted"]).not.toContain(outcome.code);
      return;
    }
    expect(outcome).not.toBeInstanceOf(Error);
    expect(outcome).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    const { width, height } = outcome as { width: number; height: number };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(64);
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
  });
});
