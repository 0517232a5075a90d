import type { VideoResolution } from "#wire/values.ts";

const SHORT_SIDE: Record<VideoResolution, number> = { "480p": 480, "1080p": 1080 };
const LONGEST = 1920;
const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/**
 * Size of a video in px: the input's aspect ratio, with the resolution as its short side and even
 * sides. Both are scaled down where the long side would exceed 1,920.
 */
export function frameSize(
  input: { width: number; height: number },
  resolution: VideoResolution,
): { width: number; height: number } {
  const short = Math.min(input.width, input.height);
  const long = Math.max(input.width, input.height);
  const scale = Math.min(SHORT_SIDE[resolution] / short, LONGEST / long);
  return { width: even(input.width * scale), height: even(input.height * scale) };
}
