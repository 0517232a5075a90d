import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Asset, Sample } from "#wire/assets.ts";
import { fill } from "./fill.ts";
import { formatDateTime } from "./format.ts";
import { currentLanguage } from "./i18n.ts";

/** The file name a run gives its result: a tool, a time and the end of an id. */
const GIVEN = /^[a-z-]+_\d{8}-\d{4}_[0-9a-z]{6}$/;
const madeTexts = {
  image: msg({ id: "asset.made_image", message: "Ảnh tạo lúc {when}" }),
  video: msg({ id: "asset.made_video", message: "Video tạo lúc {when}" }),
};

/**
 * The name a person reads: a sample's in their language, an upload's without its ending, a result's
 * by when it was made unless it was renamed.
 */
export function nameOf(asset: Asset | Sample): string {
  const language = currentLanguage();
  if ("labels" in asset) return asset.labels[language];
  const name = asset.name.replace(/\.(jpe?g|png|webp|mp4)$/i, "");
  if (asset.origin !== "result" || !GIVEN.test(name)) return name;
  return fill(i18n, madeTexts[asset.kind], { when: formatDateTime(language, asset.created_at) });
}

/** "Linh, áo dài lụa cổ vịt": who wears what, as a caption says it. */
export function titleOf(model: Asset | null, garment: Asset | null): string {
  const who = model ? (nameOf(model).split(",")[0] ?? "") : "";
  const what = garment ? nameOf(garment) : "";
  if (who === "" || what === "") return who || what;
  return `${who}, ${what.charAt(0).toLocaleLowerCase()}${what.slice(1)}`;
}
