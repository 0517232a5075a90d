import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { shareUrlFixture } from "./share.fixtures.ts";
import type { ShareContext } from "./share.machine.ts";

const opened = async (input: "fresh" | "shared" = "fresh") => {
  const it = drive(walks.share, input);
  await it.send({ type: "share.open" });
  return it;
};

describe("journeys", () => {
  test("says first what will be seen, then makes the page, then copies its address", async () => {
    const it = await opened();
    expect(it.value()).toBe("asking");
    await it.send({ type: "share.retry" });
    expect(await it.settle("createShare", accepted({ share_url: shareUrlFixture }))).toEqual({
      shared: "ready",
    });
    await it.send({ type: "link.copy" });
    expect(await it.settle("copyText", true)).toEqual({ shared: "copied" });
    expect(await it.pass(3_000)).toEqual({ shared: "ready" });
  });
  test("opened again it shows the address it has", async () => {
    expect((await opened("shared")).value()).toEqual({ shared: "ready" });
  });
  test("a browser that refuses to copy is told, and the address stays to be copied by hand", async () => {
    const it = await opened("shared");
    await it.send({ type: "link.copy" });
    expect(await it.settle("copyText", false)).toEqual({ shared: "copyFailed" });
    await it.send({ type: "link.copy" });
    expect(await it.fail("copyText")).toEqual({ shared: "copyFailed" });
    expect(it.context<ShareContext>().url).toBe(shareUrlFixture);
  });
  test("ended only when the server says so", async () => {
    const it = await opened("shared");
    await it.send({ type: "share.end" });
    expect(await it.fail("endShare")).toEqual({ shared: "endFailed" });
    expect(it.context<ShareContext>().url).toBe(shareUrlFixture);
    await it.send({ type: "share.end" });
    expect(await it.settle("endShare", accepted(null))).toBe("ended");
    expect(it.context<ShareContext>().url).toBeNull();
    expect(await it.send({ type: "share.retry" })).toBe("creating");
  });
  test("refused or unreached says why and can be tried again", async () => {
    const it = await opened();
    await it.send({ type: "share.retry" });
    expect(await it.settle("createShare", refused("conflict"))).toBe("notMade");
    expect(it.context<ShareContext>().refusal?.code).toBe("conflict");
    await it.send({ type: "share.retry" });
    expect(it.context<ShareContext>().refusal).toBeNull();
    expect(await it.pass(600_000)).toBe("notMade");
  });
});
