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

const withoutEnding = (name: string): string => name.replace(/\.(jpe?g|png|webp|mp4)$/i, "");

/**
 * The name a person reads: a sample's in their language, an upload's without its ending, a result's
 * by when it was made unless it was renamed.
 */
export function nameOf(asset: Asset | Sample): string {
  const language = currentLanguage();
  if (asset.labels) return asset.labels[language];
  const name = withoutEnding(asset.name);
  if (asset.origin !== "result" || !GIVEN.test(name)) return name;
  return fill(i18n, madeTexts[asset.kind], { when: formatDateTime(language, asset.created_at) });
}

/** A picture's name where somebody chose it: a sample's, or one given to a result; never a file's. */
export function givenName(asset: Asset | Sample | undefined): string {
  if (!asset || asset.origin === "upload") return "";
  const isFile = asset.origin === "result" && GIVEN.test(withoutEnding(asset.name));
  return isFile ? "" : nameOf(asset);
}
