import * as credits from "../credits.ts";
import type { Endpoint } from "./endpoint.ts";

/** Credits, plans, orders, payments, and what gateways and engines tell. */
export const MONEY_ENDPOINTS = {
  credits: {
    method: "GET",
    path: "/api/credits",
    access: "token",
    status: 200,
    answer: credits.Credits,
  },
  entries: {
    method: "GET",
    path: "/api/credits/entries",
    access: "token",
    status: 200,
    query: credits.EntriesQuery,
    answer: credits.EntryList,
  },
  plans: {
    method: "GET",
    path: "/api/plans",
    access: "public",
    status: 200,
    answer: credits.PlanList,
  },
  createCheckout: {
    method: "POST",
    path: "/api/checkout",
    access: "session",
    status: 201,
    body: credits.CheckoutBody,
    answer: credits.Checkout,
    idempotent: true,
  },
  checkout: {
    method: "GET",
    path: "/api/checkout/:id",
    access: "public",
    status: 200,
    answer: credits.CheckoutStatusAnswer,
  },
  cancelCheckout: {
    method: "POST",
    path: "/api/checkout/:id/cancel",
    access: "session",
    status: 200,
    answer: credits.CheckoutStatusAnswer,
  },
  payments: {
    method: "GET",
    path: "/api/payments",
    access: "session",
    status: 200,
    query: credits.PaymentsQuery,
    answer: credits.PaymentList,
  },
  exportPayments: {
    method: "GET",
    path: "/api/payments/export.csv",
    access: "session",
    status: 200,
    query: credits.PaymentsExportQuery,
    stream: "csv",
  },
  sandboxWebhook: { method: "POST", path: "/webhooks/sandbox", access: "signature", status: 200 },
  stripeWebhook: { method: "POST", path: "/webhooks/stripe", access: "signature", status: 200 },
  payosWebhook: { method: "POST", path: "/webhooks/payos", access: "signature", status: 200 },
  vnpayWebhook: { method: "GET", path: "/webhooks/vnpay", access: "signature", status: 200 },
  falWebhook: { method: "POST", path: "/webhooks/engines/fal", access: "signature", status: 200 },
  replicateWebhook: {
    method: "POST",
    path: "/webhooks/engines/replicate",
    access: "signature",
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;
