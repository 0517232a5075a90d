import type { Page } from "playwright";
import { type Path, pathsOf, type Walk } from "../../support/model.ts";

/** The events of a machine as gestures of a person before the real server. */
export type Gestures = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/**
 * The shortest generated path of a wizard from a fresh start to its result that these gestures can
 * follow and that takes every event of `through`; each event with its first fixture value, for a hand
 * makes one gesture of it. Throws when no path does.
 */
export function shortestToResult(walk: Walk, gestures: Gestures, through: readonly string[]): Path {
  const known = (type: string) => type in gestures;
  const events = Object.fromEntries(
    Object.entries(walk.events)
      .filter(([type]) => known(type))
      .map(([type, values]) => [type, values.slice(0, 1)]),
  );
  const [path] = pathsOf({ ...walk, events })
    .map((found) => {
      const end = found.steps.findIndex(({ state }) => state.matches({ order: "result" }));
      return { ...found, steps: found.steps.slice(0, end + 1) };
    })
    .filter(
      ({ input, steps }) =>
        input === "fresh" &&
        steps.length > 0 &&
        steps.every(({ event }) => known(event.type)) &&
        // A run is accepted before it succeeds, and an order is whole before it is sent.
        [...through, "order.sending", "job.accepted"].every((type) =>
          steps.some(({ event }) => event.type === type),
        ),
    )
    .sort((a, b) => a.steps.length - b.steps.length);
  if (!path)
    throw new Error(`No generated path of ${walk.name} by these gestures ends in a result.`);
  return path;
}

/** "order.review" of { order: "review" }. */
export const leafName = (value: unknown): string =>
  typeof value === "string"
    ? value
    : (Object.entries(value as object).map(([key, child]) => `${key}.${leafName(child)}`)[0] ?? "");
