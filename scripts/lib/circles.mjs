/**
 * The circles of a graph of imports: sets of files that all reach each other (strongly connected
 * components, Tarjan). A file that is in no circle is left out. Each is sorted, the largest first.
 */
export function circlesOf(graph) {
  const index = new Map();
  const low = new Map();
  const open = [];
  const isOpen = new Set();
  const found = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (isOpen.has(next)) {
        low.set(file, Math.min(low.get(file), index.get(next)));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    for (const one of knot) isOpen.delete(one);
    if (knot.length > 1 || graph.get(file)?.includes(file)) found.push(knot.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length || (a[0] < b[0] ? -1 : 1));
}

/** One way round a knot, from its first file back to it: what to cut is easier seen on it. */
export function wayRound(graph, [first, ...others]) {
  const inside = new Set([first, ...others]);
  const ways = [[first]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)) ?? []) {
      if (next === first) return [...way, first];
      if (!inside.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [first];
}
