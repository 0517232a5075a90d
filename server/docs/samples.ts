import type { Call } from "#wire/code-samples.ts";
import type { Operation } from "./openapi.ts";

/** One operation of the document as a call to copy; path parameters keep an id to put one's own for. */
export function callOf(base: string, path: string, method: string, operation: Operation): Call {
  const content = operation.requestBody?.content ?? {};
  return {
    url: base + path.replace("{id}", "gen_2Yx0c1LwQm8ZpVtR4sKd7N"),
    method: method.toUpperCase(),
    body: content["application/json"]?.example ?? null,
    multipart: "multipart/form-data" in content,
    idempotent: operation.parameters?.some(({ name }) => name === "Idempotency-Key") ?? false,
    needsToken: operation.security.length > 0,
  };
}
