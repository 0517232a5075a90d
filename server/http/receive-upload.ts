import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { ApiError } from "#server/errors.ts";
import { LIMITS } from "#wire/limits.ts";

export interface ReceivedUpload {
  /** Name of the file in the stage. */
  file: string;
  /** The name it was sent with. */
  name: string;
  fields: Record<string, string>;
}
const FILE = "upload.bin";
/** How much of an over-long request is read and thrown away, so that its sender sees the answer. */
const MAX_DISCARD = 100 * 1024 * 1024;
const MAX_DISCARD_MS = 15_000;

/**
 * Receives one file of a multipart request into `stage`, by streaming: at most 10 MiB to disk.
 * Throws file_too_large, or invalid_request when there is no file. A client that goes away leaves
 * nothing behind, for the caller discards the stage.
 */
export async function receiveUpload(
  request: { incoming: IncomingMessage | undefined; raw: Request },
  stage: string,
): Promise<ReceivedUpload> {
  const body = request.incoming ?? bodyOf(request.raw);
  const headers = request.incoming?.headers ?? Object.fromEntries(request.raw.headers);
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: headers as IncomingMessage["headers"],
      defParamCharset: "utf8",
      limits: {
        files: 1,
        fields: 10,
        fieldSize: 1000,
        parts: 12,
        fileSize: LIMITS.uploadBytes + 1,
      },
    });
  } catch {
    throw new ApiError("invalid_request", { fields: { file: "required" } });
  }
  const fields: Record<string, string> = {};
  let name: string | undefined;
  let saved: Promise<void> | undefined;
  let tooLarge = false;
  parser.on("field", (key, value) => {
    fields[key] = value;
  });
  parser.on("file", (key, stream, info) => {
    if (key !== "file" || name !== undefined) return stream.resume();
    name = info.filename ?? "image";
    stream.on("limit", () => {
      tooLarge = true;
    });
    saved = pipeline(stream, createWriteStream(path.join(stage, FILE)));
    saved.catch(() => undefined);
  });
  const parsed = finished(parser);
  parsed.catch(() => undefined);
  try {
    await feed(body, parser, () => tooLarge);
    if (!tooLarge) await parsed;
    if (!tooLarge) await saved;
  } catch (error) {
    throw new ApiError("invalid_request", { fields: { file: "required" }, cause: error });
  } finally {
    parser.destroy();
    await saved?.catch(() => undefined);
  }
  if (tooLarge) throw new ApiError("file_too_large", closing);
  if (name === undefined) throw new ApiError("invalid_request", { fields: { file: "required" } });
  return { file: FILE, name, fields };
}
const closing = { headers: { connection: "close" } };

const bodyOf = (raw: Request): Readable =>
  raw.body
    ? Readable.fromWeb(raw.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([]);

/**
 * Feeds the request to the parser; what comes after a file that is too large is read and thrown
 * away, within bounds. The source is left open, so that the refusal can be sent on it.
 */
async function feed(body: Readable, parser: busboy.Busboy, over: () => boolean): Promise<void> {
  let discarded = 0;
  let since: number | undefined;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (over()) {
      discarded += (chunk as Buffer).length;
      since ??= Date.now();
      if (discarded > MAX_DISCARD || Date.now() - since > MAX_DISCARD_MS) return;
      continue;
    }
    if (parser.destroyed) return;
    if (!parser.write(chunk)) await roomIn(parser);
  }
  parser.end();
}
function roomIn(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const name of ["drain", "close", "error"]) parser.off(name, go);
      resolve();
    };
    for (const name of ["drain", "close", "error"]) parser.on(name, go);
  });
}
