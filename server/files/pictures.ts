import { stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import type { FileForm, FileForms } from "#server/db/schema.ts";
import { ROOT } from "#server/root.ts";
import { JPEG_QUALITY, LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import { extensionOf } from "./names.ts";

// Only what the gate lets through is ever decoded, and nothing that can hold a script.
sharp.block({
  operation: ["VipsForeignLoadSvg", "VipsForeignLoadTiff", "VipsForeignLoadPdf"],
});
sharp.cache(false);
sharp.concurrency(1);

export const THUMB_SIDE = 512;
const MARK = path.join(ROOT, "server", "files", "watermark.png");
/** Seconds before libvips is told to give up on one picture. */
const TIME_LIMIT = 30;

export const openPicture = (file: string | Buffer, options: SharpOptions = {}) =>
  sharp(file, { limitInputPixels: LIMITS.imagePixels, pages: 1, ...options }).timeout({
    seconds: TIME_LIMIT,
  });

/** Writes in the format of `mime`: JPEG 92 unless told otherwise, PNG, or WebP 92. */
export function encodeAs(picture: Sharp, mime: string, quality: number = JPEG_QUALITY.high) {
  if (mime === "image/png") return picture.png({ compressionLevel: 6 });
  if (mime === "image/webp") return picture.webp({ quality });
  // Optimal Huffman tables would save 4% and hold the whole picture: 700 MB instead of 160 for
  // two of 12 megapixels at once.
  return picture
    .flatten({ background: "#fff" })
    .jpeg({ quality, chromaSubsampling: "4:4:4", optimizeCoding: false });
}
const fitInside = (picture: Sharp, width: number, height = width) =>
  picture.resize({ width, height, fit: "inside", withoutEnlargement: true });

async function write(picture: Sharp, dir: string, file: string, mime: string) {
  const full = path.join(dir, file);
  const { width, height } = await picture.toFile(full);
  const { size } = await stat(full);
  return { file, mime, width, height, bytes: size } satisfies FileForm;
}

const thumbOf = (source: Sharp) => fitInside(source, THUMB_SIDE).webp({ quality: 82, effort: 3 });
/** The mark over the whole picture; a picture smaller than it gets a smaller one. */
async function markOver(picture: Buffer, width: number, height: number): Promise<Sharp> {
  const mark = await sharp(MARK)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  return openPicture(picture).composite([{ input: mark, tile: true }]);
}

/** The mark alone, tiled over a picture of this size: RGBA bytes. */
export async function markOverlay(width: number, height: number): Promise<Buffer> {
  const clear = { create: { width, height, channels: 4 as const, background: "#00000000" } };
  const over = await markOver(await sharp(clear).png().toBuffer(), width, height);
  return over.ensureAlpha().raw().toBuffer();
}

/**
 * A WebP for anyone to see, at most `LIMITS.blogPictureWidth` wide, as `file` in `dir`: upright,
 * sRGB, without anything that was written into the source beside its pixels.
 */
export function makePublic(source: string, dir: string, file: string): Promise<FileForm> {
  const picture = openPicture(source)
    .autoOrient()
    .resize({ width: LIMITS.blogPictureWidth, withoutEnlargement: true })
    .webp({ quality: 82 });
  return write(picture, dir, file, "image/webp");
}

/** What link previews show of a picture, as `file` in `dir`: JPEG, cut to 1,200 × 630. */
export function makeLinkPicture(source: string, dir: string, file: string): Promise<FileForm> {
  const picture = openPicture(source).resize({ width: 1200, height: 630, fit: "cover" });
  return write(encodeAs(picture, "image/jpeg", 82), dir, file, "image/jpeg");
}

/** The WebP thumbnail beside a clean upload. */
export async function makeThumb(dir: string, file: string): Promise<FileForm> {
  return write(thumbOf(openPicture(path.join(dir, file))), dir, "thumb.webp", "image/webp");
}

/**
 * The forms of a result beside its clean file: thumbnail, the free plan's marked picture and
 * thumbnail (1,280 px), and one of 1,920 px where the clean file is larger.
 */
export async function makeResultForms(
  dir: string,
  clean: { file: string; width: number; height: number; alpha: boolean },
): Promise<FileForms> {
  const source = path.join(dir, clean.file);
  const mime = clean.alpha ? "image/png" : "image/jpeg";
  const side = PLAN_LIMITS.free_trial.maxSide ?? LIMITS.hdSide;
  // Sized first, marked second: the mark keeps its size on every picture.
  const sized = await fitInside(openPicture(source), side)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const over = await markOver(sized.data, sized.info.width, sized.info.height);
  const marked = await over.png({ compressionLevel: 1 }).toBuffer();
  const forms: FileForms = {
    thumb: await makeThumb(dir, clean.file),
    marked: await write(
      encodeAs(openPicture(marked), mime),
      dir,
      `marked.${extensionOf(mime)}`,
      mime,
    ),
    markedThumb: await write(thumbOf(openPicture(marked)), dir, "marked-thumb.webp", "image/webp"),
  };
  if (Math.max(clean.width, clean.height) > LIMITS.hdSide) {
    const hd = encodeAs(fitInside(openPicture(source), LIMITS.hdSide), mime);
    forms.hd = await write(hd, dir, `hd.${extensionOf(mime)}`, mime);
  }
  return forms;
}

/** The thumbnails of a video, clean and marked, from a still of it. */
export async function makeStillForms(dir: string, still: Buffer): Promise<FileForms> {
  const { width, height } = await openPicture(still).metadata();
  const marked = await (await markOver(still, width, height))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    thumb: await write(thumbOf(openPicture(still)), dir, "thumb.webp", "image/webp"),
    markedThumb: await write(thumbOf(openPicture(marked)), dir, "marked-thumb.webp", "image/webp"),
  };
}

/**
 * A download in a box: fits inside, never enlarged, a portrait uses the turned box. JPEG of the
 * asked quality, PNG where the picture has transparency.
 */
export async function fitDownload(
  file: string,
  source: { width: number; height: number; alpha: boolean },
  box: { width: number; height: number } | null,
  quality: keyof typeof JPEG_QUALITY,
): Promise<{ data: Buffer; mime: string }> {
  const mime = source.alpha ? "image/png" : "image/jpeg";
  const turned = source.height > source.width;
  let picture = openPicture(file);
  if (box) {
    const [width, height] = turned ? [box.height, box.width] : [box.width, box.height];
    picture = fitInside(picture, width, height);
  }
  return { data: await encodeAs(picture, mime, JPEG_QUALITY[quality]).toBuffer(), mime };
}
