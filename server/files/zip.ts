import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";

/** A file of an archive: bytes, or where they lie. `folder` holds no dots and no leading slash. */
export type ZipEntry = { name: string; folder?: string } & ({ data: Buffer } | { path: string });

/** The largest number of the plain format's 32-bit fields; more is told in ZIP64 records. */
const WIDEST = 0xffffffff;
/** Made on Unix (APPNOTE 4.4.2), a plain file that its owner may write: readers keep UTF-8 names. */
const UNIX = 3;
const UNIX_FILE = (0o100644 << 16) >>> 0;

/**
 * An archive of stored (uncompressed) entries, one in memory at a time: pictures and videos do not
 * shrink. Names are UTF-8; a name that comes twice gets a number; a file that has gone meanwhile is
 * left out. Any size in all (PKWARE APPNOTE 4.3.14, 4.5.3), each entry under 4 GB. `widest` is
 * lowered by tests.
 */
export async function* zipOf(
  entries: Iterable<ZipEntry>,
  at: Date,
  widest = WIDEST,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  const taken = new Set<string>();
  const [time, date] = dosTime(at);
  let offset = 0;
  for (const entry of entries) {
    const data = "data" in entry ? entry.data : await readFile(entry.path).catch(missing);
    if (data === null) continue;
    const name = Buffer.from(uniquePath(entry, taken), "utf8");
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(time, 6);
    shared.writeUInt16LE(date, 8);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, name]);
    directory.push(centralRecord(shared, name, offset, widest));
    yield local;
    yield data;
    offset += local.length + data.length;
  }
  const list = Buffer.concat(directory);
  yield list;
  yield endOf(directory.length, list.length, offset, widest);
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function centralRecord(shared: Buffer, name: Buffer, offset: number, widest: number): Buffer {
  const wide = offset >= widest;
  const extra = Buffer.alloc(wide ? 12 : 0);
  if (wide) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const fields = Buffer.from(shared);
  fields.writeUInt16LE(extra.length, 24);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(wide ? WIDEST : offset, 10);
  rest.writeUInt32LE(UNIX_FILE, 6);
  const made = Buffer.from([wide ? 45 : 20, UNIX]);
  return Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), made, fields, rest, name, extra]);
}

/** The end of the archive, with the ZIP64 records before it where its numbers need them. */
function endOf(count: number, size: number, offset: number, widest: number): Buffer {
  const end = Buffer.alloc(22);
  const wide = count >= 0xffff || offset >= widest;
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(wide ? 0xffff : count, 8);
  end.writeUInt16LE(wide ? 0xffff : count, 10);
  end.writeUInt32LE(wide ? WIDEST : size, 12);
  end.writeUInt32LE(wide ? WIDEST : offset, 16);
  if (!wide) return end;
  const record = Buffer.alloc(56);
  record.write("PK\x06\x06", "latin1");
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\x06\x07", "latin1");
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}

/** Signs of a name that no file may have there, and the folders' own. */
const NOT_ON_WINDOWS = /[/\\<>:"|?*]/g;

/** Where an entry lies in its archive: a name that is taken gets a number before its ending. */
export function uniquePath(
  { name, folder }: { name: string; folder?: string },
  taken: Set<string>,
): string {
  const bare = name.replace(NOT_ON_WINDOWS, "-");
  const dot = bare.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [bare.slice(0, dot), bare.slice(dot)] : [bare, ""];
  const inside = folder ? `${folder}/` : "";
  let path = inside + bare;
  for (let n = 2; taken.has(path); n++) path = `${inside}${stem} (${n})${ending}`;
  taken.add(path);
  return path;
}

function dosTime(at: Date): [number, number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date =
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}
