import { describe, expect, test } from "vitest";
import {
  type Box,
  placeTooltip,
  sideFor,
  spotlightOf,
  TOOLTIP,
  veilPath,
} from "./placement.rules.ts";

const viewport = { width: 1440, height: 900 };
const at = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  width,
  height,
});
const place = (target: Box | null, more: Partial<Parameters<typeof placeTooltip>[0]> = {}) =>
  placeTooltip({
    target,
    size: TOOLTIP,
    viewport,
    placement: "auto",
    offset: { x: 0, y: 0 },
    ...more,
  });

test("the tooltip is 320 by 200 with 16 px around it", () => {
  expect(TOOLTIP).toEqual({ width: 320, height: 200, margin: 16, spare: 20 });
});

describe("a side of its own", () => {
  const target = at(600, 400);
  test.each([
    ["top", { left: 490, top: 184 }],
    ["bottom", { left: 490, top: 456 }],
    ["left", { left: 264, top: 320 }],
    ["right", { left: 716, top: 320 }],
  ] as const)("%s puts it there, 16 px away and centred", (placement, where) => {
    expect(place(target, { placement })).toEqual({ ...where, side: placement });
  });
  test("the offset moves it right and down", () => {
    expect(place(target, { placement: "top", offset: { x: 7, y: -4 } })).toMatchObject({
      left: 497,
      top: 180,
    });
  });
});

describe("auto", () => {
  /** Free pixels below the target: what the tooltip needs, and so much more. */
  const spare = (px: number) => at(600, viewport.height - 40 - 200 - 16 - px);
  test("takes the side below when it has 20 px to spare, not with 19", () => {
    expect(sideFor(spare(20), TOOLTIP, viewport)).toBe("bottom");
    expect(sideFor(spare(19), TOOLTIP, viewport)).toBe("top");
  });
  test("above it needs the tooltip's height, beside it its width", () => {
    expect(sideFor(at(600, 300, 100, 580), TOOLTIP, viewport)).toBe("top");
    expect(sideFor(at(0, 0, 1_140, 900), TOOLTIP, viewport)).toBe("bottom");
  });
  test("goes beside what fills the height", () => {
    expect(place(at(1036, 92, 404, 732)).side).toBe("left");
    expect(place(at(0, 0, 212, 900)).side).toBe("right");
  });
  test("lies over the bottom of what leaves no room on any side", () => {
    const tablet = { width: 768, height: 1024 };
    const list = at(56, 120, 712, 1_400);
    expect(sideFor(list, TOOLTIP, tablet)).toBe("bottom");
    expect(place(list, { viewport: tablet }).top).toBe(1_024 - 200 - 16);
  });
});

test("it never leaves the viewport, whatever the target does", () => {
  for (const target of [at(-300, 2_000), at(1_430, -90), at(0, 0, 1_440, 900)]) {
    for (const placement of ["auto", "top", "bottom", "left", "right"] as const) {
      const { left, top } = place(target, { placement });
      expect(left).toBeGreaterThanOrEqual(16);
      expect(left + 320).toBeLessThanOrEqual(1_440 - 16);
      expect(top).toBeGreaterThanOrEqual(16);
      expect(top + 200).toBeLessThanOrEqual(900 - 16);
    }
  }
});
test("without a target it stands in the middle", () => {
  expect(place(null)).toEqual({ left: 560, top: 350, side: "centre" });
});

test("the hole is the target with its padding", () => {
  expect(spotlightOf(at(100, 60), 8)).toEqual({ left: 92, top: 52, width: 116, height: 56 });
});
test("the veil covers everything but the rounded hole, whose radius never exceeds it", () => {
  expect(veilPath(viewport, null, 8)).toBe("M0 0H1440V900H0Z");
  expect(veilPath(viewport, at(92, 52, 116, 56), 8)).toBe(
    "M0 0H1440V900H0ZM100 52h100a8 8 0 0 1 8 8v40a8 8 0 0 1 -8 8h-100a8 8 0 0 1 -8 -8v-40a8 8 0 0 1 8 -8Z",
  );
  for (const [width, height] of [
    [10, 40],
    [40, 10],
  ] as const)
    expect(veilPath(viewport, at(0, 0, width, height), 8)).toContain("a5 5 0 0 1 5 5");
  expect(veilPath(viewport, at(0, 0, 10, 10), -1)).toContain("M0 0h10a0 0 0 0 1 0 0");
});
