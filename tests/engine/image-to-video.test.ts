import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { EngineResult } from "#engine/contract.ts";
import { pixelsOf, runTool, samplePath } from "#tests/engine/support.ts";
import { type DecodedVideo, decodeVideo } from "#tests/engine/video-frames.ts";

const LINH = samplePath("person_f1");
const video = (settings: Record<string, unknown>, picture = LINH, seed = 1) =>
  runTool("image_to_video", { source_image: picture }, settings, seed);

/** Boxes of a 480 × 640 frame of person_f1, left top right bottom. */
const GROUND = [10, 150, 120, 400] as const;
const HEAD = [220, 20, 270, 110] as const;
type Box = readonly [number, number, number, number];

describe("five seconds of a person before a fixed camera, with wind", () => {
  let result: EngineResult;
  let clean: DecodedVideo;
  const reports: [string, number][] = [];
  beforeAll(async () => {
    result = await runTool(
      "image_to_video",
      { source_image: LINH },
      { motion: "dramatic", resolution: "480p", fixed_camera: true, prompt: "gió thổi và nhảy" },
      1,
      { report: (step, progress) => reports.push([step, progress]) },
    );
    clean = await decodeVideo(result.file, [0, 30, 60, -1]);
  });

  it("has exactly the asked length, size and rate", () => {
    expect(clean).toMatchObject({ width: 480, height: 640, duration: 5, count: 120 });
    expect(clean.keys).toEqual([0, 48, 96]);
    expect(result.details).toEqual({
      duration_s: 5,
      fps: 24,
      width: 480,
      height: 640,
      needs_provider: ["nhảy"],
    });
  });

  it("is H.264 High with its index before its frames and its colours named", () => {
    expect(clean.codec).toMatch(/^avc1\.6400/);
    const names = boxesOf(result.file);
    expect(names.indexOf("moov")).toBeLessThan(names.indexOf("mdat"));
    expect(result.file.includes("colrnclx")).toBe(true);
  });

  it("starts with the picture itself", async () => {
    const own = await sharp(LINH).resize(480, 640).png().toBuffer();
    const first = clean.frames.get(0)!;
    expect(difference(first, (await pixelsOf(own)).data, [0, 0, 480, 640], 3)).toBeLessThan(3);
    const poster = await pixelsOf(result.poster!);
    expect(difference(first, poster.data, [0, 0, 480, 640], 3)).toBeLessThan(3);
  });

  it("moves the person and leaves the ground still", () => {
    const [first, later] = [clean.frames.get(0)!, clean.frames.get(30)!];
    expect(difference(first, later, HEAD)).toBeGreaterThan(3);
    expect(difference(first, later, GROUND)).toBeLessThan(1.2);
  });

  it("has no black border in any frame looked at", () => {
    for (const frame of clean.frames.values()) {
      for (const box of [
        [0, 0, 480, 2],
        [0, 638, 480, 640],
        [0, 0, 2, 640],
        [478, 0, 480, 640],
      ] as const) {
        expect(darkest(frame, box)).toBeGreaterThan(60);
      }
    }
  });

  it("comes with the same video marked", async () => {
    const marked = await decodeVideo(result.marked!, [0, 60]);
    expect(marked).toMatchObject({ width: 480, height: 640, duration: 5, count: 120 });
    for (const index of [0, 60]) {
      const both = [clean.frames.get(index)!, marked.frames.get(index)!] as const;
      expect(difference(...both, [0, 0, 480, 640])).toBeGreaterThan(0.4);
    }
  });

  it("reports its three steps in order, frame by frame", () => {
    expect([...new Set(reports.map(([step]) => step))]).toEqual([
      "analyzing_composition",
      "generating_motion",
      "rendering_frames",
    ]);
    const progress = reports.map(([, value]) => value);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(reports.filter(([step]) => step === "rendering_frames")).toHaveLength(120);
    expect(Math.max(...progress)).toBeLessThanOrEqual(99);
  });
});

describe("a garment alone", () => {
  it("is filmed too, by the seed: the same bytes for the same, others for another", async () => {
    const picture = samplePath("garment_tee_brick");
    const [one, same, other] = [
      await video({ motion: "subtle", resolution: "480p" }, picture, 5),
      await video({ motion: "subtle", resolution: "480p" }, picture, 5),
      await video({ motion: "subtle", resolution: "480p" }, picture, 6),
    ];
    expect(one.file.equals(same.file)).toBe(true);
    expect(one.marked!.equals(same.marked!)).toBe(true);
    expect(one.file.equals(other.file)).toBe(false);
    const { frames } = await decodeVideo(one.file, [0, -1]);
    const [first, last] = [...frames.values()];
    expect(difference(first!, last!, [0, 0, one.width, 200], 4, one.width)).toBeGreaterThan(1);
  });
});

it("a cancel ends it within a second", async () => {
  const abort = new AbortController();
  let at = 0;
  const run = runTool("image_to_video", { source_image: LINH }, { resolution: "1080p" }, 1, {
    signal: abort.signal,
    report(step, progress) {
      if (step !== "rendering_frames" || progress < 30 || at > 0) return;
      at = performance.now();
      abort.abort();
    },
  });
  await expect(run).rejects.toThrow();
  expect(at).toBeGreaterThan(0);
  expect(performance.now() - at).toBeLessThan(1000);
});

function* indices([left, top, right, bottom]: Box, width = 480) {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield y * width + x;
}
/** Mean difference of the channels; `second` holds so many channels a pixel. */
function difference(first: Buffer, second: Buffer, box: Box, channels = 4, width = 480): number {
  let sum = 0;
  let count = 0;
  for (const i of indices(box, width)) {
    for (let c = 0; c < 3; c++) sum += Math.abs(first[i * 4 + c] - second[i * channels + c]);
    count += 3;
  }
  return sum / count;
}
function darkest(frame: Buffer, box: Box): number {
  let low = 255;
  for (const i of indices(box)) low = Math.min(low, Math.max(...frame.subarray(i * 4, i * 4 + 3)));
  return low;
}
function boxesOf(file: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    names.push(file.toString("latin1", at + 4, at + 8));
  }
  return names;
}
