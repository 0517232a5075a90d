import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { assetFixture, modelFixture } from "#wire/wire.fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { addedFixture, videoAssetFixture } from "./asset-picker.fixtures.ts";
import type { AssetPickerContext } from "./asset-picker.machine.ts";
import { withPage } from "./asset-picker.rules.ts";

const page = (cursor: string | null = null) => accepted({ items: [modelFixture], cursor });
const opened = async () => {
  const it = drive(walks["asset-picker"], "model");
  await it.send({ type: "picker.open" });
  return it;
};

describe("journeys", () => {
  test("opens on everything, and what is picked is asked for anew before it is handed over", async () => {
    const it = await opened();
    expect(it.value()).toEqual({ open: "loading" });
    expect(await it.settle("loadAssets", page())).toEqual({ open: "ready" });
    expect(await it.send({ type: "asset.pick", asset: modelFixture })).toEqual({
      open: "selecting",
    });
    expect(await it.settle("loadAsset", accepted(modelFixture))).toBe("closed");
  });
  test("a picture that was deleted meanwhile is told here, and another can be picked", async () => {
    const it = await opened();
    await it.settle("loadAssets", page());
    await it.send({ type: "asset.pick", asset: modelFixture });
    expect(await it.settle("loadAsset", refused("not_found"))).toEqual({
      open: { selectFailed: "notLoaded" },
    });
    await it.send({ type: "asset.pick", asset: modelFixture });
    expect(await it.fail("loadAsset")).toEqual({ open: { selectFailed: "notSelected" } });
    expect(it.context<AssetPickerContext>().assets).toEqual([modelFixture]);
  });
  test("a search waits until one stops typing; no hit and a fault are told apart", async () => {
    const it = await opened();
    await it.settle("loadAssets", page());
    expect(await it.send({ type: "query.change", q: "ao" })).toEqual({ open: "typing" });
    await it.pass(200);
    expect(await it.send({ type: "query.change", q: "ao dai" })).toEqual({ open: "typing" });
    await it.pass(200);
    expect(it.value()).toEqual({ open: "typing" });
    expect(await it.pass(50)).toEqual({ open: "loading" });
    expect(await it.settle("loadAssets", accepted({ items: [], cursor: null }))).toEqual({
      open: "empty",
    });
    await it.send({ type: "kind.choose", kind: "image" });
    expect(await it.settle("loadAssets", refused("internal"))).toEqual({ open: "failed" });
    expect(await it.send({ type: "load.retry" })).toEqual({ open: "loading" });
  });
  test("a video can be looked at but not taken", async () => {
    const it = await opened();
    await it.settle("loadAssets", accepted({ items: [videoAssetFixture], cursor: null }));
    expect(it.can({ type: "asset.pick", asset: videoAssetFixture })).toBe(false);
  });
  test("what is uploaded here stands first, marked, without another search", async () => {
    const it = await opened();
    await it.settle("loadAssets", page());
    await it.send({ type: "upload.ready", asset: addedFixture, usage: "model" });
    expect(it.value()).toEqual({ open: "ready" });
    expect(it.context<AssetPickerContext>()).toMatchObject({
      assets: [addedFixture, modelFixture],
      picked: addedFixture,
    });
  });
  test("the next page that fails keeps the first and can be asked for again", async () => {
    const it = await opened();
    await it.settle("loadAssets", page("next"));
    expect(await it.send({ type: "more.ask" })).toEqual({ open: "loadingMore" });
    expect(await it.fail("loadAssets")).toEqual({ open: "pageFailed" });
    await it.send({ type: "more.ask" });
    await it.settle("loadAssets", accepted({ items: [modelFixture, addedFixture], cursor: null }));
    expect(it.context<AssetPickerContext>().assets).toEqual([modelFixture, addedFixture]);
    expect(it.can({ type: "more.ask" })).toBe(false);
  });
  test("closing and opening again starts from everything", async () => {
    const it = await opened();
    await it.send({ type: "kind.choose", kind: "video" });
    await it.send({ type: "picker.close" });
    await it.send({ type: "picker.open" });
    expect(it.context<AssetPickerContext>()).toMatchObject({ kind: "all", q: "", picked: null });
  });
});

test("a mask is never listed, and a page that overlaps repeats nothing", () => {
  const mask = assetFixture({ id: "ast_mask", usage: "mask" });
  expect(withPage([modelFixture], [modelFixture, mask, addedFixture])).toEqual([
    modelFixture,
    addedFixture,
  ]);
});
