import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { leavesAt, leavesOf } from "#machines/kit/leaves.ts";
import type { Outcome } from "#machines/kit/outcome.ts";
import { type Path, pathsOf, type Walk, waysOn } from "../../support/model.ts";
import { CALLS } from "./calls.ts";
import type { BrowserFace } from "./face.ts";
import { mannerOf, pinnedOf } from "./hands.ts";
import { isKnownCode, REAL } from "./stage.ts";

export const actorOf = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
export const isClock = ({ type }: AnyEventObject): boolean => type.startsWith("xstate.after.");
export const isAccepted = (output: unknown): boolean =>
  typeof output === "object" && output !== null && (output as { ok?: unknown }).ok === true;

/** What the server brings for an accepted outcome; undefined where it cannot be brought about. */
export function answerOf(face: BrowserFace, actor: string, output: unknown): unknown {
  const own = face.answers?.[actor];
  if (own) return own((output as { value?: unknown }).value as never);
  const first = face.walk.outcomes[actor]?.find(isAccepted);
  return first !== undefined && JSON.stringify(first) === JSON.stringify(output) ? REAL : undefined;
}

const isCalled = (face: BrowserFace, actor: string): boolean =>
  actor in CALLS || actor in (face.calls ?? {});

/** Whether the browser's walk can bring an actor's outcome about. */
function canSettle(face: BrowserFace, actor: string, output: unknown): boolean {
  const own = face.settles?.[actor];
  if (own) return own(output as never) !== null;
  if (!isCalled(face, actor)) return false;
  if (isAccepted(output)) return answerOf(face, actor, output) !== undefined;
  return isKnownCode((output as Outcome<unknown> & { code: string }).code);
}
function isMade({ walk, gestures = {}, outside = {}, only }: BrowserFace, type: string): boolean {
  if (only && !only.includes(type)) return false;
  if (type in outside) return true;
  return type in gestures ? gestures[type] !== null : type in pinnedOf(walk.name).events;
}

/** The walk with what a browser can bring about alone: far fewer paths, and all of them walkable. */
function narrowed(face: BrowserFace): Walk {
  const { walk } = face;
  const only = <Value>(from: Readonly<Record<string, Value>>, keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => keep(name)));
  return {
    ...walk,
    inputs: only(walk.inputs, (name) => name in face.starts),
    events: Object.fromEntries(
      Object.entries(walk.events)
        .filter(([type]) => isMade(face, type))
        .map(([type, values]) => [type, face.only ? values.slice(0, 1) : values]),
    ),
    outcomes: Object.fromEntries(
      Object.entries(walk.outcomes).map(([actor, outputs]) => [
        actor,
        outputs.filter((output) => canSettle(face, actor, output)),
      ]),
    ),
  };
}

/** Whether this step can be made in the state before it. */
function isWalkable(
  face: BrowserFace,
  event: AnyEventObject,
  before?: AnyMachineSnapshot,
): boolean {
  if (event.type === "xstate.init" || isClock(event)) return true;
  const actor = actorOf(event);
  if (actor !== undefined)
    return (
      (actor in (face.settles ?? {}) || isCalled(face, actor)) &&
      (event.type.startsWith("xstate.done.") || isCalled(face, actor))
    );
  const { gestures = {}, outside = {} } = face;
  const sayer = face.saidBy?.[event.type];
  if (sayer !== undefined && !(before && sayer in before.children)) return false;
  if (event.type in outside) return true;
  const leaves = before ? leavesAt(before) : [];
  if (face.notIn?.[event.type]?.some((leaf) => leaves.includes(leaf))) return false;
  if (gestures[event.type]) return true;
  return before !== undefined && mannerOf(face.walk.name, event, leaves) !== undefined;
}

export interface Chosen extends Path {
  /** Leaves that this path reaches and none before it does. */
  reaches: readonly string[];
  /** Whether a person goes away where it ends, and comes back. */
  leaves?: true;
}

/**
 * Few paths, the longest gain first, that together rest in every leaf which a browser can reach;
 * each goes on from where it has led as long as that is shorter than another page, and ends with the
 * last leaf that it brings.
 */
export function chosenPaths(face: BrowserFace): Chosen[] {
  const walk = narrowed(face);
  return withLeave(face, walk, covering(face, walk));
}

