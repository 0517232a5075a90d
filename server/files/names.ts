import { fold } from "#wire/fold.ts";
import { LIMITS } from "#wire/limits.ts";

const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "application/pdf": "pdf",
};
export const extensionOf = (mime: string): string => EXTENSIONS[mime] ?? "bin";

/** Control characters and the marks that turn the reading direction around. */
const UNSEEN = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name as its owner reads it: NFC, without folders and unseen characters, at most 200. */
export function cleanName(name: string): string {
  const base = name.normalize("NFC").replace(UNSEEN, "").trim();
  const last = base.split(/[\\]/).at(-1) ?? base;
  return [...last].slice(0, LIMITS.assetNameChars).join("") || "image";
}

/** The name with the ending its content calls for: "váy.png" holding a JPEG becomes "váy.jpg". */
export function downloadName(name: string, mime: string): string {
  const bare = name.replace(/\.(jpe?g|jfif|png|webp|gif|heic|mp4|pdf)$/i, "") || "image";
  return `${bare}.${extensionOf(mime)}`;
}

/**
 * Content-Disposition for a download: the exact name in `filename*` (RFC 6266, RFC 8187) and an
 * ASCII one made by folding, so that "Áo dài đỏ.jpg" is never shortened to ".jpg".
 */
export function attachment(name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  const folded = fold(stem)
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const fallback = `${folded || "image"}${ending.replace(/[^.a-zA-Z0-9]/g, "")}`;
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${exact}`;
}
