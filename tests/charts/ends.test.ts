import { test } from "vitest";
import { chosenWalks } from "../support/chosen.ts";
import { writeEnd } from "../support/ends.ts";
import { expectPinned } from "../support/pins.ts";
import { endsOf } from "../support/stories.ts";

/** What every story's machine knows at rest, as when it was last looked at. */
test.each(chosenWalks)("the stories of %s end knowing what they knew", async (name) => {
  const ends = await endsOf(name);
  const lines = ends.map(({ story, end }) => writeEnd(story, end));
  expectPinned(`stories/flows/${name}.ends.json`, `{\n${lines.join(",\n")}\n}\n`);
});
