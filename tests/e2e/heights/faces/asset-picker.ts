import { walks } from "../../../paths/walks.ts";
import { at, type BrowserFace, member } from "../face.ts";
import { REAL } from "../stage.ts";

export const face: BrowserFace = {
  walk: walks["asset-picker"],
  anew: "A filter that is chosen already is not asked for again.",
  starts: { model: member(at("/virtual-tryon")) },
  gestures: {
    "asset.pick": ({ page }, { asset }) =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: asset.name.replace(/\.\w+$/, "") })
        .first()
        .click(),
    "query.change": ({ page }, { q }) => page.getByRole("dialog").getByLabel("Tìm").fill(q),
  },
  outside: {
    "picker.open": ({ page }) => page.getByRole("button", { name: "Mở kho ảnh" }).first().click(),
  },
  answers: {
    // A new account's store is empty; one that holds something is told.
    loadAssets: (found: { items: readonly object[] }) => (found.items.length === 0 ? REAL : found),
    loadAsset: (asset: object) => asset,
  },
};
