import { describe, expect, test } from "vitest";
import { leavesOf } from "#machines/kit/leaves.ts";
import { chosenWalks } from "../support/chosen.ts";
import {
  Coverage,
  eventsMissing,
  Hearings,
  pathsOf,
  transitionsOf,
  type Walk,
  walkPure,
} from "../support/model.ts";
import { expectPinned } from "../support/pins.ts";
import { waysThrough, writeThrough } from "../support/walk-through.ts";
import { waysOf, writeWays } from "../support/ways.ts";

describe.each(chosenWalks as [string, Walk][])("%s", (_, walk) => {
  test("the fixtures hold a value for every event of the chart", () => {
    expect(eventsMissing(walk)).toEqual([]);
  });

  test("every generated path is followed by a live actor; every leaf and transition is reached", async () => {
    const coverage = new Coverage();
    const hearings = new Hearings();
    const paths = pathsOf(walk);
    for (const path of paths) await walkPure(walk, path, coverage, hearings);
    expectPinned(`machines/${walk.name}/${walk.name}.heard.json`, hearings.write());
    expectPinned(`machines/${walk.name}/${walk.name}.ways.json`, writeWays(waysOf(walk, paths)));
    expectPinned(
      `machines/${walk.name}/${walk.name}.walk.json`,
      writeThrough(waysThrough(walk, paths)),
    );
    const missedLeaves = leavesOf(walk.machine).filter((leaf) => !coverage.leaves.has(leaf));
    const excused = walk.unreachable ?? {};
    const missed = transitionsOf(walk.machine).filter(
      (transition) => !coverage.transitions.has(transition) && !(transition in excused),
    );
    expect({ missedLeaves, missed }).toEqual({ missedLeaves: [], missed: [] });
    const reachedAfterAll = Object.keys(excused).filter((name) => coverage.transitions.has(name));
    expect(reachedAfterAll).toEqual([]);
  });
});
