import { Mp4Demuxer, VideoDecoder, type VideoFrame } from "@napi-rs/webcodecs";

/** What a player finds in an MP4. */
export interface DecodedVideo {
  width: number;
  height: number;
  codec: string;
  /** Seconds, as the container says. */
  duration: number;
  /** Frames in showing order; RGBA of those that were asked for, by index. */
  count: number;
  keys: number[];
  frames: Map<number, Buffer>;
}

/** Decodes an MP4 and keeps the frames of the given indices; negative ones count from the end. */
export async function decodeVideo(
  file: Buffer,
  wanted: readonly number[] = [],
): Promise<DecodedVideo> {
  const chunks: Parameters<VideoDecoder["decode"]>[0][] = [];
  let failure: Error | undefined;
  const onError = (error: Error) => {
    failure = error;
  };
  const demuxer = new Mp4Demuxer({
    videoOutput: (chunk) => chunks.push(chunk),
    error: onError,
  });
  await demuxer.loadBuffer(file);
  const config = demuxer.videoDecoderConfig;
  if (!config) throw new Error("no video track");
  await demuxer.demuxAsync();
  const keys = chunks.flatMap((chunk, i) => (chunk.type === "key" ? [i] : []));
  const indices = wanted.map((index) => (index < 0 ? chunks.length + index : index));
  const frames = new Map<number, Buffer>();
  const kept: Promise<void>[] = [];
  let count = 0;
  const keep = async (frame: VideoFrame, index: number) => {
    const rgba = Buffer.alloc(frame.allocationSize({ format: "RGBA" }));
    await frame.copyTo(rgba, { format: "RGBA" });
    frames.set(index, rgba);
    frame.close();
  };
  const decoder = new VideoDecoder({
    output: (frame) => {
      const index = count++;
      if (indices.includes(index)) kept.push(keep(frame, index));
      else frame.close();
    },
    error: onError,
  });
  decoder.configure(config);
  for (const chunk of chunks) decoder.decode(chunk);
  await decoder.flush();
  await Promise.all(kept);
  const duration = (demuxer.duration ?? 0) / 1e6;
  demuxer.close();
  decoder.close();
  if (failure) throw failure;
  const { codedWidth: width = 0, codedHeight: height = 0, codec } = config;
  return { width, height, codec, duration, count, keys, frames };
}
