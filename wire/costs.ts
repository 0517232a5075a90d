import { FEATURES, type Feature } from "./values.ts";

/** Credits a run costs: the one table that charging, pricing texts and buttons read. */
export const COSTS: Record<Feature, number> = {
  virtual_try_on: 1,
  body_generator: 1,
  hairstyle_changer: 1,
  image_to_video: 2,
  image_editing: 1,
};

/** Tools that still fit a balance, cheapest first, without the one that was asked for. */
export function affordableAlternatives(
  balance: number,
  asked: Feature,
  costs: Record<Feature, number> = COSTS,
): { feature: Feature; cost: number }[] {
  return FEATURES.filter((feature) => feature !== asked && costs[feature] <= balance)
    .map((feature) => ({ feature, cost: costs[feature] }))
    .sort((a, b) => a.cost - b.cost);
}
