import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { assetFixture, modelFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { addedFixture, videoAssetFixture } from "./asset-picker.fixtures.ts";
import type { AssetPickerContext } from "./asset-picker.machine.ts";
import { PICKER_KINDS, pickReasons, withPage } from "./asset-picker.rules.ts";

const page = (cursor: string | null = null) => accepted({ items: [modelFixture], cursor });
const opened = async () => {
  const it = drive(walks["asset-picker"], "model");
  await it.send({ type: "picker.open" });
  return it;
};
const listed = async (cursor: string | null = null) => {
  const it = await opened();
  await it.settle("loadAssets", page(cursor));
  return it;
};
type Journey = Awaited<ReturnType<typeof opened>>;
const inputOf = (it: Journey, name: string) => it.child(name)?.getSnapshot().input;
const pick = { type: "asset.pick", asset: modelFixture };
const more = { type: "more.ask" };
const taken = ["parent", { type: "asset.picked", asset: modelFixture }];
const unreachable = { ok: false, code: "unreachable" };

describe("what can be picked", () => {
  test("tabs of everything, of pictures and of videos, in this order", () => {
    expect(PICKER_KINDS).toEqual(["all", "image", "video"]);
  });
  test("no tool takes a video in, and it says so", () => {
    expect(pickReasons(videoAssetFixture)).toEqual(["video_not_taken"]);
    expect(pickReasons(modelFixture)).toEqual([]);
  });
});

describe("picking", () => {
  test("opens on everything, and what is picked is asked for anew before it is handed over", async () => {
    const it = await opened();
    expect(it.value()).toEqual({ open: "loading" });
    expect(inputOf(it, "loadAssets")).toEqual({ kind: "all", q: "", cursor: null });
    expect(await it.settle("loadAssets", page())).toEqual({ open: "ready" });
    expect(await it.send(pick)).toEqual({ open: "selecting" });
    expect(it.context<AssetPickerContext>().picked).toBe(modelFixture);
    expect(inputOf(it, "loadAsset")).toEqual({ id: modelFixture.id });
    expect(it.heard()).toEqual([]);
    const renamed = { ...modelFixture, name: "Linh" };
    expect(await it.settle("loadAsset", accepted(renamed))).toBe("closed");
    expect(it.heard()).toEqual([["parent", { type: "asset.picked", asset: renamed }]]);
  });
  test.each([
    [
      "was deleted meanwhile",
      (it: Journey) => it.settle("loadAsset", refused("not_found")),
      "notLoaded",
    ],
    ["cannot be asked for", (it: Journey) => it.fail("loadAsset"), "notSelected"],
    ["is not answered for", (it: Journey) => it.pass(600_000), "notSelected"],
  ])("a picture that %s is told here, and another can be picked", async (_, go, why) => {
    const it = await listed("next");
    await it.send(pick);
    expect(await it.pass(599_999)).toEqual({ open: "selecting" });
    expect(await go(it)).toEqual({ open: { selectFailed: why } });
    expect(it.heard()).toEqual(["sayAssetError"]);
    expect(it.context<AssetPickerContext>().assets).toEqual([modelFixture]);
    expect(await it.send({ ...pick, asset: addedFixture })).toEqual({ open: "selecting" });
    expect(it.context<AssetPickerContext>().picked).toBe(addedFixture);
    await it.fail("loadAsset");
    expect(it.can({ ...pick, asset: videoAssetFixture })).toBe(false);
    expect(await it.send(more)).toEqual({ open: "loadingMore" });
    expect(it.heard()).toEqual(["sayAssetError"]);
  });
  test("a video can be looked at but not taken", async () => {
    const it = await opened();
    await it.settle("loadAssets", accepted({ items: [videoAssetFixture], cursor: null }));
    expect(it.can({ ...pick, asset: videoAssetFixture })).toBe(false);
  });
  test("after a miss on the last page there is no more to ask for", async () => {
    const it = await listed();
    await it.send(pick);
    await it.fail("loadAsset");
    expect(it.can(more)).toBe(false);
    expect(it.heard()).toEqual(["sayAssetError"]);
  });
});

describe("looking", () => {
  test("a search waits until one stops typing; no hit and a fault are told apart", async () => {
    const it = await listed("next");
    expect(await it.send({ type: "query.change", q: "ao" })).toEqual({ open: "typing" });
    await it.pass(249);
    expect(await it.send({ type: "query.change", q: "ao dai" })).toEqual({ open: "typing" });
    expect(await it.pass(249)).toEqual({ open: "typing" });
    expect(await it.pass(1)).toEqual({ open: "loading" });
    expect(it.context<AssetPickerContext>()).toMatchObject({ assets: [], cursor: null });
    expect(inputOf(it, "loadAssets")).toEqual({ kind: "all", q: "ao dai", cursor: null });
    expect(await it.settle("loadAssets", accepted({ items: [], cursor: null }))).toEqual({
      open: "empty",
    });
    expect(await it.send({ type: "kind.choose", kind: "image" })).toEqual({ open: "loading" });
    expect(inputOf(it, "loadAssets")).toEqual({ kind: "image", q: "ao dai", cursor: null });
  });
  test("masks alone are nothing to show", async () => {
    const items = [assetFixture({ usage: "mask" })];
    expect(await (await opened()).settle("loadAssets", accepted({ items, cursor: null }))).toEqual({
      open: "empty",
    });
  });
  test.each([
    [
      "refused",
      (it: Journey) => it.settle("loadAssets", refused("internal")),
      { ok: false, code: "internal" },
    ],
    ["unreachable", (it: Journey) => it.fail("loadAssets"), unreachable],
    ["not answered", (it: Journey) => it.pass(15_000), unreachable],
  ])("a list that is %s says why and can be asked for again", async (_, go, refusal) => {
    const it = await opened();
    expect(await it.pass(0)).toEqual({ open: "loading" });
    expect(await go(it)).toEqual({ open: "failed" });
    expect(it.context<AssetPickerContext>().refusal).toMatchObject(refusal);
    expect(await it.send({ type: "load.retry" })).toEqual({ open: "loading" });
    expect(it.context<AssetPickerContext>().refusal).toBeNull();
    expect(await it.settle("loadAssets", page())).toEqual({ open: "ready" });
  });
  test("a list is waited for a quarter of a minute, and so is its next page", async () => {
    expect(await (await opened()).pass(14_999)).toEqual({ open: "loading" });
    const it = await listed("next");
    await it.send(more);
    expect(await it.pass(14_999)).toEqual({ open: "loadingMore" });
  });
  test.each([
    ["refused", (it: Journey) => it.settle("loadAssets", refused("internal"))],
    ["unreachable", (it: Journey) => it.fail("loadAssets")],
    ["not answered", (it: Journey) => it.pass(15_000)],
  ])("a next page that is %s keeps the first and can be asked for again", async (_, go) => {
    const it = await listed("next");
    expect(await it.send(more)).toEqual({ open: "loadingMore" });
    expect(inputOf(it, "loadAssets")).toEqual({ kind: "all", q: "", cursor: "next" });
    expect(await go(it)).toEqual({ open: "pageFailed" });
    expect(await it.send(more)).toEqual({ open: "loadingMore" });
    await it.settle("loadAssets", accepted({ items: [modelFixture, addedFixture], cursor: null }));
    expect(it.value()).toEqual({ open: "ready" });
    expect(it.context<AssetPickerContext>().assets).toEqual([modelFixture, addedFixture]);
    expect(it.can(more)).toBe(false);
  });
  test("while the next page comes, or after it missed, what is listed can be picked", async () => {
    for (const misses of [false, true]) {
      const it = await listed("next");
      await it.send(more);
      if (misses) await it.fail("loadAssets");
      expect(it.can({ ...pick, asset: videoAssetFixture })).toBe(false);
      expect(await it.send(pick)).toEqual({ open: "selecting" });
      await it.settle("loadAsset", accepted(modelFixture));
      expect(it.heard()).toEqual([taken]);
    }
  });
});

describe("the dialog", () => {
  test("what is uploaded here stands first, marked, without another search", async () => {
    const it = await listed();
    const { parent, usage } = inputOf(it, "upload");
    expect([parent === it.actor, usage]).toEqual([true, "model"]);
    await it.send({ type: "upload.ready", asset: addedFixture, usage: "model" });
    expect(it.value()).toEqual({ open: "ready" });
    expect(it.context<AssetPickerContext>()).toMatchObject({
      assets: [addedFixture, modelFixture],
      picked: addedFixture,
    });
    await it.send({ type: "kind.choose", kind: "video" });
    expect(it.can({ type: "upload.ready", asset: addedFixture, usage: "model" })).toBe(false);
  });
  test("closing and opening again starts from everything", async () => {
    const it = await listed();
    await it.send({ type: "upload.ready", asset: addedFixture, usage: "model" });
    await it.send({ type: "query.change", q: "ao" });
    await it.send({ type: "kind.choose", kind: "video" });
    expect(await it.send({ type: "picker.close" })).toBe("closed");
    expect(it.child("upload")).toBeUndefined();
    await it.send({ type: "picker.open" });
    expect(it.context<AssetPickerContext>()).toMatchObject({ kind: "all", q: "", picked: null });
    expect(inputOf(it, "loadAssets")).toEqual({ kind: "all", q: "", cursor: null });
  });
});

test("a mask is never listed, and a page that overlaps repeats nothing", () => {
  const mask = assetFixture({ id: "ast_mask", usage: "mask" });
  expect(withPage([modelFixture], [modelFixture, mask, addedFixture])).toEqual([
    modelFixture,
    addedFixture,
  ]);
});
