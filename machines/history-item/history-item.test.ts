import { expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { HistoryItemContext } from "./history-item.machine.ts";

const item = (input: keyof (typeof walks)["history-item"]["inputs"] = "ended") =>
  drive(walks["history-item"], input);

test("delete hides at once, and undo within six seconds brings it back", async () => {
  const it = item();
  expect(await it.send({ type: "item.delete" })).toBe("hidden");
  await it.pass(5_900);
  expect(await it.send({ type: "item.undo" })).toBe("shown");
});
test("after six seconds it is deleted for good", async () => {
  const it = item();
  await it.send({ type: "item.delete" });
  expect(await it.pass(6_000)).toBe("deleting");
  expect(it.can({ type: "item.undo" })).toBe(false);
  expect(await it.settle("deleteGeneration", accepted(null))).toBe("deleted");
});
test("leaving the page carries it out without waiting", async () => {
  const it = item();
  await it.send({ type: "item.delete" });
  expect(await it.send({ type: "page.leave" })).toBe("deleting");
});
test("refused or unreached, it comes back with its reason and may be tried again", async () => {
  for (const end of ["refused", "unreached"] as const) {
    const it = item();
    await it.send({ type: "item.delete" });
    await it.pass(6_000);
    if (end === "refused") await it.settle("deleteGeneration", refused("conflict"));
    else await it.fail("deleteGeneration");
    expect(it.value()).toBe("shown");
    expect(it.context<HistoryItemContext>().refusal?.code).toBe(
      end === "refused" ? "conflict" : "unreachable",
    );
    expect(it.can({ type: "item.delete" })).toBe(true);
  }
});
test("an open run is not deleted: it is cancelled first", () => {
  expect(item("open").can({ type: "item.delete" })).toBe(false);
});
