import { LIMITS } from "#wire/limits.ts";
import { UPLOAD_MIME_TYPES } from "#wire/values.ts";
import type { SniffedType } from "../kit/file.ts";

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
