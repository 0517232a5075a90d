import { ANNUAL_DISCOUNT_PERCENT, PLAN_LIMITS } from "./limits.ts";
import { type BillingCycle, PLAN_IDS, type PlanId } from "./values.ts";

/** Plans stand in PLAN_IDS from the lowest to the highest. */
export const rankOf = (plan: PlanId): number => PLAN_IDS.indexOf(plan);
/** The lowest plan with the API; no higher one is without it. */
export const API_FROM: PlanId = PLAN_IDS.find((plan) => PLAN_LIMITS[plan].api) ?? "enterprise";
export const CYCLE_MONTHS: Record<BillingCycle, number> = { monthly: 1, annual: 12 };

/** VND of a year: twelve months less the discount, to 1,000 ₫. */
export function annualPrice(monthly: number): number {
  const hundredths = monthly * 12 * (100 - ANNUAL_DISCOUNT_PERCENT);
  return Math.round(hundredths / 100_000) * 1000;
}
/** What a month of a year costs, to the đồng. */
export const perMonthOfYear = (monthly: number): number => Math.round(annualPrice(monthly) / 12);

export type PlanFeature =
  | "tools"
  | "resolution"
  | "no_watermark"
  | "storage"
  | "priority"
  | "api"
  | "email_support"
  | "unlimited"
  | "batch"
  | "priority_support"
  | "vip_support"
  | "team"
  | "white_label";

/**
 * What a plan holds, in the order of the price list; server/texts/plan-words.ts says it. Whatever
 * the product cannot do yet is never available, in any plan: nothing unbuilt is sold.
 */
export function planFeatures(plan: PlanId): { key: PlanFeature; available: boolean }[] {
  const limits = PLAN_LIMITS[plan];
  const from = (lowest: PlanId) => rankOf(plan) >= rankOf(lowest);
  const rows: [key: PlanFeature, available: boolean, listed?: boolean][] = [
    ["tools", true],
    ["resolution", true],
    ["no_watermark", !limits.watermark],
    ["storage", true],
    ["priority", limits.priority],
    ["api", limits.api],
    ["email_support", from("basic")],
    ["unlimited", true, limits.unlimited],
    ["batch", false, from("pro")],
    ["priority_support", false, from("professional")],
    ["vip_support", false, from("premium")],
    ["team", false, from("premium")],
    ["white_label", false, from("enterprise")],
  ];
  return rows.flatMap(([key, available, listed = true]) => (listed ? [{ key, available }] : []));
}
