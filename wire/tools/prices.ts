import { PLAN_LIMITS } from "../limits.ts";
import { FEATURES, type Feature, type PlanId } from "../values.ts";
import type { Tool } from "./tool.ts";
import { TOOLS } from "./tools.ts";

/** Credits of a run: the tool's, or nothing on a plan without a credit limit. */
export const costOf = (feature: Feature, plan: PlanId): number =>
  PLAN_LIMITS[plan].unlimited ? 0 : TOOLS[feature].cost;

/**
 * Tools that still fit a balance, cheapest first, without the one that was asked for. Asked where
 * a balance was short, so never on a plan without a limit.
 */
export function affordableAlternatives(
  balance: number,
  asked: Feature,
): { feature: Feature; cost: number }[] {
  return FEATURES.map((feature) => ({ feature, cost: TOOLS[feature].cost }))
    .filter(({ feature, cost }) => feature !== asked && cost <= balance)
    .sort((a, b) => a.cost - b.cost);
}

const allTools: readonly Tool[] = Object.values(TOOLS);

/** Credits of the cheapest and of the dearest tool that makes pictures, or videos. */
export function costRange(media: Tool["media"]): readonly [low: number, high: number] {
  const costs = allTools.filter((tool) => tool.media === media).map(({ cost }) => cost);
  return [Math.min(...costs), Math.max(...costs)];
}

/**
 * What credits are enough for, whatever is chosen: so many pictures of any tool, each tool once,
 * or one run of any tool.
 */
export function worthOf(credits: number): {
  pictures: number;
  eachToolOnce: boolean;
  anyTool: boolean;
} {
  const costs = allTools.map(({ cost }) => cost);
  return {
    pictures: Math.floor(credits / costRange("image")[1]),
    eachToolOnce: costs.reduce((sum, cost) => sum + cost, 0) <= credits,
    anyTool: Math.max(...costs) <= credits,
  };
}
