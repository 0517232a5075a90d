import { LIMITS } from "#wire/limits.ts";
import { UPLOAD_MIME_TYPES, type UploadMimeType } from "#wire/values.ts";

/** What the first bytes of a file say it is. */
export type SniffedType = UploadMimeType | "image/heic" | "other" | "empty";

/** Why a file is turned away before it travels. */
export type UploadReason =
  | "unsupported_file_type"
  | "heic_not_accepted"
  | "file_too_large"
  | "empty_file";

/** The spec's two checks, by content and size; null when the file may go. */
export function uploadReason(file: { size: number; type: SniffedType }): UploadReason | null {
  if (file.type === "empty" || file.size === 0) return "empty_file";
  if (file.type === "image/heic") return "heic_not_accepted";
  if (!UPLOAD_MIME_TYPES.some((mime) => mime === file.type)) return "unsupported_file_type";
  return file.size > LIMITS.uploadBytes ? "file_too_large" : null;
}

/** Reads the type from the first 32 bytes, as the file formats define their signatures. */
export function sniffType(bytes: Uint8Array): SniffedType {
  if (bytes.length === 0) return "empty";
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes[0] === 0x89 && ascii(1, 4) === "PNG") return "image/png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  if (ascii(4, 8) === "ftyp" && /^(hei|hev|mif1|msf1|avif)/.test(ascii(8, 12))) return "image/heic";
  return "other";
}
