import { test, vi } from "vitest";
import { chosenWalks } from "../support/chosen.ts";
import { writeEnd } from "../support/ends.ts";
import { expectPinned } from "../support/pins.ts";
import { endsOf } from "../support/stories.ts";

/**
 * Some stories count from now; here it is always the same moment, before anything is imported: what
 * another file of the run has loaded at its own moment is loaded again.
 */
vi.hoisted(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T02:40:05.000Z") });
});

/** What every story's machine knows at rest, as when it was last looked at. */
test.each(chosenWalks)("the stories of %s end knowing what they knew", async (name) => {
  const ends = await endsOf(name);
  const lines = ends.map(({ story, end }) => writeEnd(story, end));
  expectPinned(`stories/flows/${name}.ends.json`, `{\n${lines.join(",\n")}\n}\n`);
});
