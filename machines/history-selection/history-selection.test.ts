import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { doneChosen, failedChosen } from "./history-selection.fixtures.ts";
import type { HistorySelectionContext } from "./history-selection.machine.ts";
import { downloadReasons } from "./history-selection.rules.ts";

const choosing = async () => {
  const it = drive(walks["history-selection"], "page");
  await it.send({ type: "selection.start" });
  return it;
};
const ids = (it: Awaited<ReturnType<typeof choosing>>) =>
  it.context<HistorySelectionContext>().chosen.map(({ id }) => id);

describe("journeys", () => {
  test("choosing, choosing no longer, all, and stopping forgets", async () => {
    const it = await choosing();
    await it.send({ type: "item.toggle", item: doneChosen });
    await it.send({ type: "item.toggle", item: failedChosen });
    await it.send({ type: "item.toggle", item: doneChosen });
    expect(ids(it)).toEqual(["gen_failed"]);
    await it.send({ type: "items.choose", items: [doneChosen, failedChosen] });
    expect(ids(it)).toEqual(["gen_linh", "gen_failed"]);
    expect(await it.send({ type: "selection.stop" })).toBe("off");
    expect(ids(it)).toEqual([]);
  });
  test("deleting hides them, and undo within six seconds brings them back, still chosen", async () => {
    const it = await choosing();
    await it.send({ type: "item.toggle", item: doneChosen });
    expect(await it.send({ type: "chosen.delete" })).toBe("hidden");
    await it.pass(5_900);
    expect(await it.send({ type: "chosen.undo" })).toEqual({ choosing: "ready" });
    expect(ids(it)).toEqual(["gen_linh"]);
  });
  test("after six seconds, or on leaving, they are deleted; what is kept comes back chosen", async () => {
    for (const leave of [false, true]) {
      const it = await choosing();
      await it.send({ type: "items.choose", items: [doneChosen, failedChosen] });
      await it.send({ type: "chosen.delete" });
      if (leave) await it.send({ type: "page.leave" });
      else await it.pass(6_000);
      expect(it.value()).toBe("deleting");
      expect(await it.settle("deleteGenerations", { kept: ["gen_failed"] })).toEqual({
        choosing: "ready",
      });
      expect(ids(it)).toEqual(["gen_failed"]);
    }
  });
  test("when all are gone the choosing ends", async () => {
    const it = await choosing();
    await it.send({ type: "item.toggle", item: doneChosen });
    await it.send({ type: "chosen.delete" });
    await it.pass(6_000);
    expect(await it.settle("deleteGenerations", { kept: [] })).toBe("off");
  });
  test("one archive; a refusal keeps the choice", async () => {
    const it = await choosing();
    await it.send({ type: "item.toggle", item: doneChosen });
    await it.send({ type: "chosen.download" });
    expect(await it.settle("downloadGenerations", refused("internal"))).toEqual({
      choosing: "notPacked",
    });
    expect(ids(it)).toEqual(["gen_linh"]);
    await it.send({ type: "chosen.download" });
    expect(await it.settle("downloadGenerations", accepted(null))).toEqual({ choosing: "ready" });
  });
  test("nothing chosen can neither be deleted nor downloaded; what failed has nothing to download", async () => {
    const it = await choosing();
    expect(it.can({ type: "chosen.delete" })).toBe(false);
    expect(it.can({ type: "chosen.download" })).toBe(false);
    await it.send({ type: "item.toggle", item: failedChosen });
    expect(it.can({ type: "chosen.delete" })).toBe(true);
    expect(it.can({ type: "chosen.download" })).toBe(false);
  });
});

test("an archive takes as many results as the server packs at once", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `gen_${index}`, hasResult: true }));
  expect(downloadReasons(many(LIMITS.downloadMaxIds))).toEqual([]);
  expect(downloadReasons(many(LIMITS.downloadMaxIds + 1))).toEqual(["too_many_to_download"]);
  expect(downloadReasons([...many(LIMITS.downloadMaxIds), failedChosen])).toEqual([]);
});
