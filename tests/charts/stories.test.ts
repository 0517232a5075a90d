import { expect, test } from "vitest";
import { leavesAt } from "#machines/kit/leaves.ts";
import { chosenWalks } from "../support/chosen.ts";
import { endsOf } from "../support/stories.ts";

test.each(chosenWalks)("the stories of %s rest in the leaves they name", async (name) => {
  const ends = await endsOf(name);
  expect(ends.length).toBeGreaterThan(0);
  for (const { story, leaf, end } of ends)
    expect(leavesAt(end), `${name}: ${story}`).toContain(leaf);
});
