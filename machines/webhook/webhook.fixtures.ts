import type { Webhook } from "#wire/tokens.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { Hook } from "./webhook.rules.ts";
import type { WebhookEvent } from "./webhook.setup.ts";

export const hookFixture: Hook = {
  url: "https://shop.sennha.vn/mau",
  enabled: true,
  last_delivery: { at: "2026-11-27T02:40:00.000Z", status: 200, ok: true },
};
/** Newly made: its answer is the one that holds the secret. */
export const madeHookFixture: Webhook = {
  ...hookFixture,
  last_delivery: null,
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
};
export const urlRefusal = refused("invalid_request", {
  fields: { url: "Địa chỉ này không gọi được từ ngoài" },
});

export const webhookEvents = {
  "webhook.retry": [{ type: "webhook.retry" }],
  "draft.change": [
    { type: "draft.change", change: { url: "https://kho.sennha.vn/mau" } },
    { type: "draft.change", change: { url: "kho.sennha.vn" } },
    { type: "draft.change", change: { enabled: false } },
  ],
  "webhook.save": [{ type: "webhook.save" }],
  "webhook.test": [{ type: "webhook.test" }],
  "webhook.remove": [{ type: "webhook.remove" }],
  "secret.copy": [{ type: "secret.copy" }],
  "secret.saved": [{ type: "secret.saved" }],
} satisfies EventFixtures<WebhookEvent>;

export const webhookOutcomes = {
  loadWebhook: [accepted(hookFixture), accepted(null), refused("internal")],
  saveWebhook: [accepted(madeHookFixture), accepted(hookFixture), urlRefusal],
  testWebhook: [accepted(null), refused("rate_limited", { facts: { retry_after: 30 } })],
  deleteWebhook: [accepted(null), refused("not_found")],
  copyText: [true, false],
};
