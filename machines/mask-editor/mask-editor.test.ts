import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { sourceFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { maskFixture, paintedEntries } from "./mask-editor.fixtures.ts";
import type { MaskEditorContext } from "./mask-editor.machine.ts";
import {
  brushRange,
  drawMask,
  hasPaint,
  type MaskEntry,
  resized,
  toPicture,
  visible,
} from "./mask-editor.rules.ts";

const editor = (extra: Partial<MaskEditorContext> = {}) =>
  drive(
    { ...walks["mask-editor"], inputs: { it: { ...walks["mask-editor"].inputs.fresh, ...extra } } },
    "it",
  );
type Journey = ReturnType<typeof editor>;
const painted = (...entries: readonly unknown[]) => ["parent", { type: "mask.painted", entries }];
const open = async (extra: Partial<MaskEditorContext> = {}) => {
  const it = editor(extra);
  await it.send({ type: "mask.open" });
  it.heard();
  return it;
};
/** The picture of the tests is 960 pixels wide: its first brush is 77 of them. */
const stroke = (kind = "paint") => ({
  kind,
  size: 77,
  points: [
    [100, 100],
    [140, 120],
  ],
});
const paint = async (it: Journey, tool = "paint") => {
  await it.send({ type: "stroke.begin", tool, point: [100, 100] });
  await it.send({ type: "stroke.extend", points: [[140, 120]] });
  return it.send({ type: "stroke.end" });
};
const dot = (x: number, y: number, size = 8, kind: "paint" | "erase" = "paint"): MaskEntry => ({
  kind,
  size,
  points: [[x, y]],
});

describe("where a pointer paints", () => {
  /** A picture shown anywhere, at any zoom of page or editor, on any screen. */
  const shown = fc.record({
    width: fc.integer({ min: 64, max: 4096 }),
    height: fc.integer({ min: 64, max: 4096 }),
    left: fc.double({ min: -3000, max: 3000, noNaN: true }),
    top: fc.double({ min: -3000, max: 3000, noNaN: true }),
    scale: fc.double({ min: 0.05, max: 8, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  test("is right within a pixel for every size, aspect, zoom, scroll and screen", () => {
    fc.assert(
      fc.property(shown, ({ width, height, left, top, scale, x, y }) => {
        const wanted = [x * width, y * height];
        const rect = { left, top, width: width * scale, height: height * scale };
        const client = {
          x: left + (wanted[0] as number) * scale,
          y: top + (wanted[1] as number) * scale,
        };
        const [px, py] = toPicture(client, rect, { width, height });
        expect(Math.abs(px - (wanted[0] as number))).toBeLessThan(1e-6 * width + 1e-6);
        expect(Math.abs(py - (wanted[1] as number))).toBeLessThan(1e-6 * height + 1e-6);
      }),
    );
  });
  test("a stamp colours just the pixels whose centres lie under the ring", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 16, max: 60 }),
        fc.integer({ min: 16, max: 60 }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 2, max: 30, noNaN: true }),
        (width, height, x, y, size) => {
          const mask = drawMask([dot(x, y, size)], { width, height }, "region");
          for (let row = 0; row < height; row++)
            for (let column = 0; column < width; column++) {
              const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
              if (Math.abs(away - size / 2) > 1e-6)
                expect(mask[row * width + column]).toBe(away <= size / 2 ? 255 : 0);
            }
        },
      ),
      { numRuns: 30 },
    );
  });
  test.each([
    [960, 384],
    [400, 1600],
  ])("each corner of a %i × %i picture is stamped in its own corner", (width, height) => {
    for (const [x, y] of [
      [0.5, 0.5],
      [width - 0.5, 0.5],
      [0.5, height - 0.5],
      [width - 0.5, height - 0.5],
    ] as const) {
      const mask = drawMask([dot(x, y, 1)], { width, height }, "region");
      expect(mask.reduce((sum, value) => sum + (value ? 1 : 0), 0)).toBe(1);
      expect(mask[Math.floor(y) * width + Math.floor(x)]).toBe(255);
    }
  });
  test("a line has no gaps, erasing takes away, clearing takes all", () => {
    const size = { width: 64, height: 16 };
    const line: MaskEntry = {
      kind: "paint",
      size: 4,
      points: [
        [4, 8],
        [60, 8],
      ],
    };
    const row = (entries: MaskEntry[]) => drawMask(entries, size, "region").slice(8 * 64, 9 * 64);
    expect(row([line]).slice(4, 60).every(Boolean)).toBe(true);
    expect(row([line, dot(32, 8, 8, "erase")])[32]).toBe(0);
    expect(row([line, { kind: "clear" }]).some(Boolean)).toBe(false);
    expect(hasPaint([line, { kind: "clear" }], "region")).toBe(false);
  });
  test("a stroke goes from point to point, round every corner, and cuts none", () => {
    const corner: MaskEntry = {
      kind: "paint",
      size: 3,
      points: [
        [4.5, 4.5],
        [4.5, 28.5],
        [28.5, 28.5],
      ],
    };
    const mask = drawMask([corner], { width: 32, height: 32 }, "region");
    expect([mask[16 * 32 + 4], mask[28 * 32 + 16], mask[16 * 32 + 16]]).toEqual([255, 255, 0]);
    expect(mask.filter(Boolean).length).toBeLessThan(3 * 2 * 28);
  });
  test("a line reaches half its brush to every side of it, and ends round", () => {
    const entries: MaskEntry[] = [
      {
        kind: "paint",
        size: 6,
        points: [
          [10, 10],
          [20, 15],
        ],
      },
    ];
    for (const turned of [false, true]) {
      const line = turned
        ? entries.map(
            (entry) =>
              ({
                ...entry,
                points: [
                  [20, 15],
                  [10, 10],
                ],
              }) as MaskEntry,
          )
        : entries;
      const mask = drawMask(line, { width: 32, height: 24 }, "region");
      for (let y = 0; y < 24; y++)
        for (let x = 0; x < 32; x++) {
          const [px, py] = [x + 0.5, y + 0.5];
          const along = ((px - 10) * 10 + (py - 10) * 5) / 125;
          const t = Math.min(1, Math.max(0, along));
          const away = Math.hypot(px - (10 + 10 * t), py - (10 + 5 * t));
          expect(mask[y * 32 + x]).toBe(away <= 3 ? 255 : 0);
        }
    }
  });
  test("strokes over the border are cut there, each in its place", () => {
    const count = (entry: MaskEntry) =>
      drawMask([entry], { width: 8, height: 6 }, "region").filter(Boolean).length;
    expect(count(dot(4, 3, 40))).toBe(48);
    expect(count(dot(3.5, 2.5, 2))).toBe(5);
    expect([count(dot(-1, 3, 2)), count(dot(9, 3, 2))]).toEqual([0, 0]);
    expect([count(dot(0.5, 0.5, 1)), count(dot(7.5, 5.5, 1))]).toEqual([1, 1]);
  });
  test("of an outline erasing says what goes, and what no stroke touched says nothing", () => {
    const size = { width: 8, height: 6 };
    const kept = drawMask([dot(1.5, 1.5, 1), dot(5.5, 1.5, 1, "erase")], size, "outline");
    expect([kept[8 + 1], kept[8 + 5], kept[8 + 3], kept[47]]).toEqual([255, 0, 128, 128]);
    const over = drawMask([dot(1.5, 1.5, 1), dot(1.5, 1.5, 3, "erase")], size, "outline");
    expect(over[8 + 1]).toBe(0);
    expect(hasPaint([dot(1, 1, 8, "erase")], "outline")).toBe(true);
    expect(hasPaint([], "outline")).toBe(false);
    expect(hasPaint([dot(1, 1, 8, "erase"), { kind: "clear" }], "outline")).toBe(false);
  });
  test("only what was painted since the last clear counts, and erasing alone paints nothing", () => {
    expect(hasPaint([], "region")).toBe(false);
    expect(hasPaint([dot(1, 1, 8, "erase")], "region")).toBe(false);
    expect(hasPaint([{ kind: "clear" }, dot(1, 1)], "region")).toBe(true);
    expect(visible([dot(1, 1), { kind: "clear" }, dot(2, 2), dot(3, 3)])).toEqual([
      dot(2, 2),
      dot(3, 3),
    ]);
  });
  test.each([
    [
      { width: 1000, height: 2000 },
      { least: 10, first: 80, most: 500 },
    ],
    [
      { width: 2000, height: 1000 },
      { least: 10, first: 80, most: 500 },
    ],
    [
      { width: 10, height: 10 },
      { least: 2, first: 4, most: 8 },
    ],
  ])("the brushes of a picture %o follow its short side, none too small to see", (size, range) => {
    expect(brushRange(size)).toEqual(range);
  });
  test("the brush keeps between its borders, step by step", () => {
    const picture = { width: 960, height: 1280 };
    const { least, most } = brushRange(picture);
    expect([resized(1, -1, picture), resized(9999, 1, picture)]).toEqual([least, most]);
    expect([resized(80, 1, picture), resized(80, -2, picture)]).toEqual([90, 60]);
    expect(resized(3, 1, { width: 200, height: 200 })).toBe(4);
  });
});

