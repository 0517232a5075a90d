import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
import { firstOf, Walker } from "../../stories/walks/walker.ts";
import { chosenWalks } from "../support/chosen.ts";
import type { Walk } from "../support/model.ts";
import { storiesOf } from "../support/stories.ts";
import type { WayThrough } from "../support/walk-through.ts";

const waysOf = (name: string) =>
  JSON.parse(readFileSync(`machines/${name}/${name}.walk.json`, "utf8")) as WayThrough[];

/** In the page that the stories show, not beside it: parents and children are at work as well. */
test.each(chosenWalks as [string, Walk][])(
  "the walk through %s rests in every state",
  async (name, walk) => {
    const stories = Object.values(await storiesOf(name));
    const seen = new Set<string>();
    for (const way of waysOf(name)) {
      const walker = new Walker(walk, way, firstOf(walk, way, stories).shown);
      for (const leaf of walker.leaves) seen.add(leaf);
      while (!walker.isDone) {
        await walker.step();
        for (const leaf of walker.leaves) seen.add(leaf);
      }
      walker.stop();
    }
    expect(leavesOf(walk.machine).filter((leaf) => !seen.has(leaf))).toEqual([]);
  },
);
