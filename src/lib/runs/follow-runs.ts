import type { Api } from "#src/lib/api/api.ts";
import type { EventHub } from "#src/lib/api/stream.ts";
import type { OwnRuns } from "./own-runs.ts";

/** Whoever comes back looks no further among what was made since. */
const NEWEST = 30;

/**
 * Tells the runs of this browser how they go, by the event stream; whenever the line stands again,
 * those that had not ended are asked for, for an end may have passed while nobody listened.
 */
export function followRuns(api: Api, hub: EventHub, runs: OwnRuns): () => void {
  const ask = async () => {
    const outcome = await api.call("GET", "/api/generations", { query: { limit: NEWEST } });
    if (outcome.ok) for (const run of outcome.value.items) runs.hear(run);
  };
  return hub.subscribe((signal) => {
    if (signal.type === "open" && runs.all().some(({ end }) => end === null))
      void ask().catch(() => {});
    if (signal.type !== "event" || signal.event !== "generation") return;
    if ("deleted" in signal.data) runs.drop(signal.data.id);
    else runs.hear(signal.data);
  });
}
