import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const BLOCK = 512;

/**
 * Reads chosen members out of a gzipped tar (POSIX ustar; npm writes no other kind) without
 * unpacking the rest. `wanted` maps a member's full name to what is done with its bytes.
 */
export async function readMembers(
  archive: string,
  wanted: ReadonlyMap<string, (bytes: Buffer) => Promise<void>>,
  signal?: AbortSignal,
): Promise<void> {
  const stream = createReadStream(archive).pipe(createGunzip());
  let rest: Buffer = Buffer.alloc(0);
  let member: { name: string; size: number; padded: number } | null = null;
  let kept: Buffer[] = [];
  let seen = 0;
  for await (const chunk of stream) {
    signal?.throwIfAborted();
    rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    for (;;) {
      if (!member) {
        if (rest.length < BLOCK) break;
        member = header(rest.subarray(0, BLOCK));
        rest = rest.subarray(BLOCK);
        kept = [];
        seen = 0;
        if (!member) continue;
      }
      const take = Math.min(rest.length, member.padded - seen);
      if (wanted.has(member.name)) kept.push(Buffer.from(rest.subarray(0, take)));
      seen += take;
      rest = rest.subarray(take);
      if (seen < member.padded) break;
      await wanted.get(member.name)?.(Buffer.concat(kept).subarray(0, member.size));
      member = null;
    }
  }
}

/** Name and size of the member a header block announces; null for the empty blocks at the end. */
function header(block: Buffer) {
  if (block[0] === 0) return null;
  const text = (from: number, length: number) =>
    block.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const size = Number.parseInt(text(124, 12).trim() || "0", 8);
  const prefix = text(345, 155);
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  return { name, size, padded: Math.ceil(size / BLOCK) * BLOCK };
}
