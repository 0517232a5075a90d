import type { ContactMimeType, UploadMimeType } from "#wire/values.ts";

/** A file as a machine sees it; `handle` is the browser's own object, never looked into here. */
export interface FileRef {
  name: string;
  size: number;
  handle: unknown;
}
/** What the first bytes of a file say it is. */
export type SniffedType = UploadMimeType | ContactMimeType | "image/heic" | "other" | "empty";

/** Reads the type from the first 32 bytes, as the file formats define their signatures. */
export function sniffType(bytes: Uint8Array): SniffedType {
  if (bytes.length === 0) return "empty";
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes[0] === 0x89 && ascii(1, 4) === "PNG") return "image/png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  if (ascii(4, 8) === "ftyp" && /^(hei|hev|mif1|msf1|avif)/.test(ascii(8, 12))) return "image/heic";
  if (ascii(0, 4) === "%PDF") return "application/pdf";
  return "other";
}
