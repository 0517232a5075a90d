import type * as v from "valibot";
import type { OrderRow } from "#server/db/rows.ts";
import { money } from "#server/domain/plans/plan-row.ts";
import { orderText } from "#server/mail/money-mails.ts";
import type { PaymentOrder } from "#server/payments/gateway.ts";
import type { Checkout, CheckoutStatusAnswer, Payment } from "#wire/credits.ts";
import { keysOf } from "#wire/keys.ts";
import type { CheckoutStatus, Language, PaymentStatus } from "#wire/values.ts";

/** What a gateway is told of an order. */
export const orderFor = (row: OrderRow): PaymentOrder => {
  const { id, number, amount, createdAt, expiresAt, reference } = row;
  return { id, number, amount, createdAt, expiresAt, reference };
};

/** What anybody who holds an order's id may know of it. */
export const presentStatus = (row: OrderRow): v.InferOutput<typeof CheckoutStatusAnswer> => ({
  id: row.id,
  status: row.status,
  plan_id: row.planId,
  cycle: row.cycle,
  amount: money(row.amount),
  credits: row.credits,
});

export const presentCheckout = (row: OrderRow): v.InferOutput<typeof Checkout> => ({
  ...presentStatus(row),
  gateway: row.gateway,
  redirect_url: row.url ?? "",
  expires_at: row.expiresAt.toISOString(),
});

const STATUSES: Record<CheckoutStatus, PaymentStatus> = {
  paid: "completed",
  pending: "pending",
  review: "pending",
  declined: "failed",
  cancelled: "failed",
  expired: "failed",
  failed: "failed",
};
/** Statuses of orders that a payment status stands for, apart from refunds. */
export const checkoutStatuses = (status: PaymentStatus): CheckoutStatus[] =>
  keysOf(STATUSES).filter((one) => STATUSES[one] === status);

/** A payment of the person who made it: an order that can still be paid says where. */
export const presentOwnPayment = (row: OrderRow, language: Language, now: Date) => ({
  ...presentPayment(row, language),
  open_order:
    row.status === "pending" && row.expiresAt > now && row.url !== null
      ? { id: row.id, redirect_url: row.url }
      : null,
});

export const presentPayment = (
  row: OrderRow,
  language: Language,
): v.InferOutput<typeof Payment> => ({
  id: row.paymentId,
  created_at: row.createdAt.toISOString(),
  description: orderText(language, row.planId, row.cycle),
  amount: money(row.amount),
  status: row.refundedAt ? "refunded" : STATUSES[row.status],
  credits: row.credits,
  payment_method: row.gateway,
  plan_id: row.planId,
  cycle: row.cycle,
});