function covering(face: BrowserFace, walk: Walk): Chosen[] {
  const paths = pathsOf(walk).map((path) => {
    const end = path.steps.findIndex(
      ({ event }, index) => !isWalkable(face, event, path.steps[index - 1]?.state),
    );
    return end < 0 ? path : { ...path, steps: path.steps.slice(0, end) };
  });
  const seen = new Set<string>();
  const chosen: Chosen[] = [];
  const brings = ({ steps }: Path): string[] => [
    ...new Set(steps.flatMap(({ state }) => leavesAt(state)).filter((leaf) => !seen.has(leaf))),
  ];
  for (;;) {
    const best = paths
      .map((path) => ({ path, reaches: brings(path) }))
      .filter(({ reaches }) => reaches.length > 0)
      .sort(
        (a, b) =>
          b.reaches.length / costOf(b.path, b.reaches) -
          a.reaches.length / costOf(a.path, a.reaches),
      )[0];
    if (!best) return chosen;
    const steps = cut(best.path, best.reaches);
    const reaches = [...best.reaches];
    for (const leaf of best.reaches) seen.add(leaf);
    while (face.anew === undefined) {
      const more = wayOn(face, walk, (steps.at(-1) as Path["steps"][number]).state, seen);
      if (!more) break;
      steps.push(...more);
      const brought = brings({ ...best.path, steps: more });
      reaches.push(...brought);
      for (const leaf of brought) seen.add(leaf);
    }
    chosen.push({ ...best.path, steps, reaches });
  }
}

/** The paths with one, the nearest, that ends where the face says people go away. */
function withLeave(face: BrowserFace, walk: Walk, chosen: Chosen[]): Chosen[] {
  const from = face.away?.from;
  if (from === undefined) return chosen;
  const [nearest] = chosen
    .flatMap((path) => waysTo(face, walk, path, from).map((steps) => ({ path, steps })))
    .sort((a, b) => a.steps.length - b.steps.length);
  if (!nearest) return [...chosen, cutAt(face, chosen, from)];
  const { path, steps } = nearest;
  const away: Chosen = { ...path, steps: [...path.steps, ...steps], leaves: true };
  return chosen.map((one) => (one === path ? away : one));
}
/** No path leads there in the end: the beginning of one does. */
function cutAt(face: BrowserFace, chosen: readonly Chosen[], leaf: string): Chosen {
  const rests = ({ state }: Path["steps"][number]) => leavesAt(state).includes(leaf);
  const path = chosen.find(({ steps }) => steps.some(rests));
  if (!path) throw new Error(`${face.walk.name}: no path rests in ${leaf}.`);
  const steps = path.steps.slice(0, path.steps.findIndex(rests) + 1);
  return { ...path, steps, reaches: [], leaves: true };
}
function waysTo(face: BrowserFace, walk: Walk, path: Chosen, leaf: string): Path["steps"][] {
  const end = (path.steps.at(-1) as Path["steps"][number]).state;
  if (leavesAt(end).includes(leaf)) return [[]];
  if (face.anew !== undefined || end.status !== "active") return [];
  return waysOn(walk, end, (event, before) => isWalkable(face, event, before)).filter((steps) =>
    leavesAt(steps.at(-1)?.state ?? end).includes(leaf),
  );
}

/** The way on that brings most a step to leaves not yet seen; null where another page is as near. */
function wayOn(
  face: BrowserFace,
  walk: Walk,
  from: AnyMachineSnapshot,
  seen: ReadonlySet<string>,
): Path["steps"] | null {
  if (from.status !== "active") return null;
  const gainOf = (steps: Path["steps"]) =>
    new Set(steps.flatMap(({ state }) => leavesAt(state)).filter((leaf) => !seen.has(leaf))).size;
  const [best] = waysOn(walk, from, (event, before) => isWalkable(face, event, before))
    .filter((steps) => steps.length > 0 && steps.length <= PAGE)
    .map((steps) => ({ steps, worth: gainOf(steps) / steps.length }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return best?.steps ?? null;
}
/** A page load costs as much as several steps. */
const PAGE = 6;
const cut = ({ steps }: Path, reaches: readonly string[]) => {
  const open = new Set(reaches);
  const last = steps.findLastIndex(({ state }, index) => {
    const brought = leavesAt(state).filter((leaf) => open.has(leaf));
    const isFirst = brought.some(
      (leaf) => steps.findIndex((step) => leavesAt(step.state).includes(leaf)) === index,
    );
    return isFirst;
  });
  return steps.slice(0, last + 1);
};
const costOf = (path: Path, reaches: readonly string[]) => PAGE + cut(path, reaches).length;

/** Leaves that no chosen path reaches and no reason excuses, and excuses of what is reached. */
export function gapsIn(face: BrowserFace, chosen: readonly Chosen[]) {
  const reached = new Set(chosen.flatMap(({ reaches }) => reaches));
  const excused = face.unreachable ?? {};
  const all = leavesOf(face.walk.machine);
  return {
    missed: all.filter((leaf) => !reached.has(leaf) && !(leaf in excused)),
    excusedForNothing: Object.keys(excused).filter(
      (leaf) => reached.has(leaf) || !all.includes(leaf),
    ),
  };
}
