/** The nested boxes that lead to the sample table of the video (ISO/IEC 14496-12). */
const PATH = ["moov", "trak", "mdia", "minf", "stbl"];
/** Bytes of the stsd box before its first entry. */
const STSD_HEAD = 16;

/**
 * Adds to an MP4 that its colours are BT.709, studio range (a `colr` box of type nclx). The encoder
 * does not write it, and players would guess by the size: on some of them reds would shift. The moov
 * box must come before the data, as all chunk offsets are moved by the size of the new box.
 * @param {Buffer} file
 */
export function tagBt709(file) {
  const chain = [];
  let inside = { start: 0, end: file.length };
  for (const name of PATH) {
    const box = find(file, inside, name);
    chain.push(box);
    inside = { start: box.start + 8, end: box.end };
  }
  const offsets = find(file, inside, "stco");
  const description = find(file, inside, "stsd");
  chain.push(description, { start: description.start + STSD_HEAD });
  const entryEnd = description.start + STSD_HEAD + file.readUInt32BE(description.start + STSD_HEAD);
  const box = Buffer.from("00000013636f6c726e636c7800010001000100", "hex");
  for (const { start } of chain) {
    file.writeUInt32BE(file.readUInt32BE(start) + box.length, start);
  }
  const count = file.readUInt32BE(offsets.start + 12);
  for (let i = 0; i < count; i++) {
    const at = offsets.start + 16 + i * 4;
    file.writeUInt32BE(file.readUInt32BE(at) + box.length, at);
  }
  return Buffer.concat([file.subarray(0, entryEnd), box, file.subarray(entryEnd)]);
}

function find(file, { start, end }, name) {
  for (let at = start; at + 8 <= end; ) {
    const size = file.readUInt32BE(at);
    if (file.toString("latin1", at + 4, at + 8) === name) return { start: at, end: at + size };
    at += size;
  }
  throw new Error(`the MP4 has no ${name} box`);
}
