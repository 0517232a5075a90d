import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TryOnReason } from "#machines/try-on/try-on.rules.ts";
import { LIMITS } from "#wire/limits.ts";
import type { GarmentCategory } from "#wire/values.ts";

/** Why the verb is locked, by reason. */
export const reasonTexts: Record<TryOnReason, MessageDescriptor> = {
  model_missing: msg({ id: "try_on.reason.model_missing", message: "Còn thiếu người mẫu." }),
  garment_missing: msg({ id: "try_on.reason.garment_missing", message: "Còn thiếu món đồ." }),
  model_too_small: msg({
    id: "try_on.reason.model_too_small",
    message: `Ảnh người mẫu nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  garment_too_small: msg({
    id: "try_on.reason.garment_too_small",
    message: `Ảnh món đồ nhỏ quá, cạnh ngắn cần ít nhất ${{ least: LIMITS.toolMinSide }} px.`,
  }),
  mask_unused: msg({
    id: "try_on.reason.mask_unused",
    message: "Nét sửa viền vừa tô chưa được dùng. Bấm Dùng vùng tô, hoặc bỏ đi.",
  }),
};
/** The spec's sentence when both are missing at the order. */
export const bothNeeded = msg({
  id: "try_on.both_needed",
  message: "Chọn đủ người mẫu và món đồ rồi mới tạo ảnh được.",
});

export const categoryTexts: Record<GarmentCategory, MessageDescriptor> = {
  all: msg({ id: "category.all", message: "Tất cả" }),
  dresses: msg({ id: "category.dresses", message: "Đầm" }),
  tops: msg({ id: "category.tops", message: "Áo" }),
  bottoms: msg({ id: "category.bottoms", message: "Quần, chân váy" }),
  outerwear: msg({ id: "category.outerwear", message: "Áo khoác" }),
};
/** "all" as a kind to try on: the engine decides from the garment. */
export const categoryByItself = msg({ id: "category.by_itself", message: "Tự nhận" });
