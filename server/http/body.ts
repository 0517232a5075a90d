import * as v from "valibot";
import { ApiError } from "#server/errors.ts";
import type { FieldCode, TextValues } from "#server/texts/sentence-codes.ts";
import { LIMITS } from "#wire/limits.ts";
import { fieldCodeOf, fieldValuesOf } from "./field-codes.ts";
import { steadily } from "./steady-body.ts";

/** Reads a body of at most 256 KiB, as it came. Throws body_too_large, or request_timeout. */
export async function readText(request: Request): Promise<string> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > LIMITS.jsonBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of steadily(request.body)) {
      size += chunk.byteLength;
      if (size > LIMITS.jsonBytes) throw tooLarge();
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Reads a JSON body of at most 256 KiB, with or without a byte order mark. An empty body is `{}`.
 * One that was sent as something else is told so.
 */
export async function readJson(request: Request): Promise<unknown> {
  const raw = (await readText(request)).replace(/^\uFEFF/, "");
  if (raw.trim() === "") return {};
  try {
    return JSON.parse(raw);
  } catch {
    const type = request.headers.get("content-type") ?? "";
    throw new ApiError("invalid_json", /\bjson\b/i.test(type) ? {} : { variant: "json_type" });
  }
}
const tooLarge = () => new ApiError("body_too_large", { headers: { connection: "close" } });

/**
 * Control characters and lone surrogates: no text of a person holds them and PostgreSQL refuses
 * some. Marks that turn the reading direction around: with them a name reads as another's. Tabs and
 * line breaks are text, and so is what joins an emoji of parts.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Dotted paths of the texts that hold hidden characters. Walks without recursion: bodies may be deep. */
function hiddenIn(value: unknown, root: string): string[] {
  const found: string[] = [];
  const open: [path: string, value: unknown][] = [["", value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, part] = next;
    if (typeof part === "string") {
      if (HIDDEN.test(part)) found.push(path || root);
    } else if (part && typeof part === "object") {
      for (const [key, inner] of Object.entries(part)) {
        open.push([path ? `${path}.${key}` : key, inner]);
      }
    }
  }
  return found;
}

/**
 * Checks a value against its wire schema. Throws invalid_request with a code for each field and
 * what it says of its bounds; what is wrong with the whole goes by the name `root`.
 */
export function validate<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  root = "body",
): v.InferOutput<S> {
  // A schema of named fields would take a list for an object without any.
  const asked = Array.isArray(value) && schema.type !== "array" ? null : value;
  const result = v.safeParse(schema, asked, { abortPipeEarly: true });
  const fields: Record<string, FieldCode> = {};
  const fieldValues: Record<string, TextValues> = {};
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? root;
    if (path in fields) continue;
    const code = fieldCodeOf(issue, schema);
    const values = fieldValuesOf(issue, code, schema);
    fields[path] = code;
    if (values) fieldValues[path] = values;
  }
  if (result.success) {
    for (const path of hiddenIn(result.output, root)) fields[path] ??= "control_characters";
    if (Object.keys(fields).length === 0) return result.output;
  }
  throw new ApiError("invalid_request", { fields, fieldValues });
}
