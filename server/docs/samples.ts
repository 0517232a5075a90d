import type { Operation } from "./openapi.ts";

export interface Call {
  url: string;
  method: string;
  /** JSON to send; null for none. */
  body: unknown;
  multipart: boolean;
  idempotent: boolean;
  needsToken: boolean;
}

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

export function curlOf({ url, method, body, multipart, idempotent, needsToken }: Call): string {
  const lines = [method === "GET" ? `curl "${url}"` : `curl -X ${method} "${url}"`];
  if (needsToken) lines.push('-H "Authorization: Bearer $MAU_TOKEN"');
  if (idempotent) lines.push('-H "Idempotency-Key: order-1024"');
  if (body !== null)
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`);
  if (multipart) lines.push('-F "usage=model"', '-F "file=@photo.jpg"');
  return lines.join(" \\\n  ");
}

export function typescriptOf({
  url,
  method,
  body,
  multipart,
  idempotent,
  needsToken,
}: Call): string {
  const headers = [
    ...(needsToken ? ['Authorization: "Bearer " + process.env.MAU_TOKEN'] : []),
    ...(idempotent ? ['"Idempotency-Key": "order-1024"'] : []),
    ...(body !== null ? ['"Content-Type": "application/json"'] : []),
  ];
  const options = [
    ...(method === "GET" ? [] : [`method: "${method}",`]),
    ...(headers.length > 0
      ? [`headers: {\n${indent(headers.map((one) => `${one},`).join("\n"))}\n},`]
      : []),
    ...(body !== null ? [`body: JSON.stringify(${JSON.stringify(body, null, 2)}),`] : []),
    ...(multipart ? ["body: form,"] : []),
  ];
  const form = [
    'import { openAsBlob } from "node:fs";',
    "",
    "const form = new FormData();",
    'form.set("usage", "model");',
    'form.set("file", await openAsBlob("photo.jpg"), "photo.jpg");',
  ];
  return [
    ...(multipart ? form : []),
    `const answer = await fetch("${url}"${options.length > 0 ? `, {\n${indent(options.join("\n"))}\n}` : ""});`,
    "console.log(answer.status, await answer.text());",
  ].join("\n");
}

export function pythonOf({ url, method, body, multipart, idempotent, needsToken }: Call): string {
  const headers = [
    ...(needsToken ? [`"Authorization": "Bearer " + os.environ["MAU_TOKEN"],`] : []),
    ...(idempotent ? ['"Idempotency-Key": "order-1024",'] : []),
    ...(body !== null ? ['"Content-Type": "application/json",'] : []),
    ...(multipart ? ['"Content-Type": "multipart/form-data; boundary=mau",'] : []),
  ];
  const parts = [
    'photo = open("photo.jpg", "rb").read()',
    "data = (",
    String.raw`    b'--mau\r\nContent-Disposition: form-data; name="usage"\r\n\r\nmodel\r\n'`,
    String.raw`    b'--mau\r\nContent-Disposition: form-data; name="file"; filename="photo.jpg"\r\n\r\n'`,
    String.raw`    + photo + b"\r\n--mau--\r\n"`,
    ")",
  ];
  const sent =
    body !== null ? `json.dumps(${pythonValue(body)}).encode()` : multipart ? "data" : null;
  return [
    ...(body !== null ? ["import json"] : []),
    ...(needsToken ? ["import os"] : []),
    "import urllib.request",
    "",
    ...(multipart ? parts : []),
    "request = urllib.request.Request(",
    `    "${url}",`,
    `    method="${method}",`,
    ...(headers.length > 0 ? ["    headers={", indent(headers.join("\n"), 8), "    },"] : []),
    ...(sent ? [`    data=${sent},`] : []),
    ")",
    "with urllib.request.urlopen(request) as answer:",
    "    print(answer.status, answer.read().decode())",
  ].join("\n");
}

const indent = (text: string, by = 2) => text.replace(/^(?=.)/gm, " ".repeat(by));
/** JSON as Python writes it. */
const pythonValue = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(
      /\b(true|false|null)\b/g,
      (word) => ({ true: "True", false: "False", null: "None" })[word] ?? word,
    );
