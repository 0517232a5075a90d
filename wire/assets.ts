import * as v from "valibot";
import { BilingualText, Id, Instant, itemsOf, PageQuery, text } from "./common.ts";
import { LIMITS } from "./limits.ts";
import {
  ASSET_KINDS,
  ASSET_ORIGINS,
  ASSET_USAGES,
  type AssetUsage,
  DOWNLOAD_KINDS,
  DOWNLOAD_QUALITIES,
  DOWNLOAD_SIZES,
  GARMENT_CATEGORIES,
} from "./values.ts";

/** width, height and bytes describe the file that `url` serves. */
export const Asset = v.object({
  id: Id,
  kind: v.picklist(ASSET_KINDS),
  usage: v.picklist(ASSET_USAGES),
  origin: v.picklist(ASSET_ORIGINS),
  name: v.string(),
  mime: v.string(),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  url: v.string(),
  thumb_url: v.string(),
  generation_id: v.nullable(Id),
  created_at: Instant,
  /** A built-in picture's name in each language; its copies have it too. */
  labels: v.optional(BilingualText),
});
export type Asset = v.InferOutput<typeof Asset>;

/** A built-in picture, usable wherever an asset id is. Category is null for people. */
export const Sample = v.object({
  ...Asset.entries,
  category: v.nullable(v.picklist(GARMENT_CATEGORIES)),
  labels: BilingualText,
});
export type Sample = v.InferOutput<typeof Sample>;
export const SampleList = v.object({ items: v.array(Sample), next_cursor: v.nullable(v.string()) });
/** What samples are for: whole people, things to wear, and portraits whose hair is seen. */
export const SAMPLE_USAGES = ["model", "garment", "hair"] as const satisfies readonly AssetUsage[];
export type SampleUsage = (typeof SAMPLE_USAGES)[number];
export const SamplesQuery = v.object({ usage: v.optional(v.picklist(SAMPLE_USAGES)) });

export const UploadUsage = v.optional(v.picklist(ASSET_USAGES), "image");
export const AssetsQuery = v.object({
  ...PageQuery,
  kind: v.optional(v.picklist(ASSET_KINDS)),
  usage: v.optional(v.picklist(ASSET_USAGES)),
  origin: v.optional(v.picklist(ASSET_ORIGINS)),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export const AssetList = v.object({
  items: v.array(Asset),
  next_cursor: v.nullable(v.string()),
  storage: v.object({
    used_bytes: v.number(),
    limit_bytes: v.number(),
    files: v.number(),
    limit_files: v.nullable(v.number()),
  }),
});
export type AssetList = v.InferOutput<typeof AssetList>;
export const PatchAssetBody = v.object({
  name: v.pipe(text(LIMITS.assetNameChars), v.minLength(1, "name_required")),
});

export const DownloadQuery = v.object({
  quality: v.optional(v.picklist(DOWNLOAD_QUALITIES), "high"),
  size: v.optional(v.picklist(DOWNLOAD_SIZES), "original"),
});
export const DownloadBody = v.object({
  kind: v.picklist(DOWNLOAD_KINDS),
  id: v.optional(Id),
  ids: v.optional(v.pipe(v.array(Id), v.maxLength(LIMITS.downloadMaxIds))),
  quality: v.optional(v.picklist(DOWNLOAD_QUALITIES)),
  size: v.optional(v.picklist(DOWNLOAD_SIZES)),
  filters: v.optional(v.record(v.string(), v.string())),
});
export const DownloadAnswer = v.object({ url: v.string() });
export const DownloadIdsBody = v.object({
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(LIMITS.downloadMaxIds)),
});
export const CommunityQuery = v.object(PageQuery);
export const CommunityItem = v.object({
  id: Id,
  feature: v.string(),
  asset: Asset,
  style_name: v.nullable(v.string()),
  created_at: Instant,
});
export const CommunityList = v.object({
  items: v.array(CommunityItem),
  next_cursor: v.nullable(v.string()),
});
export const Hairstyle = v.object({
  id: v.string(),
  gender: v.string(),
  categories: v.array(v.string()),
  name: BilingualText,
  description: BilingualText,
  image_url: v.string(),
});
export const HairstyleList = itemsOf(Hairstyle);
export const Preset = v.object({ id: v.string(), label: BilingualText, image_url: v.string() });
export const PresetList = itemsOf(Preset);
