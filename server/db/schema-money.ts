import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { BillingCycle, CheckoutStatus, Gateway, PlanId } from "#wire/values.ts";
import { createdAt, instant } from "./columns.ts";

/** The catalogue: what is sold and for how much. Seeded by a migration, the operator's to change. */
export const plans = pgTable(
  "plans",
  {
    id: text("id").$type<PlanId>().primaryKey(),
    /** Whole VND; null where the price is agreed with each buyer. */
    priceMonthly: integer("price_monthly"),
    /** Credits a month (the free plan's: once); null is unlimited. */
    credits: integer("credits"),
    popular: boolean("popular").notNull().default(false),
    /** False: no longer sold. */
    onSale: boolean("on_sale").notNull().default(true),
  },
  (t) => [check("plans_price_not_negative", sql`${t.priceMonthly} >= 0`)],
);

/** One row per attempt to pay; the API shows it as a checkout and as a payment. */
export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    paymentId: text("payment_id").notNull().unique(),
    /** The name for gateways that take digits alone: random, at most 15 digits. */
    number: bigint("number", { mode: "number" }).notNull().unique(),
    userId: text("user_id").notNull(),
    planId: text("plan_id").$type<PlanId>().notNull(),
    cycle: text("cycle").$type<BillingCycle>().notNull(),
    gateway: text("gateway").$type<Gateway>().notNull(),
    status: text("status").$type<CheckoutStatus>().notNull().default("pending"),
    /** Whole VND, from the catalogue at the time of the order. */
    amount: integer("amount").notNull(),
    /** Credits of one month, and of the whole order; null is unlimited. */
    monthlyCredits: integer("monthly_credits"),
    credits: integer("credits"),
    searchFolded: text("search_folded").notNull(),
    /** The gateway's own name for it, and where the person pays. */
    reference: text("reference"),
    url: text("url"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** When the gateway was last asked. */
    askedAt: instant("asked_at"),
    paidAt: instant("paid_at"),
    refundedAt: instant("refunded_at"),
    refundReason: text("refund_reason"),
  },
  (t) => [
    unique("orders_gateway_reference").on(t.gateway, t.reference),
    index("orders_history").on(t.userId, t.createdAt, t.id),
    index("orders_newest").on(t.createdAt, t.id),
    index("orders_open").on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check("orders_amount_positive", sql`${t.amount} > 0`),
    check("orders_refund_follows_payment", sql`${t.refundedAt} is null or ${t.paidAt} is not null`),
  ],
);

/** Gateways' notices, one row per event so that none counts twice; refused ones are kept too. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    gateway: text("gateway").$type<Gateway>().notNull(),
    eventId: text("event_id").notNull(),
    orderId: text("order_id"),
    told: text("told").notNull(),
    amount: bigint("amount", { mode: "number" }),
    currency: text("currency"),
    outcome: text("outcome").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.eventId] }),
    index("payment_events_order").on(t.orderId),
  ],
);

/** Time that an account has a plan for. Periods may overlap: the highest plan holds. */
export const planPeriods = pgTable(
  "plan_periods",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    planId: text("plan_id").$type<PlanId>().notNull(),
    /** What paid for it; null: given by an administrator. */
    paymentId: text("payment_id").unique(),
    startsAt: instant("starts_at").notNull(),
    /** Null: without end. */
    endsAt: instant("ends_at"),
    /** Taken back by a refund. */
    endedAt: instant("ended_at"),
    monthlyCredits: integer("monthly_credits"),
    /** Monthly lots in all, how many have come, and when the next is due. */
    lots: integer("lots").notNull().default(0),
    lotsGranted: integer("lots_granted").notNull().default(0),
    nextLotAt: instant("next_lot_at"),
  },
  (t) => [
    index("plan_periods_account").on(t.userId),
    index("plan_periods_due").on(t.nextLotAt).where(sql`${t.nextLotAt} is not null`),
  ],
);

/** Reminders that were sent, by what they were about. */
export const reminders = pgTable("reminders", {
  key: text("key").primaryKey(),
  createdAt: createdAt(),
});

/** The sandbox gateway's own books, which the shop's side never reads directly. */
export const sandboxPayments = pgTable("sandbox_payments", {
  orderId: text("order_id").primaryKey(),
  amount: integer("amount").notNull(),
  status: text("status")
    .$type<"open" | "paid" | "declined" | "cancelled" | "refunded">()
    .notNull()
    .default("open"),
  /** When a payment that is under way counts as paid. */
  paysAt: instant("pays_at"),
  description: text("description").notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  errorUrl: text("error_url").notNull(),
  createdAt: createdAt(),
});
