import { ERROR_CODES } from "#wire/errors.ts";

const HIDDEN = "••••";
/** Names whose texts are secrets wherever they stand. */
const NAMES =
  /pass(word|code)|secret|token|recovery|otp|proof|nonce|verifier|challenge|credential|authorization|cookie|signature|issued|^(code|codes|state|expected|value|typed)$/i;
/** Texts that are secrets whatever they are called: signed tokens, webhook secrets, our API keys. */
const FORMS = /\b(eyJ[\w-]+|[\w-]+\.[\w-]+\.[\w-]{10,}|whsec_\w+|ms_\w{8,}|sk_\w+|otpauth:\S+)/g;
/** What these say is which way or which refusal, from lists of ours. */
const TOLD: ReadonlySet<unknown> = new Set<unknown>(ERROR_CODES);

/** As JSON can hold it, with what must not be seen left out: hidden rather than shown when in doubt. */
export function masked(value: unknown, name = "", depth = 0): unknown {
  if (typeof value === "string") {
    if (value === "") return value;
    if (NAMES.test(name) && !(name === "code" && TOLD.has(value))) return HIDDEN;
    return value.replace(FORMS, HIDDEN);
  }
  if (typeof value === "number" || typeof value === "bigint")
    return NAMES.test(name) ? HIDDEN : Number(value);
  if (typeof value === "function") return "ƒ";
  if (value === null || typeof value !== "object") return value;
  if (depth > 8) return "…";
  if ("getSnapshot" in value && "id" in value) return `actor ${String(value.id)}`;
  if (value instanceof Error) return `${value.name}: ${String(masked(value.message))}`;
  if (typeof Blob !== "undefined" && value instanceof Blob) return `file of ${value.size} bytes`;
  // Items go by the name of their list: recovery codes are a list of texts.
  if (Array.isArray(value)) return value.map((item) => masked(item, name, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, masked(own, key, depth + 1)]),
  );
}
