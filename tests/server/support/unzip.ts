import { crc32 } from "node:zlib";

/** The files of an archive of stored entries, by path, read through its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const { count, at: start } = directoryOf(archive);
  let at = start;
  for (let n = 0; n < count; n++) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error(`no central record at ${at}`);
    const [crc, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    let offset = archive.readUInt32LE(at + 42);
    if (offset === 0xffffffff) offset = Number(archive.readBigUInt64LE(at + 46 + nameLength + 4));
    if (archive.readUInt32LE(offset) !== 0x04034b50) throw new Error(`no file at ${offset}`);
    const body =
      offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const data = archive.subarray(body, body + size);
    if (crc32(data) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, data);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function directoryOf(archive: Buffer): { count: number; at: number } {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("no end record");
  const at = archive.readUInt32LE(end + 16);
  if (at !== 0xffffffff) return { count: archive.readUInt16LE(end + 10), at };
  const record = Number(archive.readBigUInt64LE(end - 12));
  if (archive.readUInt32LE(record) !== 0x06064b50) throw new Error("no ZIP64 record");
  const count = Number(archive.readBigUInt64LE(record + 32));
  return { count, at: Number(archive.readBigUInt64LE(record + 48)) };
}
