import * as tokens from "../tokens.ts";
import type { Endpoint } from "./endpoint.ts";

/** Keys of customers' own programs, and their hooks. */
export const TOKEN_ENDPOINTS = {
  tokens: {
    method: "GET",
    path: "/api/tokens",
    access: "session",
    status: 200,
    answer: tokens.TokenList,
  },
  createToken: {
    method: "POST",
    path: "/api/tokens",
    access: "session",
    plan: "api",
    status: 201,
    body: tokens.CreateTokenBody,
    answer: tokens.TokenAnswer,
  },
  tokenStats: {
    method: "GET",
    path: "/api/tokens/stats",
    access: "session",
    status: 200,
    answer: tokens.TokenStats,
  },
  token: {
    method: "GET",
    path: "/api/tokens/:id",
    access: "session",
    status: 200,
    answer: tokens.Token,
  },
  patchToken: {
    method: "PATCH",
    path: "/api/tokens/:id",
    access: "session",
    plan: "api",
    status: 200,
    body: tokens.PatchTokenBody,
    answer: tokens.TokenAnswer,
  },
  deleteToken: { method: "DELETE", path: "/api/tokens/:id", access: "session", status: 204 },
  regenerateToken: {
    method: "POST",
    path: "/api/tokens/:id/regenerate",
    access: "session",
    plan: "api",
    status: 200,
    answer: tokens.TokenAnswer,
  },
  webhook: {
    method: "GET",
    path: "/api/webhooks",
    access: "session",
    status: 200,
    answer: tokens.WebhookState,
  },
  putWebhook: {
    method: "PUT",
    path: "/api/webhooks",
    access: "session",
    plan: "api",
    status: 200,
    body: tokens.WebhookBody,
    answer: tokens.Webhook,
  },
  deleteWebhook: { method: "DELETE", path: "/api/webhooks", access: "session", status: 204 },
  testWebhook: {
    method: "POST",
    path: "/api/webhooks/test",
    access: "session",
    plan: "api",
    status: 202,
  },
} as const satisfies Record<string, Endpoint>;
