import type { Checkout, CheckoutStatusAnswer, Plan } from "#wire/credits.ts";
import { planFeatures } from "#wire/plans.ts";
import {
  byLanguage,
  CHECKOUT_STATUSES,
  type CheckoutStatus,
  DEFAULT_LANGUAGE,
  type PlanId,
} from "#wire/values.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { CheckoutEvent, CheckoutInput } from "./checkout.machine.ts";

const vnd = (amount: number) => ({ amount, currency: "VND" as const });
const planFixture = (
  id: PlanId,
  [own, elsewhere]: readonly [own: string, elsewhere: string],
  monthly: number | null,
  more: Partial<Plan> = {},
): Plan => ({
  id,
  name: byLanguage((language) => (language === DEFAULT_LANGUAGE ? own : elsewhere)),
  price_monthly: monthly === null ? null : vnd(monthly),
  price_annual: monthly === null ? null : vnd(Math.round(monthly * 9.6)),
  per_month_annual: monthly === null ? null : vnd(Math.round(monthly * 0.8)),
  credits: 60,
  custom_price: monthly === null,
  popular: false,
  features: planFeatures(id).map(({ key, available }) => ({
    key,
    label: byLanguage(() => key.replace("_", " ")),
    available,
  })),
  relation: null,
  ...more,
});
export const plansFixture: readonly Plan[] = [
  planFixture("free_trial", ["Dùng thử", "Free trial"], 0, { credits: 5, relation: "downgrade" }),
  planFixture("basic", ["Cơ bản", "Basic"], 99_000, {
    relation: "current",
  }),
  planFixture("pro", ["Pro", "Pro"], 399_000, { credits: 320, popular: true, relation: "upgrade" }),
  planFixture("enterprise", ["Doanh nghiệp", "Enterprise"], null, {
    credits: null,
    relation: "upgrade",
  }),
];

export const orderFixture = (status: CheckoutStatus = "pending"): CheckoutStatusAnswer => ({
  id: "chk_1",
  status,
  plan_id: "pro",
  cycle: "monthly",
  amount: vnd(399_000),
  credits: 320,
});
export const checkoutFixture: Checkout = {
  ...orderFixture(),
  gateway: "sandbox",
  redirect_url: "http://studio.test/sandbox/chk_1",
  expires_at: "2026-11-28T10:30:00.000Z",
};

const fresh: CheckoutInput = {
  planId: null,
  cycle: "monthly",
  order: null,
  arrival: "board",
  keyBase: "page",
};
export const checkoutInputs = {
  fresh,
  plan: { ...fresh, planId: "pro", cycle: "annual" },
  custom: { ...fresh, planId: "enterprise" },
  success: { ...fresh, order: "chk_1", arrival: "success" },
  cancel: { ...fresh, order: "chk_1", arrival: "cancel" },
} satisfies Record<string, CheckoutInput>;

export const checkoutEvents = {
  "plan.choose": [
    { type: "plan.choose", planId: "pro" },
    { type: "plan.choose", planId: "enterprise" },
  ],
  "plan.change": [{ type: "plan.change" }],
  "cycle.choose": [{ type: "cycle.choose", cycle: "annual" }],
  "gateway.choose": [{ type: "gateway.choose", gateway: "vnpay" }],
  "plans.retry": [{ type: "plans.retry" }],
  "order.confirm": [{ type: "order.confirm" }],
  "order.check": [{ type: "order.check" }],
  "order.again": [{ type: "order.again" }],
  "page.returned": [{ type: "page.returned" }],
} satisfies EventFixtures<CheckoutEvent>;

export const checkoutOutcomes = {
  loadPlans: [accepted(plansFixture), accepted([]), refused("internal")],
  createCheckout: [accepted(checkoutFixture), refused("conflict")],
  readCheckout: [
    ...CHECKOUT_STATUSES.map((status) => accepted(orderFixture(status))),
    refused("not_found"),
  ],
};
