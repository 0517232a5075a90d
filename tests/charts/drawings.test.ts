import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
import { walks } from "../paths/walks.ts";
import { chartOf } from "../support/chart.ts";
import { chosenWalks } from "../support/chosen.ts";
import { clashesOf, strayingBoxes } from "../support/drawing/clashes.ts";
import { indexOf } from "../support/drawing/index-page.ts";
import { layoutOf } from "../support/drawing/layout.ts";
import { sketchOf } from "../support/drawing/sketch.ts";
import { svgOf } from "../support/drawing/svg.ts";
import { expectPinned } from "../support/pins.ts";

const root = join(import.meta.dirname, "../..");

/** Every chart is drawn for reading: docs/machines, and the panel beside each story. */
describe.each(chosenWalks)("the drawing of %s", (name, { machine }) => {
  const chart = chartOf(machine);
  const layout = layoutOf(sketchOf(chart));

  test("is the checked-in one", () => {
    expectPinned(`docs/machines/${name}.svg`, svgOf(name, layout));
  });

  test("shows every state and every arrow", () => {
    const lines = [
      ...layout.links.flatMap((link) => link.lines),
      ...layout.boxes.flatMap(({ inside }) => inside),
      ...(layout.everywhere?.lines ?? []),
    ];
    const shown = lines.flatMap(({ arrows }) => arrows).sort((a, b) => a - b);
    expect(shown).toEqual(chart.arrows.map((_, index) => index));
    expect(layout.boxes.map(({ state }) => state)).toEqual(
      expect.arrayContaining(leavesOf(machine)),
    );
  });

  test("has no words over other words, and no box astray", () => {
    const clashes = layout.links.map((link) => [link.from, link.to, clashesOf(link, layout)]);
    expect(clashes.filter(([, , over]) => over?.length !== 0)).toEqual([]);
    expect(strayingBoxes(layout)).toEqual([]);
  });
});

test("the index names every drawing and what its machine promises", () => {
  const pages = Object.entries(walks).map(([name, { machine }]) => ({
    name,
    source: readFileSync(join(root, `machines/${name}/${name}.machine.ts`), "utf8"),
    leaves: leavesOf(machine).length,
    arrows: chartOf(machine).arrows.length,
  }));
  expectPinned("docs/machines/README.md", indexOf(pages));
  const drawn = readdirSync(join(root, "docs/machines")).filter((file) => file.endsWith(".svg"));
  expect(drawn.sort()).toEqual(pages.map(({ name }) => `${name}.svg`).sort());
});
