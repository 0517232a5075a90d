import { layout as dagreLayout, graphlib } from "@dagrejs/dagre";
import { clashesOf } from "./clashes.ts";
import { dock } from "./dock.ts";
import { firstWays, listed } from "./listing.ts";
import type { Layout, PlacedBox, PlacedLink, Point, Rect } from "./placed.ts";
import type { Box, Line, Link, Sketch } from "./sketch.ts";
import { widthOf } from "./text-width.ts";

export const TITLE = 13;
export const SMALL = 12;
export const LINE = 17;
export const PAD = 10;
export const HEAD = 30;
/** Beside a line: what kind it is, and whether it asks something. */
export const MARK = 16;
/** Bold letters are wider. */
const BOLD = 1.1;
const MARGIN = 24;
const DOT = 12;
const START = "*";
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

const lineWidth = ({ text, isGuarded }: Line): number =>
  MARK + widthOf(isGuarded ? `${text} ◇` : text, SMALL);
const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(lineWidth));

/** The part of a box that holds words: its name, its actors and what happens without leaving. */
function headOf({ title, inside, runs }: Box): { width: number; height: number } {
  const rows = inside.length + runs.length;
  const actors = runs.map((actor) => MARK + widthOf(actor, SMALL));
  const words = [widthOf(title, TITLE) * BOLD, widest(inside), ...actors, 50];
  return {
    width: 2 * PAD + Math.ceil(Math.max(...words)),
    height: HEAD + (rows === 0 ? 0 : rows * LINE + PAD),
  };
}
const labelOf = ({ lines }: Link) => ({
  width: widest(lines) + 10,
  height: lines.length * LINE + 4,
});

interface Placed extends Rect {
  points?: Point[];
}
/** dagre tells a middle. */
const rectOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const headId = (state: string): string => `${state}#`;
/** dagre takes an empty name for none. */
const boxId = (state: string): string => `${state}.`;

/**
 * The graph that dagre lays out: a node a state, a cluster and a head a group, a dot for the start.
 * Every edge runs from what the chart names first to what it names later, so that the drawing reads
 * in the order of the chart and a group's head stands above all that is in it.
 */
function graphOf({ boxes, links, initial }: Sketch) {
  const graph = new graphlib.Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 24, edgesep: 14, ranksep: 30 });
  const groups = new Set(boxes.map(({ parent }) => parent));
  /** What an arrow meets: of a group its head, since dagre knows no arrows of clusters. */
  const endOf = (state: string) => (groups.has(state) ? headId(state) : boxId(state));
  if (initial !== null) {
    graph.setNode(START, { width: DOT, height: DOT });
    graph.setEdge(START, endOf(initial), { weight: 2 }, "begin");
  }
  for (const box of boxes) {
    graph.setNode(endOf(box.state), headOf(box));
    if (groups.has(box.state)) {
      graph.setNode(boxId(box.state), {});
      graph.setParent(headId(box.state), boxId(box.state));
    }
    if (box.parent === null) continue;
    graph.setParent(boxId(box.state), boxId(box.parent));
    const isFirst = boxes.some((one) => one.initial === box.state);
    graph.setEdge(headId(box.parent), endOf(box.state), { weight: isFirst ? 3 : 1 }, "begin");
  }
  const placeOf = new Map(boxes.map(({ state }, place) => [state, place]));
  const edgeOf = ({ from, to }: Link) => {
    const isForth = (placeOf.get(from) ?? 0) <= (placeOf.get(to) ?? 0);
    const [v, w] = isForth ? [endOf(from), endOf(to)] : [endOf(to), endOf(from)];
    return { isForth, edge: { v, w, name: isForth ? "forth" : "back" } };
  };
  for (const link of links) graph.setEdge(edgeOf(link).edge, { ...labelOf(link), labelpos: "c" });
  return { graph, groups, endOf, edgeOf };
}

/** A line longer than this is looked for, not seen: it is told in words. */
const LONGEST = 620;
/** A chart of few lines shows them all. */
const FEW = 12;
const lengthOf = ({ points }: PlacedLink): number =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before === undefined ? 0 : sum + Math.abs(x - before.x) + Math.abs(y - before.y);
  }, 0);
