import * as v from "valibot";
import { Id, Instant, itemsOf, text } from "./common.ts";
import { LIMITS } from "./limits.ts";
import { FEATURES } from "./values.ts";

const Services = v.pipe(
  v.array(v.picklist(FEATURES)),
  v.minLength(1, "services_required"),
  v.transform((ids) => [...new Set(ids)]),
);
const RateLimit = v.pipe(
  v.number("rate_range"),
  v.integer("rate_range"),
  v.minValue(LIMITS.tokenRateMin, "rate_range"),
  v.maxValue(LIMITS.tokenRateMax, "rate_range"),
);
const TokenName = v.pipe(text(LIMITS.tokenNameChars), v.minLength(1, "token_name_required"));

export const Token = v.object({
  id: Id,
  name: v.string(),
  services: v.array(v.picklist(FEATURES)),
  rate_limit_per_minute: v.number(),
  active: v.boolean(),
  last4: v.string(),
  last_used_at: v.nullable(Instant),
  created_at: Instant,
});
export type Token = v.InferOutput<typeof Token>;
export const TokenList = itemsOf(Token);
export const CreateTokenBody = v.object({
  name: TokenName,
  services: Services,
  rate_limit_per_minute: RateLimit,
});
export const PatchTokenBody = v.object({
  name: v.optional(TokenName),
  services: v.optional(Services),
  rate_limit_per_minute: v.optional(RateLimit),
  active: v.optional(v.boolean()),
});
/** `value` is present once: at creation and at regeneration. */
export const TokenAnswer = v.object({ token: Token, value: v.optional(v.string()) });
export const TokenStats = v.object({
  total: v.number(),
  active: v.number(),
  requests_today: v.number(),
  requests_30d: v.number(),
  by_service: v.record(v.picklist(FEATURES), v.number()),
});
export type TokenStats = v.InferOutput<typeof TokenStats>;
export const WebhookBody = v.object({
  url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  enabled: v.boolean(),
});
const Delivery = v.nullable(
  v.object({ at: Instant, status: v.nullable(v.number()), ok: v.boolean() }),
);
export const Webhook = v.object({
  url: v.string(),
  enabled: v.boolean(),
  secret: v.optional(v.string()),
  last_delivery: Delivery,
});
export type Webhook = v.InferOutput<typeof Webhook>;
/** As it is read: without its secret; `url` is null while none is set. */
export const WebhookState = v.object({
  url: v.nullable(v.string()),
  enabled: v.boolean(),
  last_delivery: Delivery,
});
