import * as v from "valibot";
import { ApiError } from "#server/errors.ts";
import { FIELD_CODES, type FieldCode } from "#server/texts/texts.ts";
import { LIMITS } from "#wire/limits.ts";

/**
 * Reads a JSON body of at most 256 KiB. An empty body is `{}`.
 * NUL and lone surrogates, which PostgreSQL refuses, are taken out.
 */
export async function readJson(request: Request): Promise<unknown> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > LIMITS.jsonBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > LIMITS.jsonBytes) throw tooLarge();
      chunks.push(chunk);
    }
  }
  const raw = Buffer.concat(chunks).toString("utf8");
  if (raw.trim() === "") return {};
  try {
    return JSON.parse(raw, (_key, value) => (typeof value === "string" ? clean(value) : value));
  } catch {
    throw new ApiError("invalid_json");
  }
}
const tooLarge = () => new ApiError("body_too_large", { headers: { connection: "close" } });

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
export const clean = (value: string): string =>
  value.replaceAll("\0", "").replace(LONE_SURROGATE, "\uFFFD");

const KNOWN = new Set<string>(FIELD_CODES);
/** Checks a value against its wire schema; throws invalid_request with a code for each field. */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const fields: Record<string, FieldCode> = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? "";
    fields[path] ??= codeOf(issue, schema, path);
  }
  throw new ApiError("invalid_request", "" in fields ? {} : { fields });
}

function codeOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, path: string): FieldCode {
  if (KNOWN.has(issue.message)) return issue.message as FieldCode;
  if (issue.received !== "undefined")
    return issue.type === "max_length" ? "too_long" : "invalid_value";
  // A missing key says nothing of its own; the field's schema knows the better sentence.
  const entries = "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
  const entry = entries[path];
  const alone = entry ? v.safeParse(entry, undefined) : undefined;
  const message = alone?.issues?.[0]?.message;
  return message && KNOWN.has(message) ? (message as FieldCode) : "required";
}
