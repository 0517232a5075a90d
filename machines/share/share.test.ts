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

type Journey = Awaited<ReturnType<typeof opened>>;
const link = accepted({ share_url: shareUrlFixture });
const inputOf = (it: Journey, name: string) => it.child(name)?.getSnapshot().input;
/** What can happen to a request other than that it is answered well, and the code told. */
const mishaps = (name: string) =>
  [
    ["is refused", (it: Journey) => it.settle(name, refused("conflict")), "conflict"],
    ["does not get through", (it: Journey) => it.fail(name), "unreachable"],
    ["is not answered in ten minutes", (it: Journey) => it.pass(600_000), "unreachable"],
  ] as const;

describe("sharing", () => {
  test("says first what will be seen, then makes the page, then copies its address", async () => {
    const it = await opened();
    expect(it.value()).toBe("asking");
    expect(await it.send({ type: "share.retry" })).toBe("creating");
    expect(inputOf(it, "createShare")).toEqual({ id: "gen_linh" });
    expect(await it.settle("createShare", link)).toEqual({ shared: "ready" });
    expect(await it.send({ type: "link.copy" })).toEqual({ shared: "copying" });
    expect(inputOf(it, "copyText")).toEqual({ text: shareUrlFixture });
    expect(await it.settle("copyText", true)).toEqual({ shared: "copied" });
    expect(await it.pass(2_999)).toEqual({ shared: "copied" });
    expect(await it.pass(1)).toEqual({ shared: "ready" });
  });
  test("opened again it shows the address it has, without asking", async () => {
    expect((await opened("shared")).value()).toEqual({ shared: "ready" });
    const it = await opened();
    await it.send({ type: "share.retry" });
    await it.settle("createShare", link);
    expect(await it.send({ type: "share.close" })).toBe("closed");
    expect(await it.send({ type: "share.open" })).toEqual({ shared: "ready" });
  });
  test.each(mishaps("createShare"))(
    "a page that %s says why and can be tried again",
    async (_, go, code) => {
      const it = await opened();
      await it.send({ type: "share.retry" });
      expect(await go(it)).toBe("notMade");
      expect(it.context<ShareContext>()).toMatchObject({ url: null, refusal: { ok: false, code } });
      expect(await it.send({ type: "share.retry" })).toBe("creating");
      expect(it.context<ShareContext>().refusal).toBeNull();
      expect(await it.settle("createShare", link)).toEqual({ shared: "ready" });
    },
  );
  test("ten minutes are waited for a page and for its end, and not a moment less", async () => {
    const making = await opened();
    await making.send({ type: "share.retry" });
    expect(await making.pass(599_999)).toBe("creating");
    const ending = await opened("shared");
    await ending.send({ type: "share.end" });
    expect(await ending.pass(599_999)).toBe("ending");
  });
});

describe("the address", () => {
  test.each([
    ["refuses to copy", (it: Journey) => it.settle("copyText", false)],
    ["cannot copy", (it: Journey) => it.fail("copyText")],
    ["never answers", (it: Journey) => it.pass(3_000)],
  ])("a browser that %s is told, and the address stays to be copied by hand", async (_, go) => {
    const it = await opened("shared");
    await it.send({ type: "link.copy" });
    expect(await it.pass(0)).toEqual({ shared: "copying" });
    expect(await go(it)).toEqual({ shared: "copyFailed" });
    expect(it.context<ShareContext>().url).toBe(shareUrlFixture);
    expect(await it.send({ type: "link.copy" })).toEqual({ shared: "copying" });
  });
  test("a slow browser is waited for three seconds", async () => {
    const it = await opened("shared");
    await it.send({ type: "link.copy" });
    expect(await it.pass(2_999)).toEqual({ shared: "copying" });
  });
});

describe("ending it", () => {
  test("ended only when the server says so, and it can be shared anew", async () => {
    const it = await opened("shared");
    expect(await it.send({ type: "share.end" })).toBe("ending");
    expect(inputOf(it, "endShare")).toEqual({ id: "gen_linh" });
    expect(await it.settle("endShare", accepted(null))).toBe("ended");
    expect(it.context<ShareContext>().url).toBeNull();
    expect(await it.send({ type: "share.retry" })).toBe("creating");
  });
  test.each(mishaps("endShare"))(
    "an end that %s says why, and the page is still there",
    async (_, go, code) => {
      const it = await opened("shared");
      await it.send({ type: "share.end" });
      expect(await go(it)).toEqual({ shared: "endFailed" });
      expect(it.context<ShareContext>()).toMatchObject({
        url: shareUrlFixture,
        refusal: { ok: false, code },
      });
      await it.send({ type: "share.end" });
      expect(it.context<ShareContext>().refusal).toBeNull();
      expect(await it.settle("endShare", accepted(null))).toBe("ended");
    },
  );
});

test("the dialog can be left at any time", async () => {
  const retry = { type: "share.retry" };
  const ways: [() => Promise<Journey>, unknown][] = [
    [() => opened(), "asking"],
    [() => opened("shared"), { shared: "ready" }],
  ];
  for (const [way, at] of ways) {
    const it = await way();
    expect(it.value()).toEqual(at);
    expect(await it.send({ type: "share.close" })).toBe("closed");
  }
  const it = await opened();
  await it.send(retry);
  expect(await it.send({ type: "share.close" })).toBe("closed");
  expect(it.child("createShare")).toBeUndefined();
  await it.send({ type: "share.open" });
  await it.send(retry);
  await it.fail("createShare");
  expect(await it.send({ type: "share.close" })).toBe("closed");
  const ending = await opened("shared");
  await ending.send({ type: "share.end" });
  expect(await ending.send({ type: "share.close" })).toBe("closed");
  const ended = await opened("shared");
  await ended.send({ type: "share.end" });
  await ended.settle("endShare", accepted(null));
  expect(await ended.send({ type: "share.close" })).toBe("closed");
  expect(await ended.send({ type: "share.open" })).toBe("asking");
});
