import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

const BLOCK = 512;

/** What is done with a member's bytes. With slices, only those are read, one after the other. */
export interface Wanted {
  slices?: readonly Slice[];
  take(bytes: Buffer): Promise<void>;
}
/** A run of bytes of a member; slices stand in rising order. */
export interface Slice {
  from: number;
  length: number;
}

/**
 * Reads chosen members out of a gzipped tar (POSIX ustar; npm writes no other kind) without
 * unpacking the rest. `wanted` is by the member's full name.
 */
export async function readMembers(
  archive: string,
  wanted: ReadonlyMap<string, Wanted>,
  signal?: AbortSignal,
): Promise<void> {
  // Whoever reads the stream hears what fails before it.
  const stream = pipeline(createReadStream(archive), createGunzip(), () => undefined);
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
      const want = wanted.get(member.name);
      if (want) kept.push(...chosen(rest.subarray(0, take), seen, member.size, want.slices));
      seen += take;
      rest = rest.subarray(take);
      if (seen < member.padded) break;
      await want?.take(Buffer.concat(kept));
      member = null;
    }
  }
}

/** The wanted parts of one stretch of a member that begins at `start`; copies, without padding. */
function chosen(
  bytes: Buffer,
  start: number,
  size: number,
  slices: readonly Slice[] = [{ from: 0, length: size }],
): Buffer[] {
  const end = start + bytes.length;
  return slices
    .filter(({ from, length }) => from < end && from + length > start)
    .map(({ from, length }) =>
      Buffer.from(bytes.subarray(Math.max(0, from - start), Math.min(end, from + length) - start)),
    );
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
