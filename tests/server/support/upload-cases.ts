import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { ROOT } from "#server/root.ts";

/** A file to upload and what must become of it. */
export interface UploadCase {
  name: string;
  /** The name it is sent under. */
  file: string;
  bytes: Buffer;
  expect: "accept" | "reject" | "either";
  code?: string;
  mime?: string;
  size?: [number, number];
  /** Mean sRGB, within 8 of this unless said otherwise. */
  mean?: [number, number, number];
  within?: number;
  alpha?: boolean;
}

const base = () => sharp({ create: { width: 40, height: 60, channels: 3, background: "#c05a30" } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A PNG whose header claims any size at all. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(64))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
/** A valid JPEG of exactly so many bytes, padded with comment segments. */
export async function jpegOf(bytes: number): Promise<Buffer> {
  const jpeg = await base().jpeg().toBuffer();
  const parts = [jpeg.subarray(0, 2)];
  let missing = bytes - jpeg.length;
  while (missing > 0) {
    // A segment is at least 4 bytes and at most 65,537; the last two share what is left.
    let size = Math.min(missing, 65_537);
    if (missing - size > 0 && missing - size < 4) size -= 4;
    const head = Buffer.from([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 255]);
    parts.push(head, Buffer.alloc(size - 4, 0x20));
    missing -= size;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}

/** The kinds of the shared folder, made here from a few bytes each. */
export async function ownCases(): Promise<UploadCase[]> {
  const jpeg = await base().jpeg().toBuffer();
  const png = await base().png().toBuffer();
  const webp = await base().webp().toBuffer();
  const ok = (name: string, file: string, bytes: Buffer, more: Partial<UploadCase> = {}) =>
    ({ name, file, bytes, expect: "accept", size: [40, 60], ...more }) satisfies UploadCase;
  const bad = (name: string, file: string, bytes: Buffer, code: string) =>
    ({ name, file, bytes, expect: "reject", code }) satisfies UploadCase;
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const bytes = await base()
        .withExif({ IFD0: { Make: "TestPhone" }, IFD3: { GPSLatitude: "10/1 46/1 0/1" } })
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const size: [number, number] = orientation > 4 ? [60, 40] : [40, 60];
      return ok(`orientation ${orientation}`, "phone.jpg", bytes, { size, mime: "image/jpeg" });
    }),
  );
  const pixels = {
    create: { width: 40, height: 60, channels: 4 as const, background: "#ff000080" },
  };
  const frames = await sharp(
    Buffer.concat([Buffer.alloc(30 * 30 * 3, 10), Buffer.alloc(30 * 30 * 3, 200)]),
    { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } },
  )
    .webp()
    .toBuffer();
  const ramp = new Uint16Array(256 * 4).map((_, i) => (i % 256) * 257);
  const deep = await sharp(ramp, { raw: { width: 256, height: 4, channels: 1 } })
    .toColourspace("grey16")
    .png()
    .toBuffer();
  const muted = { create: { width: 40, height: 60, channels: 3 as const, background: "#c8c0b8" } };
  const cmyk = await sharp(muted).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
  const heic = Buffer.concat([
    Buffer.from("0000001c", "hex"),
    Buffer.from("ftypheic\0\0\0\0mif1heic    "),
    jpeg,
  ]);
  return [
    ...turned,
    ok("JPEG under the name of a PNG", "lie.png", jpeg, { mime: "image/jpeg" }),
    ok("PNG under the name of a JPEG", "lie.jpg", png, { mime: "image/png" }),
    ok("WebP without an ending", "noname", webp, { mime: "image/webp" }),
    ok("upper-case ending", "ẢNH.JPG", jpeg, { mime: "image/jpeg" }),
    ok("transparency is kept", "clear.png", await sharp(pixels).png().toBuffer(), { alpha: true }),
    ok("grey becomes colour", "grey.jpg", await base().greyscale().jpeg().toBuffer()),
    ok("16 bits become 8", "deep.png", deep, { size: [256, 4], mean: [127, 127, 127] }),
    ok("CMYK keeps its colour", "cmyk.jpg", cmyk, { mean: [200, 192, 184], within: 12 }),
    ok("first frame of a moving WebP", "moving.webp", frames, {
      size: [30, 30],
      mean: [10, 10, 10],
    }),
    bad("GIF, also renamed", "moving.png", await base().gif().toBuffer(), "unsupported_file_type"),
    bad("HEIC under the name of a JPEG", "IMG_1.jpg", heic, "unsupported_file_type"),
    bad(
      "SVG with a script",
      "x.png",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      "unsupported_file_type",
    ),
    bad("HTML", "x.jpg", Buffer.from("<html><script>x()</script></html>"), "unsupported_file_type"),
    bad("nothing at all", "zero.jpg", Buffer.alloc(0), "empty_file"),
    bad("only a first marker", "soi.jpg", Buffer.from([0xff, 0xd8]), "unreadable_image"),
    bad("half a JPEG", "half.jpg", jpeg.subarray(0, jpeg.length / 2), "unreadable_image"),
    bad("half a PNG", "half.png", png.subarray(0, png.length - 40), "unreadable_image"),
    bad("a header of 50,000 × 50,000", "bomb.png", pngClaiming(50_000, 50_000), "image_too_large"),
    bad("a width of nothing", "flat.png", pngClaiming(0, 10), "unreadable_image"),
  ];
}

/** The folder of hand-picked files, where it lies beside the project; it is not part of it. */
export function sharedCases(): UploadCase[] {
  const folder = process.env.UPLOAD_CASES ?? path.join(ROOT, "..", "shared", "cases", "uploads");
  const list = path.join(folder, "expected.json");
  if (!existsSync(list)) return [];
  const means: Record<string, [number, number, number]> = {
    "colour/pil_sample_cmyk.jpg": [30, 5, 7],
    "colour/pil_sample_rgb.jpg": [28, 4, 3],
  };
  const rows: { file: string; expect: UploadCase["expect"]; right: string }[] = JSON.parse(
    readFileSync(list, "utf8"),
  );
  return rows.map(({ file, expect, right }) => {
    const size = /(\d+)x(\d+)/.exec(expect === "accept" ? right : "");
    return {
      name: file,
      file: path.basename(file),
      bytes: readFileSync(path.join(folder, file)),
      expect,
      ...(size && file !== "colour/basn6a16.png"
        ? { size: [Number(size[1]), Number(size[2])] as [number, number] }
        : {}),
      ...(means[file] ? { mean: means[file] } : {}),
      ...(file.startsWith("alpha/") || file.includes("basn6a16") ? { alpha: true } : {}),
    };
  });
}
