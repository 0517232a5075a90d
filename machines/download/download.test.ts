import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { downloadInputs } from "./download.fixtures.ts";
import type { DownloadContext } from "./download.machine.ts";

const opened = async (input: "picture" | "video" = "picture") => {
  const it = drive(walks.download, input);
  await it.send({ type: "download.open" });
  return it;
};

const inputOf = (it: Awaited<ReturnType<typeof opened>>) =>
  it.child("fetchFile")?.getSnapshot().input;

describe("journeys", () => {
  test("choices first, then the file, then it is said", async () => {
    const it = await opened();
    expect(it.value()).toBe("choosing");
    await it.send({ type: "quality.choose", quality: "low" });
    await it.send({ type: "size.choose", size: "medium" });
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "download.start" })).toBe("preparing");
    const target = downloadInputs.picture;
    expect(inputOf(it)).toEqual({ target, quality: "low", size: "medium" });
    expect(it.heard()).toEqual([]);
    expect(await it.settle("fetchFile", accepted(null))).toBe("done");
    expect(it.heard()).toEqual(["sayDone"]);
    expect(await it.send({ type: "download.open" })).toBe("choosing");
    expect(it.context<DownloadContext>()).toMatchObject({ quality: "low", size: "medium" });
  });
  test("without choosing it is the original in high quality", async () => {
    const it = await opened();
    await it.send({ type: "download.start" });
    expect(inputOf(it)).toMatchObject({ quality: "high", size: "original" });
  });
  test("a video has its original only", async () => {
    const it = await opened("video");
    expect(it.can({ type: "quality.choose" })).toBe(false);
    expect(it.can({ type: "size.choose" })).toBe(false);
    expect(await it.send({ type: "download.start" })).toBe("preparing");
  });
  const unreachable = { refusal: { ok: false, code: "unreachable" } };
  type Journey = Awaited<ReturnType<typeof opened>>;
  test.each([
    ["refused", (it: Journey) => it.settle("fetchFile", refused("not_found")), "not_found"],
    ["broken", (it: Journey) => it.fail("fetchFile"), "unreachable"],
    ["that never arrives", (it: Journey) => it.pass(600_000), "unreachable"],
  ])("a download %s says why and can be tried again", async (_, end, code) => {
    const it = await opened();
    await it.send({ type: "download.start" });
    expect(await end(it)).toBe("failed");
    expect(it.context<DownloadContext>().refusal).toMatchObject({ ok: false, code });
    expect(it.heard()).toEqual(["sayFailed"]);
    expect(await it.send({ type: "download.start" })).toBe("preparing");
    expect(it.context<DownloadContext>().refusal).toBeNull();
    expect(await it.settle("fetchFile", accepted(null))).toBe("done");
    expect(it.heard()).toEqual(["sayDone"]);
  });
  test("ten minutes are waited for a file, and not a moment longer", async () => {
    const it = await opened();
    await it.send({ type: "download.start" });
    expect(await it.pass(599_999)).toBe("preparing");
    expect(it.heard()).toEqual([]);
    expect(await it.pass(1)).toBe("failed");
    expect(it.context<DownloadContext>()).toMatchObject(unreachable);
    expect(it.heard()).toEqual(["sayFailed"]);
  });
  test("the dialog can be left at any time, and opens without the last refusal", async () => {
    const close = { type: "download.close" };
    const start = { type: "download.start" };
    const it = await opened();
    expect(await it.send(close)).toBe("closed");
    await it.send({ type: "download.open" });
    await it.send(start);
    expect(await it.send(close)).toBe("closed");
    expect(it.child("fetchFile")).toBeUndefined();
    await it.send({ type: "download.open" });
    await it.send(start);
    await it.settle("fetchFile", accepted(null));
    expect(await it.send(close)).toBe("closed");
    await it.send({ type: "download.open" });
    await it.send(start);
    await it.fail("fetchFile");
    expect(await it.send(close)).toBe("closed");
    expect(await it.send({ type: "download.open" })).toBe("choosing");
    expect(it.context<DownloadContext>().refusal).toBeNull();
    expect(it.heard()).toEqual(["sayDone", "sayFailed"]);
  });
});
