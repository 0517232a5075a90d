/**
 * Encodes H.264 in a process of its own: only here is the encoder (x264, GPL) loaded, and killing this
 * process stops its work at once. argv[2] is the plan as JSON; stdin carries one RGBA overlay, then
 * every RGBA frame; stdout gets the clean file's length (uint32, big endian), the clean MP4, and the
 * MP4 with the overlay on every frame. When stdin ends early the process ends too.
 */
import { Mp4Muxer, VideoEncoder, VideoFrame } from "@napi-rs/webcodecs";
import { tagBt709 } from "./colour-box.mjs";
import { overlayOf, toI420 } from "./i420.mjs";

/** @type {{width: number, height: number, fps: number, frames: number, bitrate: number}} */
const plan = JSON.parse(process.argv[2]);
const { width, height, fps, frames, bitrate } = plan;
const KEY_SECONDS = 2;
/** Frames the encoder may hold before more are made. */
const AHEAD = 4;
/** Level 3.1 holds 1280 × 720, level 4.0 holds 1920 × 1080. */
const codec = width * height > 1280 * 720 ? "avc1.640028" : "avc1.64001f";

function startEncoder() {
  const chunks = [];
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => chunks.push([chunk, metadata]),
    error: (error) => {
      console.error(error);
      process.exit(1);
    },
  });
  encoder.configure({
    codec,
    width,
    height,
    framerate: fps,
    bitrate,
    bitrateMode: "variable",
    latencyMode: "quality",
    hardwareAcceleration: "prefer-software",
    avc: { format: "avc" },
  });
  return {
    async add(pixels, index) {
      const frame = new VideoFrame(pixels, {
        format: "I420",
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((index * 1e6) / fps),
        duration: Math.round(1e6 / fps),
      });
      encoder.encode(frame, { keyFrame: index % (fps * KEY_SECONDS) === 0 });
      frame.close();
      while (encoder.encodeQueueSize > AHEAD) await new Promise((done) => setTimeout(done, 1));
    },
    async finish() {
      await encoder.flush();
      const description = chunks.find(([, metadata]) => metadata?.decoderConfig)?.[1].decoderConfig
        .description;
      const muxer = new Mp4Muxer({ fastStart: true });
      muxer.addVideoTrack({ codec, width, height, framerate: fps, description });
      for (const [chunk, metadata] of chunks) muxer.addVideoChunk(chunk, metadata);
      await muxer.flush();
      const file = tagBt709(Buffer.from(muxer.finalize()));
      encoder.close();
      return file;
    },
  };
}

/** Yields pieces of exactly `size` bytes from stdin. */
async function* piecesOf(size) {
  let piece = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of process.stdin) {
    for (let at = 0; at < chunk.length; ) {
      const take = Math.min(size - filled, chunk.length - at);
      chunk.copy(piece, filled, at, at + take);
      filled += take;
      at += take;
      if (filled === size) {
        yield piece;
        piece = Buffer.allocUnsafe(size);
        filled = 0;
      }
    }
  }
}

const clean = startEncoder();
const marked = startEncoder();
let lay;
let index = 0;
for await (const rgba of piecesOf(width * height * 4)) {
  if (!lay) {
    lay = overlayOf(rgba, width, height);
    continue;
  }
  const pixels = toI420(rgba, width, height);
  await clean.add(pixels, index);
  lay(pixels);
  await marked.add(pixels, index);
  index++;
}
if (index !== frames) process.exit(2);
const files = [await clean.finish(), await marked.finish()];
const length = Buffer.alloc(4);
length.writeUInt32BE(files[0].length);
process.stdout.write(Buffer.concat([length, ...files]));
