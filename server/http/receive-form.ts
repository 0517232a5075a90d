import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { ApiError } from "#server/errors.ts";
import { cleanName } from "#server/files/names.ts";
import { LIMITS } from "#wire/limits.ts";

export interface ReceivedFile {
  /** Name of the file in the stage. */
  file: string;
  /** The name it was sent with. */
  name: string;
}
export interface ReceivedForm {
  files: ReceivedFile[];
  fields: Record<string, string>;
}
export interface FormShape {
  /** Field of its files; those of other fields are read and forgotten. */
  field: string;
  maxFiles: number;
  /** Bytes of one text; a longer one is cut there. */
  fieldBytes: number;
  /** What a request that is no such form is refused for. */
  missing: ApiError;
}
/** How much of an over-long request is read and thrown away, so that its sender sees the answer. */
const MAX_DISCARD = 100 * 1024 * 1024;
const MAX_DISCARD_MS = 15_000;
const closing = { headers: { connection: "close" } };

/**
 * Receives a multipart request into `stage`, by streaming: at most 10 MiB a file to disk. Throws
 * file_too_large, invalid_request for a file too many, or `missing`. A client that goes away leaves
 * nothing behind, for the caller discards the stage.
 */
export async function receiveForm(
  request: { incoming: IncomingMessage | undefined; raw: Request },
  stage: string,
  shape: FormShape,
): Promise<ReceivedForm> {
  const body = request.incoming ?? bodyOf(request.raw);
  const headers = request.incoming?.headers ?? Object.fromEntries(request.raw.headers);
  const parser = parserFor(headers as IncomingMessage["headers"], shape);
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const saved: Promise<void>[] = [];
  let refusal: ApiError | undefined;
  parser.on("field", (key, value) => {
    fields[key] = value;
  });
  parser.on("file", (key, stream, info) => {
    const extra = files.length >= shape.maxFiles;
    // Only a form of several files can hold one too many; a single one takes the first.
    if (key === shape.field && extra && shape.maxFiles > 1) {
      refusal ??= new ApiError("invalid_request", { fields: { [key]: "files_many" }, ...closing });
    }
    if (key !== shape.field || extra) return stream.resume();
    const { filename: name } = info as { filename?: string };
    // What browsers send for a file field that was left empty.
    if (name === undefined && shape.maxFiles > 1) return stream.resume();
    const file = `upload-${files.length + 1}.bin`;
    files.push({ file, name: name ?? "image" });
    stream.on("limit", () => {
      const about = shape.maxFiles > 1 ? { about: cleanName(name ?? "") } : {};
      refusal ??= new ApiError("file_too_large", { ...about, ...closing });
    });
    const written = pipeline(stream, createWriteStream(path.join(stage, file)));
    written.catch(() => undefined);
    saved.push(written);
  });
  const parsed = finished(parser);
  parsed.catch(() => undefined);
  try {
    await feed(body, parser, () => refusal !== undefined);
    if (!refusal) await parsed;
    if (!refusal) await Promise.all(saved);
  } catch (error) {
    throw new ApiError(shape.missing.code, { ...shape.missing.options, cause: error });
  } finally {
    parser.destroy();
    await Promise.allSettled(saved);
  }
  if (refusal) throw refusal;
  return { files, fields };
}

function parserFor(headers: IncomingMessage["headers"], shape: FormShape): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: "utf8",
      limits: {
        // One more than allowed is looked at, to be refused by name.
        files: shape.maxFiles === 1 ? 1 : shape.maxFiles + 1,
        fields: 10,
        fieldSize: shape.fieldBytes,
        parts: 11 + shape.maxFiles,
        fileSize: LIMITS.uploadBytes + 1,
      },
    });
  } catch {
    throw shape.missing;
  }
}

const bodyOf = (raw: Request): Readable =>
  raw.body
    ? Readable.fromWeb(raw.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([]);

/**
 * Feeds the request to the parser; what comes after a refusal is read and thrown away, within
 * bounds. The source is left open, so that the refusal can be sent on it.
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
