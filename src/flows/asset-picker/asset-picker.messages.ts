import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PickerKind } from "#machines/asset-picker/asset-picker.rules.ts";
import type { AssetUsage } from "#wire/values.ts";

/** The popup's title by what is being chosen. */
export const titles: Record<AssetUsage, MessageDescriptor> = {
  model: msg({ id: "picker.model", message: "Chọn ảnh người mẫu" }),
  garment: msg({ id: "picker.garment", message: "Chọn ảnh món đồ" }),
  face: msg({ id: "picker.face", message: "Chọn ảnh gương mặt" }),
  hair: msg({ id: "picker.hair", message: "Chọn ảnh chân dung" }),
  image: msg({ id: "picker.image", message: "Chọn ảnh" }),
  mask: msg({ id: "picker.mask", message: "Chọn vùng tô" }),
};
export const tabTexts: Record<PickerKind, MessageDescriptor> = {
  all: msg({ id: "picker.all", message: "Tất cả" }),
  image: msg({ id: "picker.images", message: "Ảnh" }),
  video: msg({ id: "picker.videos", message: "Video" }),
};
