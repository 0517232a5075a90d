import { useEffect, useSyncExternalStore } from "react";
import { useArrived } from "#src/lib/api/late.ts";
import { useApp } from "#src/lib/app.tsx";
import type { OwnRun, RunEnd } from "./own-runs.ts";

/** A run that ended and was not seen yet. */
export type UnseenRun = OwnRun & { end: RunEnd };

const NONE: readonly OwnRun[] = [];
const none = () => NONE;
const noWatch = () => () => {};

/** The ends of runs that nobody has seen in this browser, oldest first. */
export function useUnseenRuns(): readonly UnseenRun[] {
  const runs = useArrived(useApp().serverState)?.runs;
  const all = useSyncExternalStore(runs?.subscribe ?? noWatch, runs?.all ?? none, none);
  return all.filter((run): run is UnseenRun => run.end !== null);
}

/** Whoever looks at this page sees the run, and its end. */
export function useShownRun(id: string | null | undefined): void {
  const { runs } = useApp();
  useEffect(() => (id ? runs.show(id) : undefined), [id, runs]);
}
