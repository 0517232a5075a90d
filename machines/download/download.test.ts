import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { DownloadContext } from "./download.machine.ts";

const opened = async (input: "picture" | "video" = "picture") => {
  const it = drive(walks.download, input);
  await it.send({ type: "download.open" });
  return it;
};

describe("journeys", () => {
  test("choices first, then the file, then it is said", async () => {
    const it = await opened();
    await it.send({ type: "quality.choose", quality: "low" });
    await it.send({ type: "size.choose", size: "medium" });
    expect(await it.send({ type: "download.start" })).toBe("preparing");
    expect(it.context<DownloadContext>()).toMatchObject({ quality: "low", size: "medium" });
    expect(await it.settle("fetchFile", accepted(null))).toBe("done");
  });
  test("without choosing it is the original in high quality", async () => {
    expect((await opened()).context<DownloadContext>()).toMatchObject({
      quality: "high",
      size: "original",
    });
  });
  test("a video has its original only", async () => {
    const it = await opened("video");
    expect(it.can({ type: "quality.choose" })).toBe(false);
    expect(it.can({ type: "size.choose" })).toBe(false);
    expect(await it.send({ type: "download.start" })).toBe("preparing");
  });
  test("refused and broken downloads say why and can be tried again", async () => {
    const it = await opened();
    await it.send({ type: "download.start" });
    expect(await it.settle("fetchFile", refused("not_found"))).toBe("failed");
    expect(it.context<DownloadContext>().refusal?.code).toBe("not_found");
    await it.send({ type: "download.start" });
    expect(it.context<DownloadContext>().refusal).toBeNull();
    expect(await it.fail("fetchFile")).toBe("failed");
  });
  test("a download that never arrives ends; the dialog can be left at any time", async () => {
    const it = await opened();
    await it.send({ type: "download.start" });
    expect(await it.pass(600_000)).toBe("failed");
    expect(await it.send({ type: "download.close" })).toBe("closed");
  });
});
