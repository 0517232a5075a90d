import { expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES, timeoutFor } from "#wire/limits.ts";
import {
  cancelledFixture,
  completedFixture,
  filmedFixture,
  generationFixture,
} from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { HistoryItemContext } from "./history-item.machine.ts";

type Run = ReturnType<typeof drive>;
const item = (input: keyof (typeof walks)["history-item"]["inputs"] = "ended") =>
  drive(walks["history-item"], input);
const STILL = { shown: "still" };
const inputOf = (it: Run, name: string) => it.child(name)?.getSnapshot().input;
const deleting = async () => {
  const it = item();
  await it.send({ type: "item.delete" });
  await it.pass(6_000);
  expect(it.heard()).toEqual(["sayHidden", "hush"]);
  return it;
};

test("a picture and a film can each be downloaded and shared", () => {
  for (const [input, media, { id, share_url }] of [
    ["ended", "image", completedFixture],
    ["film", "video", filmedFixture],
  ] as const) {
    const it = item(input);
    expect(inputOf(it, "download")).toEqual({ kind: "generation", id, media });
    expect(inputOf(it, "share")).toEqual({ id, url: share_url });
  }
});
test("delete hides at once, and undo within six seconds brings it back", async () => {
  const it = item();
  expect(await it.send({ type: "item.delete" })).toBe("hidden");
  expect(it.heard()).toEqual(["sayHidden"]);
  expect(await it.pass(5_999)).toBe("hidden");
  expect(it.heard()).toEqual([]);
  expect(await it.send({ type: "item.undo" })).toEqual(STILL);
  expect(it.heard()).toEqual(["hush"]);
});
test("after six seconds it is deleted for good", async () => {
  const it = await deleting();
  expect(it.value()).toBe("deleting");
  expect(inputOf(it, "deleteGeneration")).toEqual({ id: completedFixture.id });
  expect(it.can({ type: "item.undo" })).toBe(false);
  expect(await it.settle("deleteGeneration", accepted(null))).toBe("deleted");
});
test("leaving the page carries it out without waiting", async () => {
  const it = item();
  await it.send({ type: "item.delete" });
  expect(await it.send({ type: "page.leave" })).toBe("deleting");
  expect(it.heard()).toEqual(["sayHidden", "hush"]);
});
test.each([
  ["refused", "conflict", (it: Run) => it.settle("deleteGeneration", refused("conflict"))],
  ["unreached", "unreachable", (it: Run) => it.fail("deleteGeneration")],
  ["unanswered", "unreachable", (it: Run) => it.pass(1)],
])("%s, it comes back with its reason and may be tried again", async (_, code, ends) => {
  const it = await deleting();
  expect(await it.pass(timeoutFor("/api/generations/:id") - 1)).toBe("deleting");
  expect(await ends(it)).toEqual(STILL);
  expect(it.heard()).toEqual(["sayKept"]);
  expect(it.context<HistoryItemContext>().refusal?.code).toBe(code);
  expect(it.can({ type: "item.delete" })).toBe(true);
});
test("an open run is not deleted: it is cancelled first", () => {
  expect(item("open").can({ type: "item.delete" })).toBe(false);
});

const cancelling = async () => {
  const it = item("open");
  expect(await it.send({ type: "job.cancel" })).toEqual({ shown: "asking" });
  expect(await it.send({ type: "cancel.confirm" })).toEqual({ shown: "cancelling" });
  return it;
};
test("a run that goes on is cancelled where it stands, and may then be deleted", async () => {
  const it = await cancelling();
  expect(inputOf(it, "cancelGeneration")).toEqual({ id: generationFixture().id });
  expect(await it.settle("cancelGeneration", accepted(cancelledFixture))).toEqual(STILL);
  expect(it.can({ type: "job.cancel" })).toBe(false);
  expect(it.can({ type: "item.delete" })).toBe(true);
  expect(it.heard()).toEqual([]);
});
test("nothing is cancelled unasked, and what has ended cannot be", async () => {
  const it = item("open");
  await it.send({ type: "job.cancel" });
  expect(await it.send({ type: "cancel.keep" })).toEqual(STILL);
  expect(it.child("cancelGeneration")).toBeUndefined();
  expect(item("ended").can({ type: "job.cancel" })).toBe(false);
});
test.each([
  ["refused", "conflict", (it: Run) => it.settle("cancelGeneration", refused("conflict"))],
  ["unreached", "unreachable", (it: Run) => it.fail("cancelGeneration")],
  ["unanswered", "unreachable", (it: Run) => it.pass(1)],
])("a cancel %s is told, and may be tried again", async (_, code, ends) => {
  const it = await cancelling();
  expect(await it.pass(TIMES.cancelAnswer - 1)).toEqual({ shown: "cancelling" });
  expect(await ends(it)).toEqual(STILL);
  expect(it.heard()).toEqual(["sayNotCancelled"]);
  expect(it.context<HistoryItemContext>().refusal?.code).toBe(code);
  expect(it.can({ type: "job.cancel" })).toBe(true);
});
