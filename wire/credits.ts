import * as v from "valibot";
import { BilingualText, Id, Instant, itemsOf, listOf, Money, PageQuery } from "./common.ts";
import { Generation } from "./generations.ts";
import {
  BILLING_CYCLES,
  CHECKOUT_STATUSES,
  DEV_PAYMENT_ACTIONS,
  ENTRY_KINDS,
  FEATURES,
  GATEWAYS,
  LOT_SOURCES,
  PAYMENT_STATUSES,
  PLAN_IDS,
  PLAN_RELATIONS,
} from "./values.ts";

export const Lot = v.object({
  id: Id,
  credits: v.number(),
  remaining: v.number(),
  source: v.picklist(LOT_SOURCES),
  expires_at: Instant,
});
/** `available` equals `balance`; `reserved` is held by open jobs and already off the balance. */
export const Credits = v.object({
  balance: v.number(),
  reserved: v.number(),
  available: v.number(),
  lots: v.array(Lot),
});
export type Credits = v.InferOutput<typeof Credits>;

export const Entry = v.object({
  id: Id,
  kind: v.picklist(ENTRY_KINDS),
  credits: v.number(),
  balance_after: v.number(),
  generation_id: v.nullable(Id),
  payment_id: v.nullable(Id),
  lot_id: v.nullable(Id),
  reason: v.nullable(v.string()),
  created_at: Instant,
  /** What brought it: the plan that was bought or refunded, and where a lot came from. */
  plan_id: v.optional(v.nullable(v.picklist(PLAN_IDS))),
  source: v.optional(v.nullable(v.picklist(LOT_SOURCES))),
  /**
   * On the line that stands for a run what all its lines come to, and the run unless it was deleted; null
   * on its other lines and on those of no run. A statement shows one line a run by it. Never told to a token.
   */
  run: v.optional(
    v.nullable(v.object({ credits: v.number(), generation: v.nullable(Generation) })),
  ),
});
export type Entry = v.InferOutput<typeof Entry>;
export const EntryList = listOf(Entry);
export const EntriesQuery = v.object(PageQuery);
export const CostTable = v.record(v.picklist(FEATURES), v.number());

export const Plan = v.object({
  id: v.picklist(PLAN_IDS),
  name: BilingualText,
  price_monthly: v.nullable(Money),
  price_annual: v.nullable(Money),
  per_month_annual: v.nullable(Money),
  credits: v.nullable(v.number()),
  custom_price: v.boolean(),
  popular: v.boolean(),
  features: v.array(v.object({ key: v.string(), label: BilingualText, available: v.boolean() })),
  relation: v.nullable(v.picklist(PLAN_RELATIONS)),
});
export type Plan = v.InferOutput<typeof Plan>;
export const PlanList = itemsOf(Plan);

export const CheckoutBody = v.object({
  plan_id: v.picklist(PLAN_IDS),
  cycle: v.picklist(BILLING_CYCLES),
  gateway: v.optional(v.picklist(GATEWAYS)),
});
export const CheckoutStatusAnswer = v.object({
  id: Id,
  status: v.picklist(CHECKOUT_STATUSES),
  plan_id: v.picklist(PLAN_IDS),
  cycle: v.picklist(BILLING_CYCLES),
  amount: Money,
  credits: v.nullable(v.number()),
});
export type CheckoutStatusAnswer = v.InferOutput<typeof CheckoutStatusAnswer>;
export const Checkout = v.object({
  ...CheckoutStatusAnswer.entries,
  gateway: v.picklist(GATEWAYS),
  redirect_url: v.string(),
  expires_at: Instant,
});
export type Checkout = v.InferOutput<typeof Checkout>;
export const Payment = v.object({
  id: Id,
  created_at: Instant,
  description: v.string(),
  amount: Money,
  status: v.picklist(PAYMENT_STATUSES),
  credits: v.nullable(v.number()),
  payment_method: v.picklist(GATEWAYS),
  plan_id: v.picklist(PLAN_IDS),
  cycle: v.picklist(BILLING_CYCLES),
  /** The order while it can still be paid or given up, and where it is paid. */
  open_order: v.optional(v.nullable(v.object({ id: Id, redirect_url: v.string() }))),
});
export type Payment = v.InferOutput<typeof Payment>;
export const PaymentList = listOf(Payment);
const filters = {
  status: v.optional(v.picklist(PAYMENT_STATUSES)),
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
};
export const PaymentsQuery = v.object({ ...PageQuery, ...filters });
export const PaymentsExportQuery = v.object(filters);
export const DevPaymentBody = v.object({
  action: v.picklist(DEV_PAYMENT_ACTIONS),
  delay_s: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3600)), 60),
});
export const DevPaymentAnswer = v.object({ status: v.picklist(CHECKOUT_STATUSES) });

/** An order as the sandbox's own books have it, newest first on the developer's page. */
export const DevOrder = v.object({
  id: v.string(),
  description: v.string(),
  amount: Money,
  status: v.picklist(["open", "paid", "declined", "cancelled", "refunded"]),
  email: v.string(),
  created_at: v.string(),
});
export const DevOrderList = v.object({ items: v.array(DevOrder) });
