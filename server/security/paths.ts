import path from "node:path";

/** A path inside `root`, or null: no dots that climb, no NUL, no backslashes, no hidden files. */
export function insideOf(root: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded) || decoded.split("/").some((part) => part.startsWith(".")))
    return null;
  const full = path.join(root, decoded);
  return full.startsWith(root + path.sep) ? full : null;
}

/**
 * Whether a link leads to a page of ours: one slash, then neither another nor a backslash, and
 * the same again of what a browser makes of its dots.
 */
export function isOwnPath(value: string): boolean {
  if (value.length > 2000 || !/^\/(?![/\\])/.test(value) || /[\s\p{C}\\]/u.test(value))
    return false;
  const base = "http://own.invalid";
  if (!URL.canParse(value, base)) return false;
  const { origin, pathname } = new URL(value, base);
  return origin === base && !pathname.startsWith("//");
}
