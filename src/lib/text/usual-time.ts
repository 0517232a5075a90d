import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { fill } from "./fill.ts";

/** How long runs of a tool took lately, in milliseconds; null until enough were made. */
export interface Measured {
  p50_ms: number | null;
  p90_ms: number | null;
}
const MEASURED = msg({ id: "waiting.measured", message: "thường {low}–{high} giây" });
const EXPECTED: Record<"image" | "video", MessageDescriptor> = {
  video: msg({ id: "waiting.video", message: "thường 2–3 phút" }),
  image: msg({ id: "waiting.image", message: "thường 30–45 giây, có khi 2–3 phút" }),
};

/** "thường 30–45 giây": measured from the last twenty runs once there are so many. */
export function usualTime(i18n: I18n, media: "image" | "video", measured?: Measured): string {
  if (measured?.p50_ms == null || measured.p90_ms == null) return i18n._(EXPECTED[media]);
  const low = Math.max(1, Math.round(measured.p50_ms / 1000));
  const high = Math.max(low + 1, Math.round(measured.p90_ms / 1000));
  return fill(i18n, MEASURED, { low, high });
}
