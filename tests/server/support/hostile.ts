import fc from "fast-check";

/** A request as it goes over the wire: pieces of bytes, and what the sender does after the last. */
export interface Hostile {
  name: string;
  head: string;
  pieces: Buffer[];
  /** Waits for an answer, shuts its half of the line, or is gone at once. */
  after: "wait" | "end" | "gone";
}
/** Somewhere a body is read. */
export interface Target {
  method: string;
  path: string;
  kind: "form" | "json" | "raw";
  /** Field and number of files of a form. */
  field?: string;
  maxFiles?: number;
}

const MIB = 1024 * 1024;
/** Sizes of files: mostly small ones, for there are thousands of them. */
const SIZES = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(0, 1, 2, 5, 100, 4095, 4096, 65_535, 65_536, 70_000) },
  { weight: 2, arbitrary: fc.constantFrom(MIB, 3 * MIB) },
  { weight: 1, arbitrary: fc.constantFrom(10 * MIB - 1, 10 * MIB, 10 * MIB + 1, 11 * MIB) },
);
const FILES = [
  'a.png"',
  "a.png",
  "",
  "Áo dài.jpg",
  "../../x",
  "\u0000",
  '"; filename="b.png',
  "x".repeat(300),
  "CON",
];
const BOUNDARIES = [
  "b",
  "----WebKitFormBoundaryx",
  "x".repeat(70),
  "x".repeat(500),
  "'()+_,-./:=?",
  "a b",
  "--",
  "",
];
const TYPES = [
  "image/png",
  "text/html",
  "application/octet-stream",
  "multipart/mixed; boundary=b",
  "x",
];

interface Part {
  text: Buffer;
  /** Where it may be cut: at its edges, in its head, in its bytes. */
  edges: number[];
}

/** One part of a form, right or wrong. */
const parts = (target: Target, boundary: string): fc.Arbitrary<Part> => {
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constant(target.field ?? "file") },
    fc.constantFrom("x", "image", "usage", "__proto__", "", "file[]", "constructor"),
  );
  const field = fc
    .record({ name, value: fc.string({ maxLength: 40 }) })
    .map(({ name, value }) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`);
  const file = fc
    .record({
      name,
      size: SIZES,
      file: fc.constantFrom(...FILES),
      type: fc.constantFrom(...TYPES),
    })
    .map(({ name, size, file, type }) => {
      const head = `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.alloc(size, "ÿØÿ")]);
    });
  const odd = fc.constantFrom(
    "\r\n",
    "no colon\r\n\r\nx",
    `${"h".repeat(20_000)}: 1\r\n\r\n`,
    "content-disposition: form-data",
    "content-disposition: attachment\r\n\r\nx",
    `\r\n--${boundary}`,
    "content-disposition:\r\n\r\n",
    "content-disposition: form-data; name=\"file\"; filename*=UTF-8''%zz\r\n\r\nx",
    'content-disposition: form-data;\r\n name="file";\r\n filename="folded.png"\r\n\r\nx',
    'content-type: application/octet-stream\r\ncontent-disposition: form-data; name="file"\r\n\r\nx',
  );
  return fc
    .oneof(
      { weight: 6, arbitrary: file as fc.Arbitrary<Buffer | string> },
      { weight: 2, arbitrary: field },
      odd,
    )
    .map((inner) => {
      const text = Buffer.concat([
        Buffer.from(`--${boundary}\r\n`),
        typeof inner === "string" ? Buffer.from(inner) : inner,
        Buffer.from("\r\n"),
      ]);
      const headEnd = text.indexOf("\r\n\r\n");
      return { text, edges: [0, 1, boundary.length + 2, headEnd, headEnd + 4, text.length - 1] };
    });
};

const FORM_ENDS = (boundary: string) =>
  fc.constantFrom(
    `--${boundary}--\r\n`,
    `--${boundary}--`,
    `--${boundary}`,
    "",
    `--${boundary}--x`,
  );

function forms(target: Target) {
  return fc.constantFrom(...BOUNDARIES).chain((boundary) =>
    fc
      .record({
        parts: fc.array(parts(target, boundary), { maxLength: (target.maxFiles ?? 1) + 2 }),
        ending: FORM_ENDS(boundary),
        preamble: fc.constantFrom("", "", "preamble\r\n", "\r\n\r\n"),
        quoted: fc.boolean(),
      })
      .map(({ parts: all, ending, preamble, quoted }) => {
        const body = Buffer.concat([
          Buffer.from(preamble),
          ...all.map(({ text }) => text),
          Buffer.from(ending),
        ]);
        let at = preamble.length;
        const edges = all.flatMap((part) => {
          const own = part.edges.map((edge) => at + edge);
          at += part.text.length;
          return own;
        });
        const type = `multipart/form-data; boundary=${quoted ? `"${boundary}"` : boundary}`;
        return { body, edges: [...edges, at], type };
      }),
  );
}

const jsons = fc
  .oneof(
    fc.json().map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(
      ...["", "{", "[".repeat(50_000), '{"a":'.repeat(20_000), '"\\ud800"', "\uFEFF{}", "nul"].map(
        (text) => Buffer.from(text),
      ),
      Buffer.alloc(256 * 1024, 0x20),
      Buffer.alloc(256 * 1024 + 1, 0x20),
      Buffer.alloc(MIB, 0x5b),
    ),
  )
  .map((body) => ({ body, edges: [0, 1, Math.floor(body.length / 2), body.length - 1] }));
