import type { QueryClient } from "@tanstack/react-query";
import type { Credits } from "#wire/credits.ts";
import type { Generation } from "#wire/generations.ts";
import { isEnded } from "#wire/values.ts";
import {
  type GenerationPages,
  type GenerationsFilter,
  withGeneration,
  withoutGenerations,
} from "./generation-pages.ts";
import type { EventHub } from "./stream.ts";

/** Puts a run's news into every cached list that it belongs to; other lists are asked anew. */
export function takeGeneration(queries: QueryClient, generation: Generation): void {
  const lists = queries.getQueriesData<GenerationPages>({ queryKey: ["generations"] });
  for (const [key, pages] of lists) {
    if (!pages) continue;
    const next = withGeneration(pages, key[1] as GenerationsFilter, generation);
    if (next === null) void queries.invalidateQueries({ queryKey: key, exact: true });
    else queries.setQueryData(key, next);
  }
}

/** Takes deleted runs out of every cached list. */
export function dropGenerations(queries: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  queries.setQueriesData<GenerationPages>(
    { queryKey: ["generations"] },
    (pages) => pages && withoutGenerations(pages, gone),
  );
}

/**
 * Keeps cached lists true from the event stream: balances and runs are replaced where they stand.
 * After a broken line everything is asked anew, for events may be missing.
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
    if (signal.event === "credits") queries.setQueryData<Credits>(["credits"], signal.data);
    if (signal.event === "asset") refresh("assets");
    if (signal.event === "generation") {
      const generation = signal.data;
      if ("deleted" in generation) {
        dropGenerations(queries, [generation.id]);
        refresh("dashboard");
        return;
      }
      takeGeneration(queries, generation);
      if (isEnded(generation) || generation.status === "queued") refresh("dashboard", "estimates");
    }
  });
}
