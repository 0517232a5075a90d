import * as config from "../config.ts";
import * as credits from "../credits.ts";
import type { Endpoint } from "./endpoint.ts";

/** For developers and measuring, from this machine alone. */
export const DEV_ENDPOINTS = {
  devMail: {
    method: "GET",
    path: "/api/dev/mail",
    access: "dev",
    status: 200,
    query: config.DevMailQuery,
    answer: config.DevMailList,
  },
  devPayments: {
    method: "GET",
    path: "/api/dev/payments",
    access: "dev",
    status: 200,
    answer: credits.DevOrderList,
  },
  devPayment: {
    method: "POST",
    path: "/api/dev/payments/:id",
    access: "dev",
    status: 200,
    body: credits.DevPaymentBody,
    answer: credits.DevPaymentAnswer,
  },
  metrics: { method: "GET", path: "/metrics", access: "dev", status: 200 },
} as const satisfies Record<string, Endpoint>;
