import type { PlacedBox, PlacedLink, Point } from "./placed.ts";

const EDGE = 10;

/**
 * Where arrows leave and meet a box: spread over its upper and lower side in the order in which they
 * come, so that no two share a place. A group's head is met straight from where the arrow comes.
 */
export function dock(links: readonly PlacedLink[], boxes: readonly PlacedBox[]): PlacedLink[] {
  const boxOf = new Map(boxes.map((box) => [box.state, box]));
  const points = links.map((link) => [...link.points]);
  const sides = new Map<string, End[]>();
  for (const [link, { from, to, points: line }] of links.entries()) {
    for (const isStart of [true, false]) {
      const box = boxOf.get(isStart ? from : to);
      const next = line.at(isStart ? 1 : -2);
      if (box === undefined || next === undefined) continue;
      const isBelow = next.y > box.head.y + box.head.height / 2;
      const side = `${box.state} ${isBelow ? "below" : "above"}`;
      sides.set(side, [...(sides.get(side) ?? []), { box, isBelow, link, isStart, next }]);
    }
  }
  for (const ends of sides.values()) {
    for (const [place, end] of ends.toSorted((a, b) => a.next.x - b.next.x).entries())
      points[end.link]?.splice(
        end.isStart ? 0 : -1,
        1,
        portOf(end, (place + 1) / (ends.length + 1)),
      );
  }
  return links.map((link, index) => ({ ...link, points: points[index] ?? [] }));
}

interface End {
  box: PlacedBox;
  isBelow: boolean;
  link: number;
  isStart: boolean;
  next: Point;
}
function portOf({ box, isBelow, next }: End, share: number): Point {
  const { x, y, width, height } = box.head;
  const from = x + EDGE;
  const to = x + width - EDGE;
  return {
    x: box.isGroup ? Math.min(to, Math.max(from, next.x)) : from + (to - from) * share,
    y: isBelow ? y + height : y,
  };
}