describe("painting", () => {
  test("paint → dirty; nothing painted can be neither used nor cleared", async () => {
    const it = editor();
    expect(it.value()).toBe("closed");
    expect(await it.send({ type: "mask.open" })).toEqual({ resting: "empty" });
    expect(it.heard()).toEqual([painted()]);
    for (const type of ["mask.use", "mask.reset", "undo.press", "redo.press"])
      expect(it.can({ type })).toBe(false);
    expect(await it.send({ type: "stroke.begin", tool: "paint", point: [100, 100] })).toBe(
      "painting",
    );
    await it.send({ type: "stroke.extend", points: [[140, 120]] });
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "stroke.end" })).toEqual({ resting: "dirty" });
    expect(it.heard()).toEqual([painted(stroke())]);
    expect(it.context<MaskEditorContext>().stroke).toBeNull();
    expect(it.can({ type: "mask.use" })).toBe(true);
  });
  test("erasing is a stroke of its own kind, and alone it is nothing to use", async () => {
    const it = await open();
    expect(await it.send({ type: "stroke.begin", tool: "erase", point: [100, 100] })).toBe(
      "erasing",
    );
    await it.send({ type: "stroke.extend", points: [[140, 120]] });
    expect(await it.send({ type: "stroke.end" })).toEqual({ resting: "empty" });
    expect(it.heard()).toEqual([painted(stroke("erase"))]);
  });
  test("fifty strokes are taken back one by one and brought again", async () => {
    const it = await open();
    for (let i = 0; i < 50; i++) await paint(it);
    expect(it.heard()).toHaveLength(50);
    for (let i = 0; i < 50; i++) await it.send({ type: "undo.press" });
    expect(it.value()).toEqual({ resting: "empty" });
    expect(it.can({ type: "undo.press" })).toBe(false);
    expect(it.heard().at(-1)).toEqual(painted());
    for (let i = 0; i < 50; i++) await it.send({ type: "redo.press" });
    expect(it.value()).toEqual({ resting: "dirty" });
    expect(it.context<MaskEditorContext>().entries).toHaveLength(50);
    expect(it.can({ type: "redo.press" })).toBe(false);
    expect(it.heard()).toHaveLength(50);
  });
  test("the last stroke is the first taken back, and the first brought again", async () => {
    const it = await open();
    await paint(it);
    await paint(it, "erase");
    it.heard();
    for (const type of ["undo.press", "undo.press", "redo.press"]) await it.send({ type });
    expect(it.heard()).toEqual([painted(stroke()), painted(), painted(stroke())]);
    await it.send({ type: "redo.press" });
    expect(it.heard()).toEqual([painted(stroke(), stroke("erase"))]);
  });
  test("a new stroke or a reset forgets what was undone; a reset can be undone", async () => {
    const it = await open();
    await paint(it);
    await it.send({ type: "undo.press" });
    await paint(it);
    expect(it.can({ type: "redo.press" })).toBe(false);
    await paint(it);
    await it.send({ type: "undo.press" });
    it.heard();
    expect(await it.send({ type: "mask.reset" })).toEqual({ resting: "empty" });
    expect(it.heard()).toEqual([painted(stroke(), { kind: "clear" })]);
    expect(it.can({ type: "redo.press" })).toBe(false);
    expect(await it.send({ type: "undo.press" })).toEqual({ resting: "dirty" });
    expect(it.heard()).toEqual([painted(stroke())]);
  });
  test.each(["paint", "erase"])(
    "a stroke (%s) that turns out to be a zoom leaves nothing: neither paint nor a step to redo",
    async (tool) => {
      const it = await open();
      await paint(it);
      await paint(it);
      await it.send({ type: "undo.press" });
      it.heard();
      await it.send({ type: "stroke.begin", tool, point: [1, 1] });
      await it.send({ type: "stroke.extend", points: [[2, 2]] });
      expect(await it.send({ type: "stroke.cancel" })).toEqual({ resting: "dirty" });
      expect(it.context<MaskEditorContext>()).toMatchObject({ entries: [stroke()], stroke: null });
      expect(it.heard()).toEqual([painted(stroke())]);
      // What was taken back before can still be brought again.
      await it.send({ type: "redo.press" });
      expect(it.heard()).toEqual([painted(stroke(), stroke())]);
    },
  );
  test("tool and brush are chosen as one likes", async () => {
    const it = await open();
    expect(it.context<MaskEditorContext>()).toMatchObject({ tool: "paint", size: 77 });
    await it.send({ type: "tool.choose", tool: "erase" });
    await it.send({ type: "brush.resize", size: 200 });
    expect(it.context<MaskEditorContext>()).toMatchObject({ tool: "erase", size: 200 });
    await it.send({ type: "brush.step", notches: 2 });
    expect(it.context<MaskEditorContext>().size).toBe(250);
    await it.send({ type: "brush.resize", size: 9_999 });
    expect(it.context<MaskEditorContext>().size).toBe(480);
  });
  test.each(["paint", "erase"])(
    "within a stroke (%s) the brush may be resized, which keeps the size it began with",
    async (tool) => {
      const it = await open();
      await it.send({ type: "stroke.begin", tool, point: [1, 1] });
      await it.send({ type: "brush.step", notches: 1 });
      expect(it.context<MaskEditorContext>().size).toBe(87);
      await it.send({ type: "brush.resize", size: 200 });
      expect(it.context<MaskEditorContext>()).toMatchObject({ size: 200, stroke: { size: 77 } });
    },
  );
});

