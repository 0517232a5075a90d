import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

/** Run from the source tree also when this module is built into another folder. */
const CHILD = createRequire(import.meta.url).resolve("#engine/video/encode-child.mjs");
/** Bits a pixel and frame: gentle motion stays free of blocks. */
const BITS = 0.13;

export interface VideoPlan {
  /** Even sides in pixels. */
  width: number;
  height: number;
  fps: number;
  frames: number;
}
/** What the free plan lays over every frame of this size: RGBA bytes. */
export type MarkOverlay = (width: number, height: number) => Promise<Uint8Array>;

/** One MP4 each: H.264 High, yuv420p, index first, a key frame every two seconds. */
export interface EncodedVideo {
  clean: Buffer;
  /** The same with the free plan's mark on every frame. */
  marked: Buffer;
}

/**
 * Encodes frames as they come, in a child process. `add` takes one frame of RGBA and waits while the
 * child is behind; after the last one `finish` answers both files. Aborting ends the child at once.
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
  // Heard by whoever awaits a frame or the end; alone it must not end this process.
  files.catch(() => undefined);
  // A child that is gone is told by its exit; the pipe's own complaint adds nothing.
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
