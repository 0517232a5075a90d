import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useEstimate } from "#src/lib/api/queries.ts";
import { serverNow } from "#src/lib/browser/clock.ts";
import type { Generation } from "#wire/generations.ts";
import type { Feature } from "#wire/values.ts";
import { mediumOf } from "./order.messages.ts";

/** Milliseconds since the run was asked for, by the server's clock; ticks every second. */
export function useElapsed(generation: Generation | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return generation === null ? 0 : Math.max(0, now - Date.parse(generation.created_at));
}

/** How long each phase took as this page saw it: the current one still grows. */
export function usePhaseTimes(phase: number, elapsed: number): (number | null)[] {
  const starts = useRef<(number | undefined)[]>([]);
  if (phase >= 0 && starts.current[phase] === undefined) starts.current[phase] = elapsed;
  return [0, 1, 2].map((index) => {
    const start = starts.current[index];
    if (start === undefined) return null;
    const next = starts.current.slice(index + 1).find((value) => value !== undefined);
    return (next ?? elapsed) - start;
  });
}

/** "thường 30–45 giây": measured from the last twenty runs once there are so many. */
export function useUsualTime(feature: Feature): string {
  const { t } = useLingui();
  const { data } = useEstimate(feature);
  if (data?.p50_ms != null && data.p90_ms != null) {
    const low = Math.max(1, Math.round(data.p50_ms / 1000));
    const high = Math.max(low + 1, Math.round(data.p90_ms / 1000));
    return t({ id: "waiting.measured", message: `thường ${low}–${high} giây` });
  }
  return mediumOf(feature) === "video"
    ? t({ id: "waiting.video", message: "thường 2–3 phút" })
    : t({ id: "waiting.image", message: "thường 30–45 giây, có khi 2–3 phút" });
}
