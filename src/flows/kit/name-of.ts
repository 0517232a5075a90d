import { currentLanguage } from "#src/lib/i18n.ts";
import type { Asset, Sample } from "#wire/assets.ts";

/** The name a person reads: a sample's in their language, an upload's without its ending. */
export function nameOf(asset: Asset | Sample): string {
  if ("labels" in asset) return asset.labels[currentLanguage()];
  return asset.name.replace(/\.(jpe?g|png|webp)$/i, "");
}

/** "Linh, áo dài lụa cổ vịt": who wears what, as a caption says it. */
export function titleOf(model: Asset | null, garment: Asset | null): string {
  const who = model ? (nameOf(model).split(",")[0] ?? "") : "";
  const what = garment ? nameOf(garment) : "";
  if (who === "" || what === "") return who || what;
  return `${who}, ${what.charAt(0).toLocaleLowerCase()}${what.slice(1)}`;
}
