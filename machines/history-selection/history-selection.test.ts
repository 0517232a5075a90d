import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { LIMITS, timeoutFor } from "#wire/limits.ts";
import { completedFixture, failedFixture, generationFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { doneChosen, failedChosen } from "./history-selection.fixtures.ts";
import type { HistorySelectionContext } from "./history-selection.machine.ts";
import {
  type Chosen,
  chosenOf,
  deleteReasons,
  downloadReasons,
  mayChoose,
} from "./history-selection.rules.ts";

type Run = ReturnType<typeof drive>;
const BOTH = [doneChosen, failedChosen];
const choosing = async (...items: Chosen[]) => {
  const it = drive(walks["history-selection"], "page");
  expect(await it.send({ type: "selection.start" })).toEqual({ choosing: "ready" });
  if (items.length > 0) await it.send({ type: "items.choose", items });
  return it;
};
const packing = async () => {
  const it = await choosing(...BOTH);
  expect(await it.send({ type: "chosen.download" })).toBe("packing");
  return it;
};
const deleting = async () => {
  const it = await choosing(...BOTH);
  await it.send({ type: "chosen.delete" });
  await it.pass(6_000);
  expect(it.heard()).toEqual(["sayHidden", "hush"]);
  return it;
};
const contextOf = (it: Run) => it.context<HistorySelectionContext>();
const ids = (it: Run) => contextOf(it).chosen.map(({ id }) => id);
const inputOf = (it: Run, name: string) => it.child(name)?.getSnapshot().input;

describe("journeys", () => {
  test("choosing, choosing no longer, all, and stopping forgets", async () => {
    const it = await choosing();
    await it.send({ type: "item.toggle", item: doneChosen });
    await it.send({ type: "item.toggle", item: failedChosen });
    await it.send({ type: "item.toggle", item: doneChosen });
    expect(ids(it)).toEqual(["gen_failed"]);
    // In the order of choosing: the archive's files are named by it.
    await it.send({ type: "item.toggle", item: doneChosen });
    expect(ids(it)).toEqual(["gen_failed", "gen_linh"]);
    await it.send({ type: "items.choose", items: BOTH });
    expect(ids(it)).toEqual(["gen_linh", "gen_failed"]);
    expect(await it.send({ type: "selection.stop" })).toBe("off");
    expect(ids(it)).toEqual([]);
  });
  test("deleting hides them, and undo within six seconds brings them back, still chosen", async () => {
    const it = await choosing(doneChosen);
    expect(await it.send({ type: "chosen.delete" })).toBe("hidden");
    expect(it.heard()).toEqual(["sayHidden"]);
    expect(await it.pass(5_999)).toBe("hidden");
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "chosen.undo" })).toEqual({ choosing: "ready" });
    expect(it.heard()).toEqual(["hush"]);
    expect(ids(it)).toEqual(["gen_linh"]);
  });
  test("after six seconds, or on leaving, they are deleted; what is kept comes back chosen", async () => {
    for (const leave of [false, true]) {
      const it = await choosing(...BOTH);
      await it.send({ type: "chosen.delete" });
      if (leave) await it.send({ type: "page.leave" });
      else await it.pass(6_000);
      expect(it.value()).toBe("deleting");
      expect(it.heard()).toEqual(["sayHidden", "hush"]);
      expect(inputOf(it, "deleteGenerations")).toEqual({ ids: ["gen_linh", "gen_failed"] });
      expect(await it.settle("deleteGenerations", { kept: ["gen_failed"] })).toEqual({
        choosing: "ready",
      });
      expect(it.heard()).toEqual(["sayKept"]);
      expect(ids(it)).toEqual(["gen_failed"]);
    }
  });
  test("when all are gone the choosing ends", async () => {
    const it = await deleting();
    expect(await it.settle("deleteGenerations", { kept: [] })).toBe("off");
    expect(ids(it)).toEqual([]);
  });
  test.each([
    ["that did not get there", (it: Run) => it.fail("deleteGenerations")],
    ["without an answer", (it: Run) => it.pass(1)],
  ])("a delete %s brings all of them back, chosen", async (_, ends) => {
    const it = await deleting();
    expect(await it.pass(timeoutFor("/api/generations/:id") - 1)).toBe("deleting");
    expect(await ends(it)).toEqual({ choosing: "ready" });
    expect(it.heard()).toEqual(["sayKept"]);
    expect(ids(it)).toEqual(["gen_linh", "gen_failed"]);
  });
  test("one archive of what has a result, and the choice stays", async () => {
    const it = await packing();
    expect(inputOf(it, "downloadGenerations")).toEqual({ ids: ["gen_linh"] });
    expect(await it.settle("downloadGenerations", accepted(null))).toEqual({ choosing: "ready" });
    expect(ids(it)).toEqual(["gen_linh", "gen_failed"]);
  });
  test.each([
    ["refused", "internal", (it: Run) => it.settle("downloadGenerations", refused("internal"))],
    ["unreached", "unreachable", (it: Run) => it.fail("downloadGenerations")],
    ["unanswered", "unreachable", (it: Run) => it.pass(1)],
  ])(
    "an archive that is %s is told with its reason and keeps the choice",
    async (_, code, ends) => {
      const it = await packing();
      expect(await it.pass(timeoutFor("/api/downloads") - 1)).toBe("packing");
      expect(await ends(it)).toEqual({ choosing: "notPacked" });
      expect(contextOf(it).refusal?.code).toBe(code);
      expect(ids(it)).toEqual(["gen_linh", "gen_failed"]);
      expect(await it.send({ type: "chosen.download" })).toBe("packing");
      expect(await it.send({ type: "selection.stop" })).toBe("off");
      expect(contextOf(it)).toEqual({ chosen: [], refusal: null });
    },
  );
  test("nothing chosen can neither be deleted nor downloaded; what failed has nothing to download", async () => {
    const it = await choosing();
    expect(it.can({ type: "chosen.delete" })).toBe(false);
    expect(it.can({ type: "chosen.download" })).toBe(false);
    await it.send({ type: "item.toggle", item: failedChosen });
    expect(it.can({ type: "chosen.delete" })).toBe(true);
    expect(it.can({ type: "chosen.download" })).toBe(false);
  });
});

test("why nothing can be downloaded or deleted is told apart", () => {
  expect(downloadReasons([])).toEqual(["nothing_chosen"]);
  expect(downloadReasons([failedChosen])).toEqual(["nothing_to_download"]);
  expect(downloadReasons([doneChosen])).toEqual([]);
  expect(deleteReasons([])).toEqual(["nothing_chosen"]);
  expect(deleteReasons([failedChosen])).toEqual([]);
});
test("what ended can be chosen, and has something to download when it has a result", () => {
  expect([completedFixture, failedFixture].map(chosenOf)).toEqual([
    { id: completedFixture.id, hasResult: true },
    { id: failedFixture.id, hasResult: false },
  ]);
  expect(mayChoose(failedFixture)).toBe(true);
  expect(mayChoose(generationFixture())).toBe(false);
});
test("an archive takes as many results as the server packs at once", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `gen_${index}`, hasResult: true }));
  expect(downloadReasons(many(LIMITS.downloadMaxIds))).toEqual([]);
  expect(downloadReasons(many(LIMITS.downloadMaxIds + 1))).toEqual(["too_many_to_download"]);
  expect(downloadReasons([...many(LIMITS.downloadMaxIds), failedChosen])).toEqual([]);
});
