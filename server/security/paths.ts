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
