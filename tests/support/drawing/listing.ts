import { type Box, type Link, parentOf, type Sketch } from "./sketch.ts";

/**
 * The links by which each box is first come to from where the chart begins, the shortest of those
 * that could: these stay lines, so that no state stands alone that need not.
 */
export function firstWays(
  { boxes, links, initial }: Sketch,
  lengthOf: (link: Link) => number,
): Set<Link> {
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  const reached = new Set<string>();
  const enter = (state: string) => {
    for (let at: string | null = state; at !== null; at = parentOf(at)) reached.add(at);
    const box: Box | undefined = boxOf.get(state);
    if (box?.initial) enter(box.initial);
    for (const { state: region, parent, isRegion } of boxes)
      if (isRegion && parent === state) enter(region);
  };
  const shortestFirst = links.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const ways = new Set<Link>();
  enter(initial ?? "");
  for (;;) {
    const next = shortestFirst.find(({ from, to }) => reached.has(from) && !reached.has(to));
    if (next === undefined) return ways;
    ways.add(next);
    enter(next.to);
  }
}

/** As one says it standing in `from`: by its last name where both stand in the same box. */
const targetName = (from: string, to: string): string =>
  parentOf(from) === parentOf(to) && to !== "" ? (to.split(".").at(-1) as string) : to;

/** The sketch with these links told by words in the box they leave instead of by lines. */
export function listed(sketch: Sketch, gone: ReadonlySet<Link>): Sketch {
  return {
    ...sketch,
    links: sketch.links.filter((link) => !gone.has(link)),
    boxes: sketch.boxes.map((box) => ({
      ...box,
      inside: [
        ...box.inside,
        ...[...gone]
          .filter(({ from }) => from === box.state)
          .flatMap(({ from, to, lines }) =>
            lines.map((line) => ({
              ...line,
              text: `${line.text} → ${targetName(from, to)}`,
              to,
            })),
          ),
      ],
    })),
  };
}
