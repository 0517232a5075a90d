import { expect, test } from "vitest";
import type { MaskEntry, Stroke } from "#machines/mask-editor/mask-editor.rules.ts";
import { painter } from "./paint.ts";

/** A canvas that tells what is drawn on it: each dot, each line by its points, and when all was wiped off. */
function canvas() {
  const drawn: string[] = [];
  const line: string[] = [];
  const place = (x: number, y: number) => void line.push(`${x},${y}`);
  const context = {
    beginPath: () => line.splice(0),
    moveTo: place,
    lineTo: place,
    arc: (x: number, y: number, radius: number) => void line.push(`dot ${x},${y} of ${radius}`),
    fill: () => drawn.push(line.join(" ")),
    stroke: () => drawn.push(line.join(" ")),
    clearRect: () => drawn.push("wiped"),
  };
  const element = Object.assign(document.createElement("canvas"), { getContext: () => context });
  return { element, told: () => drawn.splice(0) };
}
const along = (...points: [number, number][]): Stroke => ({ kind: "paint", size: 2, points });
const line = along([1, 1], [2, 2]);
const begun = along([5, 5], [6, 6]);

test("a stroke is drawn as it grows, each part once", () => {
  const { element, told } = canvas();
  const paint = painter(element, 1, "region");
  const none: readonly MaskEntry[] = [];
  paint(none, along([1, 1]));
  paint(none, line);
  paint([line], null);
  expect(told()).toEqual(["dot 1,1 of 1", "1,1 1,1", "1,1 2,2"]);
});

test("a click is a dot as wide as the brush, as the mask holds it", () => {
  const { element, told } = canvas();
  const click: Stroke = { kind: "paint", size: 8, points: [[5, 5]] };
  painter(element, 2, "region")([click], null);
  expect(told()[0]).toBe("dot 10,10 of 8");
});

test("a stroke that was dropped is taken off, and what stood there stands again", () => {
  const { element, told } = canvas();
  const paint = painter(element, 1, "region");
  const entries = [line];
  paint(entries, null);
  paint(entries, begun);
  told();
  paint(entries, null);
  expect(told()).toEqual(["wiped", "dot 1,1 of 1", "1,1 1,1 2,2"]);
  // And the next one is drawn from its first point on.
  paint(entries, begun);
  expect(told()).toEqual(["dot 5,5 of 1", "5,5 5,5 6,6"]);
});
