import type { Api } from "#src/lib/api/api.ts";
import type { EventHub } from "#src/lib/api/stream.ts";
import type { OwnRuns } from "./own-runs.ts";

/**
 * Tells the runs of this browser how they go, by the event stream; whenever the line stands again,
 * those that had not ended are asked for, for an end may have passed while nobody listened.
 */
export function followRuns(api: Api, hub: EventHub, runs: OwnRuns): () => void {
  const ask = async (id: string) => {
    const outcome = await api.call("GET", "/api/generations/:id", { params: { id } });
    if (outcome.ok) runs.hear(outcome.value);
    else if (outcome.code === "not_found") runs.drop(id);
  };
  return hub.subscribe((signal) => {
    if (signal.type === "open")
      for (const { id, end } of runs.all()) if (end === null) void ask(id).catch(() => {});
    if (signal.type !== "event" || signal.event !== "generation") return;
    if ("deleted" in signal.data) runs.drop(signal.data.id);
    else runs.hear(signal.data);
  });
}
