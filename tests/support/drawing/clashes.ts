import type { Layout, PlacedBox, PlacedLink, Rect } from "./placed.ts";
import { isWithin } from "./sketch.ts";

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What lies over the words of an arrow, or under them. */
export function clashesOf(link: PlacedLink, { boxes, links }: Layout): string[] {
  return [
    ...boxes.filter(({ words }) => overlap(link.label, words)).map(({ state }) => state),
    ...links
      .filter((other) => other !== link && overlap(link.label, other.label))
      .map(({ from, to }) => `${from} → ${to}`),
  ];
}

/** Boxes that lie over each other though neither stands in the other, or that leave their group. */
export function strayingBoxes({ boxes }: Layout): string[] {
  const straying = (a: PlacedBox, b: PlacedBox) =>
    a.state < b.state && !isWithin(b.state, a.state) && overlap(a, b);
  const holds = (outer: Rect, inner: Rect) =>
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height;
  return [
    ...boxes.flatMap((a) =>
      boxes.filter((b) => straying(a, b)).map((b) => `${a.state} lies over ${b.state}`),
    ),
    ...boxes
      .filter((box) => {
        const group = boxes.find(({ state }) => state === box.parent);
        return group !== undefined && !holds(group, box);
      })
      .map(({ state }) => `${state} leaves its group`),
  ];
}
