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

export interface PayosConfig {
  clientId: string;
  apiKey: string;
  checksumKey: string;
  /** API address without a trailing slash. */
  base: string;
}
const Envelope = v.object({
  code: v.string(),
  data: v.nullish(v.record(v.string(), v.unknown())),
  signature: v.nullish(v.string()),
});
const Paid = v.object({
  orderCode: v.number(),
  amount: v.number(),
  currency: v.optional(v.string(), "VND"),
  paymentLinkId: v.string(),
  reference: v.string(),
  code: v.string(),
});
const Created = v.object({ checkoutUrl: v.string(), paymentLinkId: v.string() });
const Link = v.object({
  id: v.string(),
  orderCode: v.number(),
  amount: v.number(),
  amountPaid: v.number(),
  status: v.string(),
});
const STATUSES: Record<string, Told> = {
  PAID: "paid",
  CANCELLED: "cancelled",
  EXPIRED: "expired",
  UNDERPAID: "suspect",
};

/** payOS: a payment link with a QR code of the bank; notifications are signed over sorted fields. */
export class PayosGateway implements PaymentGateway {
  readonly id = "payos";
  readonly #config: PayosConfig;
  constructor(config: PayosConfig) {
    this.#config = config;
  }

  async create(order: PaymentOrder, visit: PaymentVisit) {
    const signed = {
      amount: order.amount,
      cancelUrl: visit.returnTo.cancel,
      // Some banks cut what stands on a transfer after nine characters.
      description: `MAU${String(order.number).slice(-6)}`,
      orderCode: order.number,
      returnUrl: visit.returnTo.success,
    };
    const expiredAt = Math.floor(order.expiresAt.getTime() / 1000);
    const signature = this.#sign(signed);
    const data = await this.#call(Created, "/v2/payment-requests", {
      method: "POST",
      body: JSON.stringify({ ...signed, expiredAt, signature }),
    });
    return { reference: data.paymentLinkId, url: data.checkoutUrl };
  }

  readWebhook({ body }: Delivery): Notice | "other" | null {
    const envelope = v.safeParse(Envelope, jsonIn(body));
    if (!envelope.success || !this.#isSigned(envelope.output)) return null;
    const data = v.safeParse(Paid, envelope.output.data);
    if (!data.success) return "other";
    const { orderCode, amount, currency, paymentLinkId, reference, code } = data.output;
    return {
      eventId: `${paymentLinkId}:${reference}`,
      order: { number: orderCode },
      reference: paymentLinkId,
      told: code === "00" ? "paid" : "declined",
      amount,
      currency,
    };
  }

  async poll(order: PaymentOrder): Promise<Notice | null> {
    const link = await this.#call(Link, `/v2/payment-requests/${order.number}`, {});
    const told = STATUSES[link.status] ?? "open";
    return {
      eventId: `asked:${link.id}:${told}`,
      order: { number: link.orderCode },
      reference: link.id,
      told,
      amount: told === "paid" ? link.amountPaid : link.amount,
      currency: "VND",
    };
  }

  async cancel(order: PaymentOrder): Promise<void> {
    const body = JSON.stringify({ cancellationReason: "cancelled in the shop" });
    const path = `/v2/payment-requests/${order.number}/cancel`;
    await this.#call(v.unknown(), path, { method: "POST", body });
  }

  async #call<S extends v.GenericSchema>(schema: S, path: string, init: RequestInit) {
    const { clientId, apiKey, base } = this.#config;
    const headers = {
      "content-type": "application/json",
      "x-client-id": clientId,
      "x-api-key": apiKey,
    };
    const answer = await request(Envelope, base + path, { ...init, headers });
    if (answer.code !== "00") throw new GatewayError(`payOS refused: ${answer.code}`);
    if (!this.#isSigned(answer)) throw new GatewayError("an answer with a wrong signature");
    const data = v.safeParse(schema, answer.data);
    if (!data.success) throw new GatewayError("an answer of another shape");
    return data.output;
  }

  #isSigned({ data, signature }: v.InferOutput<typeof Envelope>): boolean {
    return !!data && sameText(signature ?? "", this.#sign(data));
  }
  #sign(fields: Record<string, unknown>): string {
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${signedText(fields[name])}`)
      .join("&");
    return createHmac("sha256", this.#config.checksumKey).update(text).digest("hex");
  }
}

/** How a value stands in what is signed: nothing for null, lists as JSON of key-sorted objects. */
function signedText(value: unknown): string {
  if (value === null || value === undefined || value === "undefined" || value === "null") return "";
  if (Array.isArray(value)) return JSON.stringify(value.map(sortKeys));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
const sortKeys = (value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const payos = gatewayKind({
  id: "payos",
  variables: {
    PAYOS_CLIENT_ID: filled,
    PAYOS_API_KEY: filled,
    PAYOS_CHECKSUM_KEY: filled,
    PAYOS_BASE: v.optional(address, "https://api-merchant.payos.vn"),
  },
  switches: ["PAYOS_CLIENT_ID", "PAYOS_API_KEY", "PAYOS_CHECKSUM_KEY"],
  overrides: ["PAYOS_BASE"],
  open({
    PAYOS_CLIENT_ID: clientId,
    PAYOS_API_KEY: apiKey,
    PAYOS_CHECKSUM_KEY: checksumKey,
    ...env
  }) {
    if (!clientId || !apiKey || !checksumKey) return null;
    return new PayosGateway({ clientId, apiKey, checksumKey, base: bare(env.PAYOS_BASE) });
  },
});
