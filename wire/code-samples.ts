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
  /** Whether a file comes back, which is kept under the name the answer gives it. */
  file: boolean;
}
/*
 * Each pasted call is an order of its own, with a key of its own: a fixed one would be refused with
 * the next call's body, or bring the last call's result. `od` is wherever a shell is.
 */
const SHELL_KEY = `order-$(od -An -N8 -tx1 /dev/urandom | tr -d ' \\n')`;

export function curlOf(call: Call): string {
  const { url, method, body, multipart, idempotent, needsToken, file } = call;
  const options = [...(method === "GET" ? [] : [`-X ${method} `]), ...(file ? ["-OJ "] : [])];
  const lines = [`curl ${options.join("")}"${url}"`];
  if (needsToken) lines.push('-H "Authorization: Bearer $MAU_TOKEN"');
  if (idempotent) lines.push(`-H "Idempotency-Key: ${SHELL_KEY}"`);
  if (body !== null)
    lines.push(
      '-H "Content-Type: application/json"',
      `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
    );
  if (multipart) lines.push('-F "usage=model"', '-F "file=@photo.jpg"');
  return lines.join(" \\\n  ");
}

export function typescriptOf(call: Call): string {
  const { url, method, body, multipart, idempotent, needsToken, file } = call;
  const headers = [
    ...(needsToken ? ['Authorization: "Bearer " + process.env.MAU_TOKEN'] : []),
    ...(idempotent ? ['"Idempotency-Key": crypto.randomUUID()'] : []),
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
  const kept = [
    `const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition"))?.[1];`,
    "console.log(answer.status, name ?? (await answer.text()));",
    "if (name) await writeFile(name, Buffer.from(await answer.arrayBuffer()));",
  ];
  return [
    ...(multipart ? form : []),
    ...(file ? ['import { writeFile } from "node:fs/promises";', ""] : []),
    `const answer = await fetch("${url}"${options.length > 0 ? `, {\n${indent(options.join("\n"))}\n}` : ""});`,
    ...(file ? kept : ["console.log(answer.status, await answer.text());"]),
  ].join("\n");
}

export function pythonOf(call: Call): string {
  const { url, method, body, multipart, idempotent, needsToken, file } = call;
  const headers = [
    ...(needsToken ? [`"Authorization": "Bearer " + os.environ["MAU_TOKEN"],`] : []),
    ...(idempotent ? ['"Idempotency-Key": str(uuid.uuid4()),'] : []),
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
    "import urllib.error",
    "import urllib.request",
    ...(idempotent ? ["import uuid"] : []),
    "",
    ...(multipart ? parts : []),
    "request = urllib.request.Request(",
    `    "${url}",`,
    `    method="${method}",`,
    ...(headers.length > 0 ? ["    headers={", indent(headers.join("\n"), 8), "    },"] : []),
    ...(sent ? [`    data=${sent},`] : []),
    ")",
    "try:",
    "    with urllib.request.urlopen(request) as answer:",
    ...(file
      ? [
          "        name = answer.headers.get_filename()",
          '        with open(name, "wb") as kept:',
          "            kept.write(answer.read())",
          "        print(answer.status, name)",
        ]
      : ["        print(answer.status, answer.read().decode())"]),
    "except urllib.error.HTTPError as refused:",
    "    print(refused.code, refused.read().decode())",
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
