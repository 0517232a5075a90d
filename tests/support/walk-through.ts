import type { AnyEventObject } from "xstate";
import { leavesAt } from "#machines/kit/leaves.ts";
import { eventsOf, type Path, type Walk } from "./model.ts";

/** A start and what happens from it: each event with its place among the walk's events. */
export interface WayThrough {
  start: string;
  steps: readonly (readonly [event: string, place: number])[];
}
/** Starts with this one where nothing tells which value an event carries. */
const placeOf = (events: readonly AnyEventObject[], event: AnyEventObject): number =>
  events.findIndex((one) => JSON.stringify(one) === JSON.stringify(event));

/**
 * Few short ways that together rest in every leaf: of all beginnings of paths again and again the
 * one that adds most leaves a step.
 */
export function waysThrough(walk: Walk, paths: readonly Path[]): WayThrough[] {
  const events = eventsOf(walk);
  const happened = paths.map(({ input, steps }) => {
    const rests = steps.map(({ event, state }) => ({ event, leaves: leavesAt(state) }));
    return { input, rests };
  });
  // Whoever writes a walk down names the usual start first.
  const [usualStart] = Object.keys(walk.inputs);
  const seen = new Set<string>();
  const ways: WayThrough[] = [];
  for (;;) {
    let best: { input: string; rests: (typeof happened)[number]["rests"]; worth: number } | null =
      null;
    for (const { input, rests } of happened) {
      const fresh = new Set<string>();
      for (const [index, { leaves }] of rests.entries()) {
        const before = fresh.size;
        for (const leaf of leaves) if (!seen.has(leaf)) fresh.add(leaf);
        if (fresh.size === before) continue;
        // A new beginning costs a person two steps: a walk goes on rather than starts again.
        const usual = input === usualStart ? 1.5 : 1;
        const worth = (usual * fresh.size) / (index + 2);
        if (best === null || worth > best.worth)
          best = { input, rests: rests.slice(0, index + 1), worth };
      }
    }
    if (best === null) return ways;
    for (const { leaves } of best.rests) for (const leaf of leaves) seen.add(leaf);
    const steps = best.rests
      .filter(({ event }) => event.type !== "xstate.init")
      .map(({ event }) => [event.type, placeOf(events, event)] as const);
    ways.push({ start: best.input, steps });
  }
}

/** JSON, a line a way. */
export const writeThrough = (ways: readonly WayThrough[]): string =>
  `[\n${ways.map((way) => `  ${JSON.stringify(way)}`).join(",\n")}\n]\n`;
