import type { Call } from "#wire/code-samples.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import type { Operation } from "./openapi.ts";

const ID = "2Yx0c1LwQm8ZpVtR4sKd7N";
const FILE = /application\/(octet-stream|zip)|text\/csv/;

/** One operation of the document as a call to copy, with an example id for path parameters. */
export function callOf(base: string, path: string, method: string, operation: Operation): Call {
  const content = operation.requestBody?.content ?? {};
  const prefix = path.startsWith("/api/assets") ? ID_PREFIXES.asset : ID_PREFIXES.generation;
  return {
    url: base + path.replace("{id}", prefix + ID),
    method: method.toUpperCase(),
    body: content["application/json"]?.example ?? null,
    multipart: "multipart/form-data" in content,
    idempotent: operation.parameters?.some(({ name }) => name === "Idempotency-Key") ?? false,
    needsToken: operation.security.length > 0,
    file: FILE.test(JSON.stringify(operation.responses["200"] ?? {})),
  };
}
