import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LIMITS } from "#wire/limits.ts";
import type { Call } from "./call.ts";

/** Answers that hold a secret beside what the caller sent: their length must not tell of it. */
const SECRET = /^\/(auth|api\/tokens|api\/webhooks)(\/|$)/;

const packers = {
  br: promisify((data: Buffer, done: (error: Error | null, packed: Buffer) => void) =>
    // A quarter of the way up: near gzip's time, smaller.
    brotliCompress(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  ),
  gzip: promisify((data: Buffer, done: (error: Error | null, packed: Buffer) => void) =>
    gzip(data, done),
  ),
};

/** The packing that an Accept-Encoding takes, the better one first; one with q=0 is refused. */
export function packingOf(header: string | undefined): keyof typeof packers | null {
  const taken = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.split(";").map((one) => one.trim()))
    .filter(([, ...parameters]) => !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? null;
}

const TEXTS = /^(application\/(json|xml|rss\+xml)|text\/html)\b/;

/**
 * Packs an answer of text of more than a kilobyte: JSON, a page, what search engines read. Files,
 * streams and archives go as they are.
 */
export async function packText(call: Call): Promise<void> {
  const { res, req } = call;
  const type = res.headers.get("content-type") ?? "";
  if (!TEXTS.test(type) || res.headers.has("content-encoding")) return;
  if (req.method === "HEAD" || !res.body || SECRET.test(req.path)) return;
  res.headers.append("vary", "accept-encoding");
  const packing = packingOf(req.header("accept-encoding"));
  if (!packing) return;
  const whole = Buffer.from(await res.arrayBuffer());
  const isLarge = whole.length >= LIMITS.compressFromBytes;
  const body = isLarge ? await packers[packing](whole) : whole;
  const headers = new Headers(res.headers);
  headers.delete("content-length");
  if (isLarge) headers.set("content-encoding", packing);
  call.res = new Response(new Uint8Array(body), { status: res.status, headers });
}
