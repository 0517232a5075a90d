import { expect, test } from "vitest";
import { assign, setup } from "xstate";
import { chartOf } from "../support/chart.ts";
import { layoutOf } from "../support/drawing/layout.ts";
import type { PlacedBox } from "../support/drawing/placed.ts";
import { sketchOf } from "../support/drawing/sketch.ts";
import { svgOf } from "../support/drawing/svg.ts";

const shop = setup({
  types: { context: {} as { count: number } },
  guards: { hasStock: () => true, isOpen: () => true },
  delays: { closing: 1000 },
  actions: { count: assign({ count: 1 }) },
}).createMachine({
  id: "shop",
  context: { count: 0 },
  initial: "shut",
  on: { "alarm.ring": ".shut" },
  states: {
    shut: { on: { "door.open": [{ guard: "hasStock", target: "busy" }, { target: "sold" }] } },
    busy: {
      type: "parallel",
      after: { closing: "shut" },
      states: {
        till: {
          initial: "free",
          states: { free: { on: { "coin.fall": { actions: "count" } } }, taken: {} },
        },
        door: { initial: "ajar", states: { ajar: { on: { "bell.ring": undefined } } } },
      },
    },
    judging: { always: [{ guard: "isOpen", target: "busy" }, { target: "sold" }] },
    sold: { type: "final" },
  },
});
const sketch = sketchOf(chartOf(shop));
const boxOf = (state: string) => sketch.boxes.find((box) => box.state === state);

test("what every state hears is listed once and drawn from nowhere", () => {
  expect(sketch.everywhere.map(({ text }) => text)).toEqual(["alarm.ring → shut"]);
  expect(sketch.links.some(({ from }) => from === "")).toBe(false);
});

test("what leads nowhere stands in its state; what stops says so", () => {
  expect(boxOf("busy.till.free")?.inside).toMatchObject([{ text: "coin.fall", isStop: false }]);
  expect(boxOf("busy.door.ajar")?.inside).toMatchObject([{ text: "bell.ring", isStop: true }]);
});

test("an arrow is told by its kind, and asks where it has a guard", () => {
  const linesOf = (from: string, to: string) =>
    sketch.links.find((link) => link.from === from && link.to === to)?.lines;
  expect(linesOf("shut", "busy")).toMatchObject([{ kind: "on", isGuarded: true }]);
  expect(linesOf("shut", "sold")).toMatchObject([{ kind: "on", isGuarded: false }]);
  expect(linesOf("busy", "shut")).toMatchObject([{ kind: "after", text: "closing" }]);
  expect(linesOf("judging", "busy")).toMatchObject([{ kind: "always", text: "isOpen" }]);
  expect(linesOf("judging", "sold")).toMatchObject([{ kind: "always", text: "else" }]);
});

test("regions stand side by side in their box, each with its beginning", () => {
  const layout = layoutOf(sketch);
  const placed = (state: string) => layout.boxes.find((box) => box.state === state) as PlacedBox;
  const [till, door, busy] = ["busy.till", "busy.door", "busy"].map(placed) as [
    PlacedBox,
    PlacedBox,
    PlacedBox,
  ];
  expect([till.isRegion, door.isRegion, busy.isRegion]).toEqual([true, true, false]);
  const [left, right] = till.x < door.x ? [till, door] : [door, till];
  expect(left.x + left.width).toBeLessThan(right.x);
  expect(layout.beginnings.map(({ to }) => to).sort()).toEqual([
    "busy.door.ajar",
    "busy.till.free",
    "shut",
  ]);
});

test("the same chart is drawn the same, its names as text", () => {
  const drawn = svgOf("shop", layoutOf(sketch));
  expect(svgOf("shop", layoutOf(sketchOf(chartOf(shop))))).toBe(drawn);
  expect(drawn).toMatch(/data-state="busy\.till\.free">.*>free<\/text>/);
  expect(drawn).toContain('class="inner"');
});

/** Two rooms at the ends of a long hall, with a way back from every step of it. */
const hall = setup({}).createMachine({
  id: "hall",
  initial: "room0",
  states: Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `room${index}`,
      { on: { ...(index < 19 && { next: `room${index + 1}` }), home: "room0" } },
    ]),
  ),
});
test("a way across the whole chart is told in words, the first way to a state is a line", () => {
  const { links, boxes } = layoutOf(sketchOf(chartOf(hall)));
  const next = links.filter(({ lines }) => lines.some(({ text }) => text === "next"));
  expect(next).toHaveLength(19);
  const last = boxes.find(({ state }) => state === "room19");
  expect(last?.inside).toMatchObject([{ text: "home → room0", to: "room0" }]);
});