describe("using it", () => {
  test("closing keeps what was painted", async () => {
    const it = await open();
    await paint(it);
    it.heard();
    expect(await it.send({ type: "mask.close" })).toBe("closed");
    expect(await it.send({ type: "mask.open" })).toEqual({ resting: "dirty" });
    expect(it.heard()).toEqual([painted(stroke())]);
  });
  test("what was painted another time is there again, and can be taken back", async () => {
    const it = editor({ entries: paintedEntries });
    expect(await it.send({ type: "mask.open" })).toEqual({ resting: "dirty" });
    expect(await it.send({ type: "undo.press" })).toEqual({ resting: "empty" });
    expect(it.heard()).toEqual([painted(...paintedEntries), painted()]);
  });
  test("used → stored → handed on → closed", async () => {
    const it = await open();
    await paint(it);
    it.heard();
    expect(await it.send({ type: "mask.use" })).toBe("storing");
    const { width, height, name } = sourceFixture;
    const entries = [stroke()];
    expect(it.child("storeMask")?.getSnapshot().input).toEqual({
      entries,
      meaning: "region",
      size: { width, height },
      name,
    });
    expect(await it.settle("storeMask", accepted(maskFixture))).toBe("closed");
    expect(it.heard()).toEqual([["parent", { type: "mask.ready", asset: maskFixture, entries }]]);
  });
  test.each([
    ["refused", (it: Journey) => it.settle("storeMask", refused("storage_full")), "storage_full"],
    ["unreachable", (it: Journey) => it.fail("storeMask"), "unreachable"],
    ["not answered", (it: Journey) => it.pass(600_000), "unreachable"],
  ])("%s it says why and keeps the strokes, for a retry or more painting", async (_, go, code) => {
    const it = await open();
    await paint(it);
    it.heard();
    await it.send({ type: "mask.use" });
    expect(await go(it)).toBe("failed");
    expect(it.context<MaskEditorContext>().refusal).toMatchObject({ ok: false, code });
    expect(await it.send({ type: "mask.use" })).toBe("storing");
    await it.fail("storeMask");
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "mask.close" })).toEqual({ resting: "dirty" });
    expect(it.heard()).toEqual([painted(stroke())]);
  });
  test("ten minutes are waited for it, and not a moment less", async () => {
    const it = await open({ entries: paintedEntries });
    await it.send({ type: "mask.use" });
    expect(await it.pass(599_999)).toBe("storing");
  });
});
