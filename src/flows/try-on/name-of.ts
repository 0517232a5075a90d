import { currentLanguage } from "#src/lib/i18n.ts";
import type { Asset, Sample } from "#wire/assets.ts";

/** The name a person reads: a sample's in their language, an upload's without its ending. */
export function nameOf(asset: Asset | Sample): string {
  if ("labels" in asset) return asset.labels[currentLanguage()];
  return asset.name.replace(/\.(jpe?g|png|webp)$/i, "");
}
