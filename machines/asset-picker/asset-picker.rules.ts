import type { Asset } from "#wire/assets.ts";
import type { AssetKind, AssetUsage } from "#wire/values.ts";

/** The tabs: everything, pictures, videos. */
export type PickerKind = "all" | AssetKind;
export const PICKER_KINDS: readonly PickerKind[] = ["all", "image", "video"];

/** What a page of the library is asked by. */
export interface AssetsWanted {
  kind: PickerKind;
  q: string;
  cursor: string | null;
}
export interface AssetsPage {
  items: readonly Asset[];
  cursor: string | null;
}

/** Why an asset cannot be chosen; a code, the words are the view's. No tool takes a video in. */
export const pickReasons = (asset: Asset): readonly "video_not_taken"[] =>
  asset.kind === "video" ? ["video_not_taken"] : [];

/** A mask belongs to its picture and is no picture to work on. */
export const isShown = (asset: Pick<Asset, "usage">): boolean =>
  (asset.usage satisfies AssetUsage) !== "mask";

/** Pages one after another, each asset once: what was added meanwhile may shift a page. */
export function withPage(shown: readonly Asset[], more: readonly Asset[]): readonly Asset[] {
  const known = new Set(shown.map((asset) => asset.id));
  return [...shown, ...more.filter((asset) => isShown(asset) && !known.has(asset.id))];
}
