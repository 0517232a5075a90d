import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { ApiError } from "#server/errors.ts";
import { FILE_POLICY } from "./security-headers.ts";

/**
 * Sends a stored file: GET, HEAD and single ranges (videos seek with them), and only the word that
 * nothing changed to who has it. Whatever is in it, it
 * cannot run: its type is fixed, sniffing is off and its policy is a sandbox.
 */
export async function sendStored(
  request: Request,
  file: string,
  options: { type: string; cache: string; disposition?: string },
): Promise<Response> {
  const entry = await stat(file).catch(() => null);
  if (!entry?.isFile()) throw new ApiError("not_found");
  const { size, mtime } = entry;
  // What is stored is never written over: its size and moment stand for its bytes.
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const headers: Record<string, string> = {
    "content-type": options.type,
    "cache-control": options.cache,
    "accept-ranges": "bytes",
    "content-security-policy": FILE_POLICY,
    "last-modified": mtime.toUTCString(),
    etag,
    ...(options.disposition ? { "content-disposition": options.disposition } : {}),
  };
  if (isKnown(request, etag, mtime)) return new Response(null, { status: 304, headers });
  const unchanged = [null, etag, mtime.toUTCString()].includes(request.headers.get("if-range"));
  const range = unchanged ? rangeOf(request.headers.get("range"), size) : null;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  }
  const [start, end] = range ?? [0, size - 1];
  headers["content-length"] = String(size === 0 ? 0 : end - start + 1);
  if (range) headers["content-range"] = `bytes ${start}-${end}/${size}`;
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || size === 0) return new Response(null, { status, headers });
  const stream = webStream(createReadStream(file, { start, end }));
  return new Response(stream, { status, headers });
}

/** A stream of Node's as an answer's body: the two declarations of one class don't know each other. */
export const webStream = (stream: Readable): ReadableStream =>
  Readable.toWeb(stream) as ReadableStream;

/** Whether the caller has these bytes; the tag counts before the time. */
function isKnown(request: Request, etag: string, mtime: Date): boolean {
  const tags = request.headers.get("if-none-match");
  if (tags !== null) {
    const held = tags.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return held.includes(etag) || held.includes("*");
  }
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return Math.floor(mtime.getTime() / 1000) * 1000 <= since;
}

/** The one range of a Range header; null for none or for what we answer whole. */
function rangeOf(header: string | null, size: number): [number, number] | null | "unsatisfiable" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const last = size - 1;
  if (match[1] === "") {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? "unsatisfiable" : [size - length, last];
  }
  const start = Number(match[1]);
  const end = match[2] === "" ? last : Math.min(Number(match[2]), last);
  return start > last || end < start ? "unsatisfiable" : [start, end];
}