/**
 * Lays a sketch out from top to bottom. What would be a line across the whole is listed in the box
 * it leaves, and the rest moves together. The same sketch always gives the same layout.
 */
export function layoutOf(sketch: Sketch): Layout {
  const layout = placed(sketch);
  const drawn = new Map(sketch.links.map((link, index) => [link, layout.links[index]!]));
  const length = (link: Link) => lengthOf(drawn.get(link)!);
  const isFew = sketch.links.length <= FEW;
  const kept = isFew ? new Set(sketch.links) : firstWays(sketch, length);
  const told = sketch.links.filter(
    (link) =>
      (length(link) > LONGEST && !kept.has(link)) || clashesOf(drawn.get(link)!, layout).length > 0,
  );
  return told.length === 0 ? layout : layoutOf(listed(sketch, new Set(told)));
}

function placed(sketch: Sketch): Layout {
  const { graph, groups, endOf, edgeOf } = graphOf(sketch);
  dagreLayout(graph);
  const boxes = sketch.boxes.map((box): PlacedBox => {
    const isGroup = groups.has(box.state);
    const rect = rectOf(graph.node(boxId(box.state)) as Placed);
    if (!isGroup) return { ...box, ...rect, head: rect, words: rect, isGroup };
    // A group begins where its head does: dagre leaves a rank above it.
    const { y, height } = rectOf(graph.node(headId(box.state)) as Placed);
    const frame = { ...rect, y, height: rect.y + rect.height - y };
    const head = { x: rect.x, y, width: rect.width, height };
    return { ...box, ...frame, head, words: { ...head, width: headOf(box).width }, isGroup };
  });
  const links = sketch.links.map((link): PlacedLink => {
    const { isForth, edge } = edgeOf(link);
    const { points = [], ...label } = graph.edge(edge) as Placed;
    return { ...link, points: isForth ? points : points.toReversed(), label: rectOf(label) };
  });
  const beginning = (from: string, node: string, to: string): PlacedLink => {
    const { points = [] } = graph.edge({ v: node, w: endOf(to), name: "begin" }) as Placed;
    return { from, to, lines: [], points, label: NOWHERE };
  };
  const beginnings = boxes.flatMap(({ state, initial }) =>
    initial === null ? [] : [beginning(state, headId(state), initial)],
  );
  if (sketch.initial !== null) beginnings.push(beginning(START, START, sketch.initial));
  const docked = dock([...links, ...beginnings], boxes);
  const drawn = {
    boxes,
    links: docked.slice(0, links.length),
    beginnings: docked.slice(links.length),
  };
  return framed(drawn, sketch.everywhere);
}

/** The whole with a margin around it, and above it what every state hears. */
function framed(
  { boxes, links, beginnings }: Pick<Layout, "boxes" | "links" | "beginnings">,
  lines: readonly Line[],
): Layout {
  const list =
    lines.length === 0
      ? NOWHERE
      : { width: Math.max(widest(lines), 180) + 2 * PAD, height: HEAD + lines.length * LINE + PAD };
  const corners = [...boxes, ...links.map(({ label }) => label)].flatMap(
    ({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ],
  );
  const ends = beginnings.flatMap(({ points }) => points.map(({ x, y }) => ({ x, y: y - DOT })));
  const points = [...corners, ...ends, ...links.flatMap((link) => link.points)];
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const right = Math.max(...points.map(({ x }) => x), left + list.width);
  const bottom = Math.max(...points.map(({ y }) => y));
  const dx = MARGIN - left;
  const dy = MARGIN - top + (list.height === 0 ? 0 : list.height + MARGIN);
  const moved = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: Math.round(place.x + dx),
    y: Math.round(place.y + dy),
  });
  const movedLink = (link: PlacedLink): PlacedLink => ({
    ...link,
    points: link.points.map(moved),
    label: moved(link.label),
  });
  return {
    width: Math.ceil(right + dx + MARGIN),
    height: Math.ceil(bottom + dy + MARGIN),
    boxes: boxes.map((box) => ({ ...moved(box), head: moved(box.head), words: moved(box.words) })),
    links: links.map(movedLink),
    beginnings: beginnings.map(movedLink),
    everywhere: lines.length === 0 ? null : { lines, place: { ...list, x: MARGIN, y: MARGIN } },
  };
}
