import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

/** The child is run from the source tree, also when this module was bundled elsewhere. */
const CHILD = createRequire(import.meta.url).resolve("#engine/video/encode-child.mjs");
/** Bits per pixel and frame; enough for gentle motion without visible blocks. */
const BITS = 0.13;

/** What the encoder must know before the first frame. */
export interface VideoPlan {
  /** Even sides in pixels. */
  width: number;
  height: number;
  fps: number;
  frames: number;
}
/** Draws the free plan's mark for frames of a size: RGBA bytes, laid over every frame. */
export type MarkOverlay = (width: number, height: number) => Promise<Uint8Array>;

/** Two MP4 files: H.264 High, yuv420p, index at the front, a key frame every two seconds. */
export interface EncodedVideo {
  clean: Buffer;
  /** The same with the free plan's mark on every frame. */
  marked: Buffer;
}

/**
 * Encodes frames in a child process as they are added. `add` takes one RGBA frame and waits while
 * the child is behind; after the last frame `finish` returns both files. Aborting kills the child
 * at once.
 */
export async function startVideo(plan: VideoPlan, mark: MarkOverlay, signal: AbortSignal) {
  const { width, height, fps } = plan;
  const bitrate = Math.round(width * height * fps * BITS);
  const child = spawn(process.execPath, [CHILD, JSON.stringify({ ...plan, bitrate })], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  const files = collect(child, signal).finally(() => signal.removeEventListener("abort", kill));
  // `add` and `finish` report a failure; unhandled here it would end this process.
  files.catch(() => undefined);
  // A broken pipe means that the child is gone, which its exit reports already.
  child.stdin.on("error", () => undefined);
  const add = async (rgba: Uint8Array) => {
    signal.throwIfAborted();
    if (child.stdin.write(rgba)) return;
    await Promise.race([once(child.stdin, "drain"), files]);
  };
  await add(await mark(width, height));
  return {
    add,
    finish(): Promise<EncodedVideo> {
      child.stdin.end();
      return files;
    },
  };
}

async function collect(child: ChildProcess, signal: AbortSignal): Promise<EncodedVideo> {
  const parts: Buffer[] = [];
  child.stdout?.on("data", (part: Buffer) => parts.push(part));
  const [code, name] = await once(child, "close");
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`the video encoder ended with ${name ?? code}`);
  const all = Buffer.concat(parts);
  const length = all.readUInt32BE(0);
  return { clean: all.subarray(4, 4 + length), marked: all.subarray(4 + length) };
}
