import type { BilingualText } from "./common.ts";
import { ANNUAL_DISCOUNT_PERCENT, LIMITS, PLAN_LIMITS } from "./limits.ts";
import { type BillingCycle, PLAN_IDS, type PlanId } from "./values.ts";

/** What the plans are called. */
export const PLAN_NAMES: Record<PlanId, BilingualText> = {
  free_trial: { vi: "Dùng thử", en: "Free trial" },
  basic: { vi: "Cơ bản", en: "Basic" },
  starter: { vi: "Khởi đầu", en: "Starter" },
  pro: { vi: "Pro", en: "Pro" },
  professional: { vi: "Chuyên nghiệp", en: "Professional" },
  premium: { vi: "Cao cấp", en: "Premium" },
  enterprise: { vi: "Doanh nghiệp", en: "Enterprise" },
};

/** Plans stand in PLAN_IDS from the lowest to the highest. */
export const rankOf = (plan: PlanId): number => PLAN_IDS.indexOf(plan);
export const CYCLE_MONTHS: Record<BillingCycle, number> = { monthly: 1, annual: 12 };

/** VND of a year: twelve months less the discount, to 1,000 ₫. */
export function annualPrice(monthly: number): number {
  const hundredths = monthly * 12 * (100 - ANNUAL_DISCOUNT_PERCENT);
  return Math.round(hundredths / 100_000) * 1000;
}
/** What a month of a year costs, to the đồng. */
export const perMonthOfYear = (monthly: number): number => Math.round(annualPrice(monthly) / 12);

interface PlanFeature {
  key: string;
  label: BilingualText;
  available: boolean;
}
const GB = 1_000_000_000;
const storageText = (bytes: number) =>
  bytes < GB ? `${bytes / 1_000_000} MB` : `${bytes / GB} GB`;

function resolutionText(plan: PlanId): BilingualText {
  const side = PLAN_LIMITS[plan].maxSide;
  if (side === null)
    return { vi: "Ảnh ultra HD, đủ điểm ảnh", en: "Ultra HD pictures, every pixel" };
  if (side >= 1920)
    return { vi: "Ảnh HD, cạnh dài 1.920 px", en: "HD pictures, 1,920 px long side" };
  return { vi: "Ảnh thường, cạnh dài 1.280 px", en: "Standard pictures, 1,280 px long side" };
}

/**
 * What a plan holds, in the order of the price list. Whatever the product cannot do yet is never
 * available, in any plan: nothing unbuilt is sold.
 */
export function planFeatures(plan: PlanId): PlanFeature[] {
  const limits = PLAN_LIMITS[plan];
  const rank = rankOf(plan);
  const rows: [key: string, vi: string, en: string, available: boolean][] = [
    ["tools", "Đủ năm công cụ", "All five tools", true],
    ["resolution", resolutionText(plan).vi, resolutionText(plan).en, true],
    ["no_watermark", "Không có dấu mờ", "No watermark", !limits.watermark],
    [
      "storage",
      `Kho ảnh ${storageText(limits.storageBytes)}`,
      `${storageText(limits.storageBytes)} for your pictures`,
      true,
    ],
    ["priority", "Được làm trước", "Made first", limits.priority],
    ["api", "API và webhook", "API and webhooks", limits.api],
    ["email_support", "Hỗ trợ qua email", "Support by email", rank > 0],
  ];
  if (plan === "enterprise") {
    const [vi, en] = ["vi-VN", "en-US"].map((locale) =>
      LIMITS.fairUsePerDay.toLocaleString(locale),
    );
    const unlimited = `Unlimited generations, fair use up to ${en} a day`;
    rows.push(["unlimited", `Không giới hạn credit, tới ${vi} lượt tạo mỗi ngày`, unlimited, true]);
  }
  if (rank >= rankOf("pro")) rows.push(["batch", "Tạo hàng loạt", "Batch processing", false]);
  if (rank >= rankOf("professional")) {
    rows.push(["priority_support", "Hỗ trợ ưu tiên", "Priority support", false]);
  }
  if (rank >= rankOf("premium")) {
    rows.push(["vip_support", "Hỗ trợ riêng", "VIP support", false]);
    rows.push(["team", "Nhiều người cùng dùng", "Team access", false]);
  }
  if (plan === "enterprise") {
    rows.push(["white_label", "Mang thương hiệu của bạn", "White labelling", false]);
  }
  return rows.map(([key, vi, en, available]) => ({ key, label: { vi, en }, available }));
}
