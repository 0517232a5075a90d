import { act, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { Feature } from "#wire/values.ts";
import { failedFixture } from "#wire/wire.fixtures.ts";
import { fakeApp, InApp } from "../../../stories/support/app.tsx";
import { activate } from "../../../stories/support/catalogues.ts";
import { Ending } from "./ending.tsx";
import type { OrderRef } from "./order.select.ts";

beforeAll(() => activate("en"));

/** What a run whose engine broke is told with; `photos` is how many it was made from. */
async function say(feature: Feature, photos: number): Promise<string> {
  const generation = {
    ...failedFixture,
    feature,
    inputs: failedFixture.inputs.slice(0, photos),
    error: { code: "engine_failed", message: "" },
  };
  const snapshot = {
    context: { generation, refusal: null, feature },
    matches: (state: string) => state === "failed",
  };
  const job = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
  await act(async () =>
    render(
      <InApp make={fakeApp}>
        <Ending job={job as unknown as OrderRef} onAgain={() => {}} />
      </InApp>,
    ),
  );
  return screen.getByRole("alert").textContent ?? "";
}

test("a broken engine is told in the tool's own words where it has some", async () => {
  expect(await say("virtual_try_on", 1)).toContain("An error occurred during processing.");
});
test("of hair", async () => {
  expect(await say("hairstyle_changer", 1)).toContain("while the hair was being changed");
});
test("of a body, whose measurements leave no photo that could be kept", async () => {
  const said = await say("body_generator", 0);
  expect(said).toContain("while the body was being made");
  expect(said).not.toContain("photos");
});
