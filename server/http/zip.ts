import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";

/** A file of an archive: bytes, or where they lie. */
export type ZipEntry = { name: string } & ({ data: Buffer } | { path: string });

/**
 * An archive of stored (uncompressed) entries, one in memory at a time: pictures and videos do not
 * shrink. Names are UTF-8; a name that comes twice gets a number. Under 4 GB in all.
 */
export async function* zipOf(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  const taken = new Set<string>();
  const [time, date] = dosTime(at);
  let offset = 0;
  for (const entry of entries) {
    const data = "data" in entry ? entry.data : await readFile(entry.path);
    const name = Buffer.from(uniqueName(entry.name, taken), "utf8");
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(0, 4);
    shared.writeUInt16LE(time, 6);
    shared.writeUInt16LE(date, 8);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), shared, name]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), made, shared, central, name]),
    );
    yield local;
    yield data;
    offset += local.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  yield list;
  yield end;
}

function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let unique = name.replaceAll("/", "-");
  for (let n = 2; taken.has(unique); n++) unique = `${stem} (${n})${ending}`.replaceAll("/", "-");
  taken.add(unique);
  return unique;
}

function dosTime(at: Date): [number, number] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date =
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [time, date];
}
