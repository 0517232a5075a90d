import type { Plan } from "#wire/credits.ts";
import { TIMES } from "#wire/limits.ts";
import type { BillingCycle, Gateway, PlanId } from "#wire/values.ts";

/** Where one comes from: the price board, or back from a gateway. */
export type Arrival = "board" | "success" | "cancel" | "error";

/** What is chosen before anything is ordered. The amount is the server's alone. */
export interface CheckoutChoice {
  planId: PlanId | null;
  cycle: BillingCycle;
  gateway: Gateway | null;
}
/** Why an order can't be made; the words are the view's. */
export type CheckoutReason = "plan_missing" | "plan_free" | "plan_custom" | "plan_inactive";

/** The plan that is chosen, as the server has it now. */
export const planOf = (plans: readonly Plan[], id: PlanId | null): Plan | null =>
  plans.find((plan) => plan.id === id) ?? null;

export function orderReasons(plan: Plan | null): CheckoutReason[] {
  if (plan === null) return ["plan_missing"];
  if (plan.custom_price) return ["plan_custom"];
  if (plan.relation === "inactive") return ["plan_inactive"];
  return (plan.price_monthly?.amount ?? 0) === 0 ? ["plan_free"] : [];
}
export const isBuyable = (plan: Plan): boolean => orderReasons(plan).length === 0;

/** What buying means: at once, after the present period, or a further period. */
export type Starts = "now" | "after_period" | "further_period";
export function startsOf(plan: Plan): Starts {
  if (plan.relation === "downgrade") return "after_period";
  return plan.relation === "current" ? "further_period" : "now";
}

/** Whether a further period of the present plan is offered now: in the last `TIMES.renewal` of it. */
export const isRenewable = (periodEnd: string | null, now: number): boolean =>
  periodEnd !== null && Date.parse(periodEnd) - now <= TIMES.renewal;
