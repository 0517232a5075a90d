import { open, stat } from "node:fs/promises";
import path from "node:path";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type SharpOptions } from "sharp";
import type { FileForm } from "#server/db/schema.ts";
import { ApiError, isStorageFull } from "#server/errors.ts";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL, UPLOAD_MIME_TYPES, type UploadMimeType } from "#wire/values.ts";
import { extensionOf } from "./names.ts";
import { encodeAs, makeThumb, openPicture } from "./pictures.ts";

export interface CleanPicture {
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  alpha: boolean;
  thumb: FileForm;
}

/** JPEG at 95 and 4:4:4: re-encoding is what strips and straightens, and must not be seen. */
const KEEP_QUALITY = 95;
const SNIFFED_BYTES = 4100;

/**
 * Turns an uploaded file into a picture of ours, inside `dir`: upright, sRGB, 8 bit, first frame,
 * transparency kept, all metadata gone, in the format its bytes have. A mask becomes a PNG of one
 * channel, white where it is painted. Name and Content-Type are never believed. Throws empty_file, unsupported_file_type, image_too_large or unreadable_image.
 */
export async function cleanPicture(
  dir: string,
  upload: { file: string; name: string; mask?: boolean },
): Promise<CleanPicture> {
  const sniffed = await typeOfFile(path.join(dir, upload.file), upload.name, PICTURES);
  const mime = upload.mask ? "image/png" : sniffed;
  const file = `clean.${extensionOf(mime)}`;
  const clean = await writeClean(dir, { ...upload, mime }, file);
  return { file, mime, ...clean, thumb: await makeThumb(dir, file) };
}

/** The clean form of a picture whose type is known, as `file` beside it; see cleanPicture. */
export async function writeClean(
  dir: string,
  upload: { file: string; mime: string; mask?: boolean },
  file: string,
): Promise<Pick<CleanPicture, "width" | "height" | "bytes" | "alpha">> {
  const source = path.join(dir, upload.file);
  const { mime } = upload;
  await checkHeader(source);
  const normalise = upload.mask ? normaliseMask : normalisePicture;
  const target = path.join(dir, file);
  const written = await normalise(source, target, mime, {}).catch(() =>
    // A profile that does not fit the pixels is ignored; a damaged picture fails again.
    normalise(source, target, mime, { ignoreIcc: true }).catch((error) => {
      throw isStorageFull(error) ? error : new ApiError("unreadable_image", { cause: error });
    }),
  );
  const { size } = await stat(target);
  const { width, height, channels } = written;
  return { width, height, bytes: size, alpha: channels === 4 };
}

/** Types that are taken somewhere, and how they are called there. */
export interface TakenTypes<Type extends string> {
  types: readonly Type[];
  label: string;
}
const PICTURES: TakenTypes<UploadMimeType> = {
  types: UPLOAD_MIME_TYPES,
  label: ACCEPTED_TYPES_LABEL,
};

/**
 * What a file is by its bytes. Throws empty_file, or unsupported_file_type when it isn't one of
 * `taken`, with the way out for an iPhone's HEIC.
 */
export async function typeOfFile<Type extends string>(
  source: string,
  name: string,
  taken: TakenTypes<Type>,
): Promise<Type> {
  const { size } = await stat(source);
  if (size === 0) throw new ApiError("empty_file");
  const handle = await open(source, "r");
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
    .finally(() => handle.close());
  const head = buffer.subarray(0, bytesRead);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // A JPEG that ends after its first marker is a damaged JPEG, not another type of file.
  const mime = found?.mime ?? (head[0] === 0xff && head[1] === 0xd8 ? "image/jpeg" : "");
  // APNG is a PNG whose first frame every decoder shows.
  const type = mime === "image/apng" ? "image/png" : mime;
  const known = taken.types.find((one) => one === type);
  if (known) return known;
  const heic = /^image\/hei[cf]/.test(type);
  throw new ApiError("unsupported_file_type", {
    ...(heic && { variant: "heic" }),
    values: { name, acceptedTypes: taken.label },
  });
}

/** Size from the header alone, before a pixel is decoded: small files can claim huge pictures. */
async function checkHeader(source: string): Promise<void> {
  const header = await sharp(source, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((error: Error) => {
      throw new ApiError("unreadable_image", { cause: error });
    });
  if (!header.width || !header.height) throw new ApiError("unreadable_image");
  if (header.width * header.height > LIMITS.imagePixels) throw new ApiError("image_too_large");
}

function normalisePicture(source: string, target: string, mime: string, options: SharpOptions) {
  const picture = openPicture(source, { failOn: "error", ...options })
    .autoOrient()
    .toColourspace("srgb");
  return encodeAs(picture, mime, KEEP_QUALITY).toFile(target);
}

function normaliseMask(source: string, target: string, _mime: string, options: SharpOptions) {
  return openPicture(source, { failOn: "error", ...options })
    .autoOrient()
    .flatten({ background: "#000" })
    .toColourspace("b-w")
    .png({ compressionLevel: 9 })
    .toFile(target);
}

/** Proves at start that pictures are turned upright here: a libvips without EXIF would not say so. */
export async function selfTest(): Promise<void> {
  const sideways = await sharp({ create: { width: 4, height: 2, channels: 3, background: "#888" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { info } = await sharp(sideways).autoOrient().toBuffer({ resolveWithObject: true });
  if (info.width !== 2 || info.height !== 4) {
    throw new Error("The picture library does not turn photos upright; install sharp again.");
  }
}
