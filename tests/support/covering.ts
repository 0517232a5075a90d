import { type Path, pathsOf, transitionsAt, type Walk } from "./model.ts";

/**
 * Few paths, chosen greedily, that together take every transition of the chart and every event in
 * every state: the pure walk follows all paths, the rendered view this many.
 */
export function coveringPaths(walk: Walk): Path[] {
  return coveringOf(pathsOf(walk));
}

/** The same of paths that are there already. */
export function coveringOf(paths: readonly Path[]): Path[] {
  const left = paths.map((path) => ({ path, takes: new Set(takenBy(path)) }));
  const open = new Set(left.flatMap(({ takes }) => [...takes]));
  const chosen: Path[] = [];
  const gain = (takes: ReadonlySet<string>) => {
    let count = 0;
    for (const name of takes) if (open.has(name)) count += 1;
    return count;
  };
  while (open.size > 0) {
    const best = left.reduce(
      (most, { path, takes }) => {
        const gained = gain(takes);
        return gained > most.gained ? { path, takes, gained } : most;
      },
      { path: null as Path | null, takes: new Set<string>(), gained: 0 },
    );
    if (best.path === null) break;
    chosen.push(best.path);
    for (const name of best.takes) open.delete(name);
  }
  return chosen;
}

const takenBy = ({ input, steps }: Path): string[] =>
  steps.flatMap(({ event }, index) => {
    const before = steps[index - 1]?.state;
    return before
      ? [JSON.stringify([before.value, event.type]), ...transitionsAt(before, event)]
      : [`start ${input}`];
  });
