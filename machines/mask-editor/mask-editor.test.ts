import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { maskFixture } from "./mask-editor.fixtures.ts";
import type { MaskEditorContext } from "./mask-editor.machine.ts";
import {
  brushRange,
  drawMask,
  hasPaint,
  type MaskEntry,
  resized,
  toPicture,
} from "./mask-editor.rules.ts";

const editor = () => drive(walks["mask-editor"], "fresh");
const open = async () => {
  const it = editor();
  await it.send({ type: "mask.open" });
  return it;
};
const paint = async (it: ReturnType<typeof editor>, tool = "paint") => {
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
          const mask = drawMask([dot(x, y, size)], { width, height });
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
      const mask = drawMask([dot(x, y, 1)], { width, height });
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
    const row = (entries: MaskEntry[]) => drawMask(entries, size).slice(8 * 64, 9 * 64);
    expect(row([line]).slice(4, 60).every(Boolean)).toBe(true);
    expect(row([line, dot(32, 8, 8, "erase")])[32]).toBe(0);
    expect(row([line, { kind: "clear" }]).some(Boolean)).toBe(false);
    expect(hasPaint([line, { kind: "clear" }])).toBe(false);
  });
  test("the brush keeps between its borders, step by step", () => {
    const picture = { width: 960, height: 1280 };
    const { least, most } = brushRange(picture);
    expect([resized(1, -1, picture), resized(9999, 1, picture)]).toEqual([least, most]);
    expect(resized(80, 1, picture)).toBe(90);
  });
});

describe("editing", () => {
  test("paint → dirty; nothing painted cannot be used", async () => {
    const it = await open();
    expect(it.value()).toEqual({ resting: "empty" });
    expect(it.can({ type: "mask.use" })).toBe(false);
    expect(await paint(it)).toEqual({ resting: "dirty" });
    expect(it.can({ type: "mask.use" })).toBe(true);
  });
  test("fifty strokes are taken back one by one and brought again", async () => {
    const it = await open();
    for (let i = 0; i < 50; i++) await paint(it);
    for (let i = 0; i < 50; i++) await it.send({ type: "undo.press" });
    expect(it.value()).toEqual({ resting: "empty" });
    expect(it.can({ type: "undo.press" })).toBe(false);
    for (let i = 0; i < 50; i++) await it.send({ type: "redo.press" });
    expect(it.context<MaskEditorContext>().entries).toHaveLength(50);
    expect(it.can({ type: "redo.press" })).toBe(false);
  });
  test("a new stroke forgets what was undone; a reset can be undone", async () => {
    const it = await open();
    await paint(it);
    await it.send({ type: "undo.press" });
    await paint(it);
    expect(it.can({ type: "redo.press" })).toBe(false);
    expect(await it.send({ type: "mask.reset" })).toEqual({ resting: "empty" });
    expect(await it.send({ type: "undo.press" })).toEqual({ resting: "dirty" });
  });
  test("the brush may be resized within a stroke, which keeps the size it began with", async () => {
    const it = await open();
    const first = it.context<MaskEditorContext>().size;
    await it.send({ type: "stroke.begin", tool: "paint", point: [1, 1] });
    await it.send({ type: "brush.step", notches: 2 });
    expect(it.context<MaskEditorContext>().stroke?.size).toBe(first);
    expect(it.context<MaskEditorContext>().size).toBeGreaterThan(first);
  });
  test("closing keeps what was painted", async () => {
    const it = await open();
    await paint(it);
    expect(await it.send({ type: "mask.close" })).toBe("closed");
    expect(await it.send({ type: "mask.open" })).toEqual({ resting: "dirty" });
  });
  test("used → stored → closed; refused or unreachable keeps the strokes for a retry", async () => {
    const it = await open();
    await paint(it);
    await it.send({ type: "mask.use" });
    expect(await it.settle("storeMask", refused("storage_full"))).toBe("failed");
    await it.send({ type: "mask.use" });
    expect(await it.fail("storeMask")).toBe("failed");
    expect(it.context<MaskEditorContext>().entries).toHaveLength(1);
    await it.send({ type: "mask.use" });
    expect(await it.settle("storeMask", accepted(maskFixture))).toBe("closed");
  });
});