const JSON_TYPES = [
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "x/y",
];

/** How a body is brought: whole, cut, with a length that lies, in chunks that lie, in small pieces. */
const WAYS = [
  "whole",
  "cut with its own length",
  "cut and gone",
  "cut and shut",
  "one byte at a time",
  "length too short",
  "length too long",
  "no length",
  "two lengths",
  "negative length",
  "chunked",
  "chunked and cut",
  "chunk size lies",
  "chunk size is no number",
  "chunk size is huge",
  "chunk extension",
  "length and chunks",
  "expects 100",
] as const;
type Way = (typeof WAYS)[number];

/** Requests that a body makes hostile, over the given places. */
export function hostile(targets: readonly Target[], authorization: string): fc.Arbitrary<Hostile> {
  const content = (target: Target) => {
    if (target.kind !== "form") {
      return fc
        .record({ made: jsons, type: fc.constantFrom(...JSON_TYPES) })
        .map(({ made, type }) => ({ ...made, type }));
    }
    return fc.oneof(
      { weight: 8, arbitrary: forms(target) },
      fc
        .record({ made: jsons, type: fc.constantFrom(...JSON_TYPES) })
        .map(({ made, type }) => ({ ...made, type })),
    );
  };
  return fc.constantFrom(...targets).chain((target) =>
    fc
      .record({
        content: content(target),
        way: fc.constantFrom(...WAYS),
        cut: fc.double({ min: 0, max: 1, noNaN: true }),
        atEdge: fc.boolean(),
        signedIn: fc.boolean(),
      })
      .map(({ content: { body, edges, type }, way, cut, atEdge, signedIn }) => {
        const spot = Math.floor(cut * (edges.length - 1));
        const at = atEdge ? (edges[spot] ?? 0) : Math.floor(cut * body.length);
        const lines = [
          `${target.method} ${target.path} HTTP/1.1`,
          "host: 127.0.0.1",
          "connection: close",
          `content-type: ${type}`,
          "accept-language: en",
          ...(signedIn ? [`authorization: ${authorization}`] : []),
        ];
        const brought = bring(way, body, Math.max(0, Math.min(at, body.length)));
        return {
          name: `${target.method} ${target.path}, ${way}`,
          head: `${[...lines, ...brought.headers].join("\r\n")}\r\n\r\n`,
          pieces: brought.pieces,
          after: brought.after,
        };
      }),
  );
}

const chunk = (bytes: Buffer, size = bytes.length.toString(16), extension = "") =>
  Buffer.concat([Buffer.from(`${size}${extension}\r\n`), bytes, Buffer.from("\r\n")]);
const LAST = Buffer.from("0\r\n\r\n");
const lengthOf = (n: number | string) => [`content-length: ${n}`];
const CHUNKED = ["transfer-encoding: chunked"];

function bring(way: Way, body: Buffer, at: number) {
  const part = body.subarray(0, at);
  const wait = (headers: string[], pieces: Buffer[]) => ({
    headers,
    pieces,
    after: "wait" as const,
  });
  const shut = (headers: string[], pieces: Buffer[]) => ({
    headers,
    pieces,
    after: "end" as const,
  });
  switch (way) {
    case "whole":
      return wait(lengthOf(body.length), [body]);
    case "cut with its own length":
      return wait(lengthOf(part.length), [part]);
    case "cut and gone":
      return { headers: lengthOf(body.length + 1), pieces: [part], after: "gone" as const };
    case "cut and shut":
      return shut(lengthOf(body.length + 1), [part]);
    case "one byte at a time": {
      const few = body.subarray(0, 600);
      return wait(
        lengthOf(few.length),
        [...few].map((byte) => Buffer.from([byte])),
      );
    }
    case "length too short":
      return wait(lengthOf(part.length), [body]);
    case "length too long":
      return shut(lengthOf(body.length + 1000), [body]);
    case "no length":
      return shut([], [body]);
    case "two lengths":
      return wait([...lengthOf(body.length), ...lengthOf(body.length + 1)], [body]);
    case "negative length":
      return wait(lengthOf(-1), [body]);
    case "chunked":
      return wait(
        CHUNKED,
        [chunk(part), chunk(body.subarray(at)), LAST].filter(
          (one) => one.length > 5 || one === LAST,
        ),
      );
    case "chunked and cut":
      return shut(CHUNKED, [chunk(part.length > 0 ? part : Buffer.from("x"))]);
    case "chunk size lies":
      return shut(CHUNKED, [chunk(body, (body.length + 7).toString(16)), LAST]);
    case "chunk size is no number":
      return wait(CHUNKED, [chunk(body, "zz"), LAST]);
    case "chunk size is huge":
      return shut(CHUNKED, [chunk(part, "f".repeat(at % 2 ? 16 : 15))]);
    case "chunk extension":
      return wait(CHUNKED, [
        chunk(part, undefined, `;x=${"y".repeat(at % 3 ? 10 : 40_000)}`),
        LAST,
      ]);
    case "length and chunks":
      return wait([...lengthOf(5), ...CHUNKED], [chunk(body), LAST]);
    case "expects 100":
      return wait([...lengthOf(body.length), "expect: 100-continue"], [body]);
  }
}
