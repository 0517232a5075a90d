import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BilingualText } from "#wire/common.ts";
import { LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import type { PlanFeature } from "#wire/plans.ts";
import { byLanguage, FEATURES, type Language, type PlanId } from "#wire/values.ts";
import { numberText } from "./figures.ts";
import { say } from "./say.ts";

/** What a plan is called; the app says it from the same catalogue (src/lib/text/plan-name.ts). */
export const planName = (language: Language, plan: PlanId): string =>
  say(language, { id: `plan.${plan}` });
export const planNames = (plan: PlanId): BilingualText =>
  byLanguage((language) => planName(language, plan));

const LABELS: Record<Exclude<PlanFeature, "resolution">, MessageDescriptor> = {
  tools: msg({ id: "plan.feature.tools", message: "Đủ {tools} công cụ" }),
  no_watermark: msg({ id: "plan.feature.no_watermark", message: "Không có dấu mờ" }),
  storage: msg({ id: "plan.feature.storage", message: "Kho ảnh {storage}" }),
  priority: msg({ id: "plan.feature.priority", message: "Được làm trước" }),
  api: msg({ id: "plan.feature.api", message: "API và webhook" }),
  email_support: msg({ id: "plan.feature.email_support", message: "Hỗ trợ qua email" }),
  unlimited: msg({
    id: "plan.feature.unlimited",
    message: "Không giới hạn credit, tới {perDay} lượt tạo mỗi ngày",
  }),
  batch: msg({ id: "plan.feature.batch", message: "Tạo hàng loạt" }),
  priority_support: msg({ id: "plan.feature.priority_support", message: "Hỗ trợ ưu tiên" }),
  vip_support: msg({ id: "plan.feature.vip_support", message: "Hỗ trợ riêng" }),
  team: msg({ id: "plan.feature.team", message: "Nhiều người cùng dùng" }),
  white_label: msg({ id: "plan.feature.white_label", message: "Mang thương hiệu của bạn" }),
};
const RESOLUTIONS = {
  ultra: msg({ id: "plan.feature.ultra", message: "Ảnh ultra HD, đủ điểm ảnh" }),
  hd: msg({ id: "plan.feature.hd", message: "Ảnh HD, cạnh dài {side} px" }),
  standard: msg({ id: "plan.feature.standard", message: "Ảnh thường, cạnh dài {side} px" }),
};
const GB = 1_000_000_000;
const storageText = (bytes: number) =>
  bytes < GB ? `${bytes / 1_000_000} MB` : `${bytes / GB} GB`;

/** A line of the price list. */
export function featureLabel(plan: PlanId, feature: PlanFeature): BilingualText {
  const { maxSide, storageBytes } = PLAN_LIMITS[plan];
  const resolution = maxSide === null ? "ultra" : maxSide >= LIMITS.hdSide ? "hd" : "standard";
  const message = feature === "resolution" ? RESOLUTIONS[resolution] : LABELS[feature];
  return byLanguage((language) =>
    say(language, message, {
      tools: say(language, { id: `count.${FEATURES.length}` }),
      side: numberText(language, maxSide ?? 0),
      storage: storageText(storageBytes),
      perDay: numberText(language, LIMITS.fairUsePerDay),
    }),
  );
}
