import { type AnyEventObject, type AnyStateMachine, createActor } from "xstate";
import { everyNode, leavesAt } from "#machines/kit/leaves.ts";
import {
  Coverage,
  type Path,
  scripted,
  transitionName,
  transitionsAt,
  type Walk,
} from "./model.ts";

/** How a person or the world comes to an arrow: the start, then each step with where it then rests. */
export interface Way {
  start: string;
  steps: readonly string[];
}

/** An event as the drawings tell it: an answer, a failure, a time that passes, or its name. */
function told({ type }: AnyEventObject): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${end === "done" ? "✓" : "✗"} ${actor}`;
  const delay = /^xstate\.after\.(\w+)\./.exec(type)?.[1];
  return delay === undefined ? type : `${delay} passes`;
}

/** The names of the transitions in the order of the chart's list. */
const namesOf = (machine: AnyStateMachine): string[] =>
  everyNode(machine.root).flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) =>
      transitionName(transition as never),
    ),
  );

/** For each arrow of the chart a shortest of the paths that take it; null where none does. */
export function waysOf(walk: Walk, paths: readonly Path[]): (Way | null)[] {
  const found = new Map<string, { path: Path; length: number }>();
  const note = (names: Iterable<string>, path: Path, length: number) => {
    for (const name of names)
      if (length < (found.get(name)?.length ?? Number.POSITIVE_INFINITY))
        found.set(name, { path, length });
  };
  for (const start of Object.keys(walk.inputs)) {
    const path = paths.find(({ input }) => input === start);
    if (path) note(takenAtOnce(walk, start), path, 0);
  }
  for (const path of paths) {
    const happened = path.steps.filter(({ event }) => event.type !== "xstate.init");
    const first = path.steps.length - happened.length;
    for (const [index, { event }] of happened.entries()) {
      const before = path.steps[first + index - 1]?.state;
      if (before) note(transitionsAt(before, event), path, index + 1);
    }
  }
  return namesOf(walk.machine).map((name) => {
    const way = found.get(name);
    if (way === undefined) return null;
    const steps = way.path.steps
      .filter(({ event }) => event.type !== "xstate.init")
      .slice(0, way.length)
      .map(({ event, state }) => `${told(event)} → ${leavesAt(state).sort().join(" + ")}`);
    return { start: way.path.input, steps };
  });
}

/** What a machine passes through as it starts. */
function takenAtOnce(walk: Walk, start: string): Set<string> {
  const { transitions, inspect } = new Coverage();
  const actor = createActor(scripted(walk).machine, {
    input: walk.inputs[start] as never,
    inspect,
  });
  actor.start();
  actor.stop();
  return transitions;
}

/** JSON, a line an arrow. */
export const writeWays = (ways: readonly (Way | null)[]): string =>
  `[\n${ways.map((way) => `  ${JSON.stringify(way)}`).join(",\n")}\n]\n`;
