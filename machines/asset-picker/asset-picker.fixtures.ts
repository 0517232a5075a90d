import { assetFixture, modelFixture } from "#wire/wire.fixtures.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { AssetPickerEvent } from "./asset-picker.machine.ts";

export const videoAssetFixture = assetFixture({
  id: "ast_film",
  kind: "video",
  usage: "image",
  origin: "result",
  name: "Linh, lá trúc.mp4",
  mime: "video/mp4",
});
export const addedFixture = assetFixture({ id: "ast_added", name: "Vừa tải lên.jpg" });

export const assetPickerEvents = {
  "picker.open": [{ type: "picker.open" }],
  "picker.close": [{ type: "picker.close" }],
  "kind.choose": [
    { type: "kind.choose", kind: "image" },
    { type: "kind.choose", kind: "video" },
  ],
  "query.change": [{ type: "query.change", q: "linh" }],
  "more.ask": [{ type: "more.ask" }],
  "load.retry": [{ type: "load.retry" }],
  "asset.pick": [
    { type: "asset.pick", asset: modelFixture },
    { type: "asset.pick", asset: videoAssetFixture },
  ],
  "upload.ready": [{ type: "upload.ready", asset: addedFixture, usage: "model" }],
} satisfies EventFixtures<AssetPickerEvent>;

export const assetPickerOutcomes = {
  loadAssets: [
    accepted({ items: [modelFixture, videoAssetFixture], cursor: "next" }),
    accepted({ items: [], cursor: null }),
    refused("internal"),
  ],
  loadAsset: [accepted(modelFixture), refused("not_found")],
};
