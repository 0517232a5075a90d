import { plansFixture } from "#machines/checkout/checkout.fixtures.ts";
import { featureLabel } from "#server/texts/plan-words.ts";
import type { Plan } from "#wire/credits.ts";
import type { PlanFeature } from "#wire/plans.ts";

/** The plans of the fixtures with the words that the server says of them. */
export const planList: readonly Plan[] = plansFixture.map((plan) => ({
  ...plan,
  features: plan.features.map((feature) => ({
    ...feature,
    label: featureLabel(plan.id, feature.key as PlanFeature),
  })),
}));
