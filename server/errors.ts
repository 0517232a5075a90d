import { ERROR_STATUS, type ErrorCode } from "#wire/errors.ts";
import { LIMITS } from "#wire/limits.ts";
import { ACCEPTED_TYPES_LABEL, type Language } from "#wire/values.ts";
import { errnoOf } from "./errno.ts";
import { fieldSentence, isGeneric } from "./texts/field-sentences.ts";
import { numberText } from "./texts/figures.ts";
import { REFUSALS, VARIANTS } from "./texts/refusals.ts";
import { say } from "./texts/say.ts";
import type { FieldCode, TextValues, VariantCode } from "./texts/sentence-codes.ts";

export interface ErrorOptions {
  /** Field path → code of its sentence. */
  fields?: Record<string, FieldCode>;
  /** Field path → what its sentence says of bounds and choices. */
  fieldValues?: Record<string, TextValues>;
  /** Further members of the body: balance, attempts_left, alternatives and the like. */
  extra?: Record<string, unknown>;
  /** Values for the sentence's braces. */
  values?: TextValues;
  /** The name of what is spoken of, said before the sentence. */
  about?: string;
  /** A more telling sentence than the code's own. */
  variant?: VariantCode;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal with a stable code; the one class every operation throws. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  readonly options: ErrorOptions;
  constructor(code: ErrorCode, options: ErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}

export const rateLimited = (
  milliseconds: number,
  headers: Record<string, string> = {},
): ApiError => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError("rate_limited", {
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    ...(seconds > 120 && { variant: "rate_minutes" }),
    extra: { retry_after: seconds },
    headers: { ...headers, "retry-after": String(seconds) },
  });
};

const CONSTANTS: TextValues = {
  acceptedTypes: ACCEPTED_TYPES_LABEL,
  maxMegapixels: LIMITS.imagePixels / 1_000_000,
  minSide: LIMITS.toolMinSide,
  maxFiles: LIMITS.contactFiles,
};
const SIZES: Partial<Record<ErrorCode, number>> = {
  file_too_large: LIMITS.uploadMegabytes,
  body_too_large: LIMITS.jsonBytes / 1024,
};

/** The one mapper from a refusal to an answer: status, body in the caller's language, headers. */
export function describeError(error: ApiError, language: Language) {
  const { code, options } = error;
  const number = (value: number) => numberText(language, value);
  const values: TextValues = {
    ...CONSTANTS,
    messageMin: number(LIMITS.contactDescriptionMin),
    messageMax: number(LIMITS.contactDescriptionMax),
    maxSize: SIZES[code] ?? "",
    ...options.values,
  };
  const fields = options.fields
    ? Object.fromEntries(
        Object.entries(options.fields).map(([at, field]) => [
          at,
          fieldSentence(language, field, { ...values, ...options.fieldValues?.[at] }),
        ]),
      )
    : undefined;
  const template = options.variant ? VARIANTS[options.variant] : REFUSALS[code];
  const first = code === "invalid_request" ? Object.entries(fields ?? {})[0] : undefined;
  const sentence = first ? namedSentence(first, options.fields) : say(language, template, values);
  const message = options.about ? `${options.about}: ${sentence}` : sentence;
  return {
    status: ERROR_STATUS[code],
    body: { code, message, detail: message, ...(fields ? { fields } : {}), ...options.extra },
    headers: options.headers ?? {},
  };
}

/**
 * The first field's sentence, for a log that keeps nothing else: with the field's name before it,
 * unless it is one of those that name their field by themselves.
 */
function namedSentence([path, sentence]: [string, string], codes: ErrorOptions["fields"] = {}) {
  const code = codes[path];
  return code && isGeneric(code) ? `${path}: ${sentence}` : sentence;
}

const CONNECTION_CODES = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT 57P01 57P02 57P03 53100 53300 08000 08003 08006".split(
    " ",
  ),
);
/** Whether the database was out of reach, as opposed to refusing a statement. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = errnoOf(at);
    const fromDriver = "severity" in at || "syscall" in at;
    // A missing file is no database: only a socket that isn't there counts.
    const isMissingFile = code === "ENOENT" && !("syscall" in at && at.syscall === "connect");
    if (code && fromDriver && CONNECTION_CODES.has(code) && !isMissingFile) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/.test(
        at.message,
      )
    )
      return true;
  }
  return false;
}
/** Whether there was no room left for a file: on the disk, or in what this user may use of it. */
export function isStorageFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = errnoOf(at);
    if (code === "ENOSPC" || code === "EDQUOT") return true;
    // What libvips says of a write that failed.
    if (/No space left on device|Disk quota exceeded/.test(at.message) && !("severity" in at)) {
      return true;
    }
  }
  return false;
}
/** SQLSTATE of a refused statement, through the query builder's wrapping. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("severity" in at) return errnoOf(at);
  }
  return undefined;
}
