import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import { useEstimate } from "#src/lib/api/queries.ts";
import { serverNow } from "#src/lib/browser/clock.ts";
import { usualTime } from "#src/lib/text/usual-time.ts";
import type { Generation } from "#wire/generations.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { Feature } from "#wire/values.ts";

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

/** How long runs of a tool usually take, in words. */
export function useUsualTime(feature: Feature): string {
  const { i18n } = useLingui();
  return usualTime(i18n, TOOLS[feature].media, useEstimate(feature).data);
}
