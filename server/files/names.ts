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

/** What a form's writer puts for the three characters that would end a name in its header. */
const ESCAPES: Record<string, string> = { "%22": '"', "%0A": "\n", "%0D": "\r" };

/** The name of a file as it was before a form carried it: "váy 5%22.jpg" was called váy 5".jpg. */
export const nameInForm = (name: string): string =>
  name.replace(/%(?:22|0A|0D)/gi, (sign) => ESCAPES[sign.toUpperCase()] ?? sign);

/**
 * A file's name as its owner reads it: NFC, without folders and unseen characters, at most 200
 * characters, of which the ending is the last to go.
 */
export function cleanName(name: string): string {
  const base = name.normalize("NFC").replace(UNSEEN, "").trim();
  const last = base.split(/[\\]/).at(-1) ?? base;
  if (last.length <= LIMITS.assetNameChars) return last || "image";
  const ending = /\.[a-z0-9]{1,10}$/i.exec(last)?.[0] ?? "";
  const stem = last.slice(0, last.length - ending.length);
  return `${cut(stem, LIMITS.assetNameChars - ending.length) || "image"}${ending}`;
}

/** As many whole letters as fit; of a letter with its marks, or an emoji of parts, all or nothing. */
function cut(text: string, max: number): string {
  let kept = "";
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of letters.segment(text.slice(0, max + 1))) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return kept.trimEnd();
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
