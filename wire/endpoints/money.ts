import * as credits from "../credits.ts";
import { GATEWAYS, GATEWAYS_BY_GET, type Gateway } from "../values.ts";
import type { Endpoint } from "./endpoint.ts";

/** What a gateway tells of an order. */
type GatewayWebhooks = {
  readonly [Id in Gateway as `${Id}Webhook`]: {
    readonly method: "GET" | "POST";
    readonly path: `/webhooks/${Id}`;
    readonly access: "signature";
    readonly status: 200;
  };
};
const GATEWAY_WEBHOOKS = Object.fromEntries(
  GATEWAYS.map((id) => [
    `${id}Webhook`,
    {
      method: GATEWAYS_BY_GET.includes(id) ? "GET" : "POST",
      path: `/webhooks/${id}`,
      access: "signature",
      status: 200,
    },
  ]),
) as GatewayWebhooks;

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
  ...GATEWAY_WEBHOOKS,
  falWebhook: { method: "POST", path: "/webhooks/engines/fal", access: "signature", status: 200 },
  replicateWebhook: {
    method: "POST",
    path: "/webhooks/engines/replicate",
    access: "signature",
    status: 200,
  },
} as const satisfies Record<string, Endpoint>;
