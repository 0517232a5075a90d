import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { insideOf } from "#server/security/paths.ts";
import { isPage } from "#wire/pages.ts";
import { webStream } from "./send-file.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
export const typeOf = (file: string): string =>
  TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream";

async function existing(file: string | null) {
  const entry = file ? await stat(file).catch(() => null) : null;
  return file && entry?.isFile() ? { file, size: entry.size, mtime: entry.mtimeMs } : null;
}

/**
 * Serves the built app: hashed files under /assets for a year, other files for an hour, and
 * index.html for every page path, with 404 where there is no such page. A missing file under
 * /assets is an honest 404 (null).
 */
export async function serveClient(folder: string, request: Request): Promise<Response | null> {
  const file = await serveClientFile(folder, request);
  if (file) return file;
  const url = new URL(request.url);
  if (isFilePath(url.pathname)) return null;
  const index = path.join(folder, "index.html");
  return isPage(url.pathname) ? servePage(index, request) : notFoundPage(index, request.url);
}

const isHashed = (at: string) => at.startsWith("/assets/");
/** Whether a path is of a file by its form: where there is none, no page stands in for it. */
export const isFilePath = (at: string): boolean => isHashed(at) || /\.[a-z0-9]{2,5}$/i.test(at);

/** A file of the built app, but for its page; null where there is none. */
export async function serveClientFile(folder: string, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const file = pathname === "/" ? null : await existing(insideOf(folder, pathname));
  if (!file) return null;
  const cache = isHashed(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return sendFile(request, file, cache);
}

/** The app, which shows that there is no such page; null when it was not built. */
export async function notFoundPage(index: string, url: string): Promise<Response | null> {
  // Without the browser's own validators: a 304 would hide the status.
  const page = await servePage(index, new Request(url));
  if (!page) return null;
  page.headers.delete("etag");
  return new Response(page.body, { status: 404, headers: page.headers });
}

async function sendFile(
  request: Request,
  found: { file: string; size: number; mtime: number },
  cache: string,
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const packed =
    (/\bbr\b/.test(accepted) && (await existing(`${found.file}.br`))) ||
    (/\bgzip\b/.test(accepted) && (await existing(`${found.file}.gz`))) ||
    found;
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtime).toString(36)}"`;
  const headers: Record<string, string> = {
    "content-type": typeOf(found.file),
    "cache-control": cache,
    etag,
    vary: "accept-encoding",
  };
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  headers["content-length"] = String(packed.size);
  if (packed !== found) headers["content-encoding"] = packed.file.endsWith(".br") ? "br" : "gzip";
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = webStream(createReadStream(packed.file));
  return new Response(stream, { headers });
}

/** The app's page, its head changed by `edit`. Null when the app is not built. */
export async function servePage(
  index: string,
  request: Request,
  edit?: (html: string) => string,
): Promise<Response | null> {
  const built = await readFile(index).catch(() => null);
  if (!built) return null;
  return sendPage(request, edit ? Buffer.from(edit(built.toString("utf8"))) : built);
}

/** A page asked for anew each time, answered "unchanged" to whoever has this very one. */
export function sendPage(
  request: Request,
  html: Buffer<ArrayBuffer>,
  more: Record<string, string> = {},
): Response {
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    etag,
    ...more,
  };
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : new Uint8Array(html), { headers });
}
