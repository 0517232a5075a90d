import { createHmac } from "node:crypto";
import * as v from "valibot";
import { sameText } from "#server/security/keys.ts";
import { address, bare, filled } from "#server/variable-forms.ts";
import {
  type Delivery,
  GatewayError,
  gatewayKind,
  jsonIn,
  type Notice,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentVisit,
  type Told,
} from "./gateway.ts";
import { request } from "./request.ts";

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** API address without a trailing slash. */
  base: string;
}
/** A signed event older or newer than this is a replay (Stripe's own tolerance). */
const TOLERANCE_S = 300;

const Session = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  client_reference_id: v.nullish(v.string()),
  amount_total: v.nullish(v.number()),
  currency: v.nullish(v.string()),
  status: v.nullish(v.string()),
  payment_status: v.string(),
  payment_intent: v.nullish(v.string()),
});
type Session = v.InferOutput<typeof Session>;
const Event = v.object({
  id: v.string(),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

/** Stripe Checkout, by its HTTP API. VND has no minor unit there: 199000 is 199,000 ₫. */
export class StripeGateway implements PaymentGateway {
  readonly id = "stripe";
  readonly #config: StripeConfig;
  constructor(config: StripeConfig) {
    this.#config = config;
  }

  async create(order: PaymentOrder, visit: PaymentVisit) {
    const line = "line_items[0]";
    const session = await this.#call("POST", "/v1/checkout/sessions", `checkout-${order.id}`, {
      mode: "payment",
      locale: visit.language,
      client_reference_id: order.id,
      success_url: visit.returnTo.success,
      cancel_url: visit.returnTo.cancel,
      // Stripe takes no session shorter than 30 minutes from its own now.
      expires_at: String(Math.ceil(order.expiresAt.getTime() / 1000) + 60),
      [`${line}[quantity]`]: "1",
      [`${line}[price_data][currency]`]: "vnd",
      [`${line}[price_data][unit_amount]`]: String(order.amount),
      [`${line}[price_data][product_data][name]`]: visit.description,
    });
    if (!session.url) throw new GatewayError("a session without an address");
    return { reference: session.id, url: session.url };
  }

  readWebhook({ body, header }: Delivery, now: Date): Notice | "other" | null {
    if (!this.#isSigned(body, header("stripe-signature") ?? "", now)) return null;
    const event = v.safeParse(Event, jsonIn(body));
    if (!event.success) return "other";
    const { id, type, data } = event.output;
    const session = v.safeParse(Session, data.object);
    if (!type.startsWith("checkout.session.") || !session.success) return "other";
    const failed = type === "checkout.session.async_payment_failed";
    return noticeOf(session.output, id, failed ? "declined" : toldBy(session.output));
  }

  async poll(order: PaymentOrder): Promise<Notice | null> {
    if (!order.reference) return null;
    const session = await this.#call("GET", sessionPath(order.reference));
    const told = toldBy(session);
    const notice = noticeOf(session, `asked:${session.id}:${told}`, told);
    return notice === "other" ? null : notice;
  }

  async cancel(order: PaymentOrder): Promise<void> {
    if (!order.reference) return;
    await this.#call("POST", `${sessionPath(order.reference)}/expire`, undefined, {});
  }

  async refund(order: PaymentOrder): Promise<void> {
    if (!order.reference) throw new GatewayError("an order that Stripe does not know");
    const { payment_intent: intent } = await this.#call("GET", sessionPath(order.reference));
    if (!intent) throw new GatewayError("a session without a payment");
    const init = this.#init("POST", `refund-${order.id}`, { payment_intent: intent });
    await request(v.object({ id: v.string() }), `${this.#config.base}/v1/refunds`, init);
  }

  #call(method: string, path: string, key?: string, form?: Record<string, string>) {
    return request(Session, this.#config.base + path, this.#init(method, key, form));
  }
  #init(method: string, key?: string, form?: Record<string, string>): RequestInit {
    return {
      method,
      headers: {
        authorization: `Bearer ${this.#config.secretKey}`,
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    };
  }

  /** `t=…,v1=…`: HMAC-SHA256 over time, a dot and the body's bytes. Several v1 while a secret rolls. */
  #isSigned(body: string, signature: string, now: Date): boolean {
    const parts = signature.split(",").map((part) => part.trim().split("="));
    const time = parts.find(([name]) => name === "t")?.[1] ?? "";
    if (!/^\d{1,12}$/.test(time)) return false;
    if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return false;
    const expected = createHmac("sha256", this.#config.webhookSecret)
      .update(`${time}.${body}`)
      .digest("hex");
    return parts.some(([name, value]) => name === "v1" && sameText(value ?? "", expected));
  }
}

const sessionPath = (id: string) => `/v1/checkout/sessions/${encodeURIComponent(id)}`;

function toldBy({ status, payment_status: paid }: Session): Told {
  if (paid === "paid") return "paid";
  return status === "expired" ? "expired" : "open";
}

function noticeOf(session: Session, eventId: string, told: Told): Notice | "other" {
  const { id, client_reference_id: order, amount_total: amount, currency } = session;
  if (!order || typeof amount !== "number" || !currency) return "other";
  return {
    eventId,
    told,
    amount,
    reference: id,
    order: { id: order },
    currency: currency.toUpperCase(),
  };
}

export const stripe = gatewayKind({
  id: "stripe",
  variables: {
    STRIPE_SECRET_KEY: filled,
    STRIPE_WEBHOOK_SECRET: filled,
    STRIPE_BASE: v.optional(address, "https://api.stripe.com"),
  },
  switches: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  overrides: ["STRIPE_BASE"],
  open({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE }) {
    if (!secretKey || !webhookSecret) return null;
    return new StripeGateway({ secretKey, webhookSecret, base: bare(STRIPE_BASE) });
  },
});
