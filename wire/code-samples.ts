/**
 * One call to copy, as curl, TypeScript and Python write it: what the API page shows and what "Get
 * code" gives for a result.
 */
export interface Call {
  url: string;
  method: string;
  /** JSON to send; null for none. */
  body: unknown;
  multipart: boolean;
  idempotent: boolean;
  needsToken: boolean;
}

export function curlOf({ url, method, body, multipart, idempotent, needsToken }: Call): string {
  const lines = [method === "GET" ? `curl "${url}"` : `curl -X ${method} "${url}"`];
  if (needsToken) lines.push('-H "Authorization: Bearer $MAU_TOKEN"');
  if (idempotent) lines.push('-H "Idempotency-Key: order-1024"');
  if (body !== null)
    lines.push(
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
    );
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
/** JSON as Python writes it; words inside texts stay as they are. */
function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${pythonValue(one)}`,
  );
  return `{${pairs.join(", ")}}`;
}
