import type { QueryClient } from "@tanstack/react-query";
import type { Credits } from "#wire/credits.ts";
import { type Generation, isEnded } from "#wire/generations.ts";
import type { EventHub } from "./stream.ts";

/**
 * Keeps cached lists true from the event stream: balances are replaced, lists are asked anew when
 * a run begins or ends. After a broken line everything is asked anew, for events may be missing.
 */
export function followEvents(hub: EventHub, queries: QueryClient): () => void {
  const refresh = (...names: string[]) => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
  };
  let wasLost = false;
  return hub.subscribe((signal) => {
    if (signal.type === "lost") wasLost = true;
    if (signal.type === "open" && wasLost) {
      wasLost = false;
      refresh("credits", "generations", "assets", "dashboard");
    }
    if (signal.type !== "event") return;
    if (signal.event === "credits")
      queries.setQueryData<Credits>(["credits"], signal.data as Credits);
    if (signal.event === "asset") refresh("assets");
    if (signal.event === "generation") {
      const generation = signal.data as Generation;
      if (isEnded(generation) || generation.status === "queued")
        refresh("generations", "dashboard", "estimates");
    }
  });
}
