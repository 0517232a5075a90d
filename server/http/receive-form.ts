import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import busboy from "busboy";
import { ApiError, isStorageFull } from "#server/errors.ts";
import { cleanName, nameInForm } from "#server/files/names.ts";
import { LIMITS } from "#wire/limits.ts";
import { storageFull } from "./form-gate.ts";
import { steadily } from "./steady-body.ts";

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
export interface FormRequest {
  incoming: IncomingMessage | undefined;
  raw: Request;
}
/** How much of an over-long request is read and thrown away, so that its sender sees the answer. */
const MAX_DISCARD = 100 * 1024 * 1024;
const MAX_DISCARD_MS = 15_000;
const closing = { headers: { connection: "close" } };

/**
 * Receives a multipart request into `stage`, by streaming: at most 10 MiB a file to disk. Throws
 * file_too_large, invalid_request for a file too many, storage_full, request_timeout, or `missing`.
 * A client that goes away leaves nothing behind, for the caller discards the stage.
 */
export async function receiveForm(
  request: FormRequest,
  stage: string,
  shape: FormShape,
): Promise<ReceivedForm> {
  const headers = request.incoming?.headers ?? Object.fromEntries(request.raw.headers);
  const parser = parserFor(headers as IncomingMessage["headers"], shape);
  const taken = takeParts(parser, stage, shape);
  try {
    await feed(bodyOf(request), parser, taken);
    await Promise.race([finished(parser).then(() => Promise.all(taken.saved)), taken.refused]);
  } catch (error) {
    throw error instanceof ApiError ? error : misread(shape, error);
  } finally {
    parser.destroy();
    await Promise.allSettled(taken.saved);
  }
  const refusal = taken.refusal();
  if (refusal) throw refusal;
  return { files: taken.files, fields: Object.fromEntries(taken.fields) };
}

const misread = ({ missing }: FormShape, cause: unknown) =>
  new ApiError(missing.code, { ...missing.options, cause });

interface Taken {
  fields: Map<string, string>;
  files: ReceivedFile[];
  /** Files being written; each settles. */
  saved: Promise<void>[];
  /** Why the form is not taken, once that is so; `refused` resolves then. */
  refusal: () => ApiError | undefined;
  refused: Promise<void>;
}

/**
 * Hears all that a parser finds. Every part has somebody who hears its error, wanted or not: a body
 * that ends inside of one raises it.
 */
function takeParts(parser: busboy.Busboy, stage: string, shape: FormShape): Taken {
  const fields = new Map<string, string>();
  const files: ReceivedFile[] = [];
  const saved: Promise<void>[] = [];
  let refusal: ApiError | undefined;
  let tell = () => {};
  const refused = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const refuse = (error: ApiError) => {
    refusal ??= error;
    tell();
  };
  parser.on("error", (error) => refuse(misread(shape, error)));
  parser.on("field", (key: string | undefined, value) => {
    if (key !== undefined) fields.set(key, value);
  });
  parser.on("file", (key, stream, info) => {
    stream.on("error", () => undefined);
    const extra = files.length >= shape.maxFiles;
    // Only a form of several files can hold one too many; a single one takes the first.
    if (key === shape.field && extra && shape.maxFiles > 1) {
      refuse(new ApiError("invalid_request", { fields: { [key]: "files_many" }, ...closing }));
    }
    const name: string | undefined = info.filename;
    // What browsers send for a file field that was left empty.
    const empty = name === undefined && shape.maxFiles > 1;
    if (key !== shape.field || extra || empty) {
      stream.resume();
      return;
    }
    const file = `upload-${files.length + 1}.bin`;
    const sent = nameInForm(name ?? "image");
    files.push({ file, name: sent });
    stream.on("limit", () => {
      const about = shape.maxFiles > 1 ? { about: cleanName(sent) } : {};
      refuse(new ApiError("file_too_large", { ...about, ...closing }));
    });
    const written = pipeline(stream, createWriteStream(path.join(stage, file)));
    written.catch((error) =>
      refuse(isStorageFull(error) ? storageFull(error) : misread(shape, error)),
    );
    saved.push(written);
  });
  return { fields, files, saved, refused, refusal: () => refusal };
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

/** The source is left open at the end, so that a refusal can be sent on it. */
function bodyOf({ incoming, raw }: FormRequest): AsyncIterable<Uint8Array> {
  const body =
    incoming ??
    (raw.body
      ? Readable.fromWeb(raw.body as Parameters<typeof Readable.fromWeb>[0])
      : Readable.from([]));
  return body.iterator({ destroyOnReturn: false });
}

/** Reads a body for nobody, within bounds, so that its sender comes to hear why. */
export async function discardBody(request: FormRequest): Promise<void> {
  const left = new Discard();
  try {
    for await (const chunk of steadily(bodyOf(request))) if (!left.takes(chunk)) return;
  } catch {
    // A sender that is gone hears nothing.
  }
}

/** What may still be thrown away of one request. */
class Discard {
  #bytes = 0;
  #since: number | undefined;
  takes(chunk: Uint8Array): boolean {
    this.#bytes += chunk.length;
    this.#since ??= performance.now();
    return this.#bytes <= MAX_DISCARD && performance.now() - this.#since <= MAX_DISCARD_MS;
  }
}

/** Feeds the request to the parser; what comes after a refusal is thrown away, within bounds. */
async function feed(
  body: AsyncIterable<Uint8Array>,
  parser: busboy.Busboy,
  { refusal, refused }: Taken,
): Promise<void> {
  const discard = new Discard();
  for await (const chunk of steadily(body)) {
    if (refusal()) {
      if (!discard.takes(chunk)) return;
    } else if (!parser.write(chunk)) {
      await Promise.race([roomIn(parser), refused]);
    }
  }
  if (!refusal()) parser.end();
}
function roomIn(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const name of ["drain", "close"]) parser.off(name, go);
      resolve();
    };
    for (const name of ["drain", "close"]) parser.on(name, go);
  });
}
