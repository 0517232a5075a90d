import { createHmac } from "node:crypto";
import * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { sameText } from "#server/security/keys.ts";
import { address, filled } from "#server/variable-forms.ts";
import { fold } from "#wire/fold.ts";
import { SHOP_OFFSET_MS } from "#wire/shop-time.ts";
import type { Language } from "#wire/values.ts";
import {
  type Delivery,
  GatewayError,
  gatewayKind,
  type Notice,
  type Outcome,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentVisit,
  type Told,
} from "./gateway.ts";
import { request } from "./request.ts";

export interface VnpayConfig {
  tmnCode: string;
  hashSecret: string;
  /** The payment page, e.g. https://pay.vnpay.vn/vpcpay.html. */
  url: string;
}
/** Its payment page speaks two languages; whoever reads neither gets English. */
const LOCALES: Partial<Record<Language, string>> = { vi: "vn" };
const VERSION = "2.1.0";
const QUERY_PATH = "/merchant_webapi/api/transaction";

/** Its own codes of what became of a notification; the status is always 200. */
const REPLIES: Record<Outcome | "unsigned" | "failed", [RspCode: string, Message: string]> = {
  paid: ["00", "Confirm Success"],
  noted: ["00", "Confirm Success"],
  known: ["02", "Order already confirmed"],
  mismatch: ["04", "Invalid amount"],
  unknown: ["01", "Order not found"],
  unsigned: ["97", "Invalid Checksum"],
  failed: ["99", "Unknown error"],
};

/** yyyyMMddHHmmss in GMT+7. */
const stamp = (at: Date): string =>
  new Date(at.getTime() + SHOP_OFFSET_MS).toISOString().replace(/[-:T]/g, "").slice(0, 14);

const QueryAnswer = v.looseObject({
  vnp_ResponseId: v.optional(v.string(), ""),
  vnp_Command: v.optional(v.string(), ""),
  vnp_ResponseCode: v.string(),
  vnp_Message: v.optional(v.string(), ""),
  vnp_TmnCode: v.optional(v.string(), ""),
  vnp_TxnRef: v.optional(v.string(), ""),
  vnp_Amount: v.optional(v.union([v.string(), v.number()]), ""),
  vnp_BankCode: v.optional(v.string(), ""),
  vnp_PayDate: v.optional(v.string(), ""),
  vnp_TransactionNo: v.optional(v.union([v.string(), v.number()]), ""),
  vnp_TransactionType: v.optional(v.string(), ""),
  vnp_TransactionStatus: v.optional(v.string(), ""),
  vnp_OrderInfo: v.optional(v.string(), ""),
  vnp_PromotionCode: v.optional(v.string(), ""),
  vnp_PromotionAmount: v.optional(v.union([v.string(), v.number()]), ""),
  vnp_SecureHash: v.optional(v.string(), ""),
});
/** The order in which a query's answer is signed, with bars between. */
const QUERY_SIGNED = [
  "vnp_ResponseId",
  "vnp_Command",
  "vnp_ResponseCode",
  "vnp_Message",
  "vnp_TmnCode",
  "vnp_TxnRef",
  "vnp_Amount",
  "vnp_BankCode",
  "vnp_PayDate",
  "vnp_TransactionNo",
  "vnp_TransactionType",
  "vnp_TransactionStatus",
  "vnp_OrderInfo",
  "vnp_PromotionCode",
  "vnp_PromotionAmount",
] as const;

/** VNPay 2.1.0: a signed address to pay at, a signed GET as notification. It counts in hundredths. */
export class VnpayGateway implements PaymentGateway {
  readonly id = "vnpay";
  readonly #config: VnpayConfig;
  constructor(config: VnpayConfig) {
    this.#config = config;
  }

  reply(outcome: Outcome | "unsigned" | "failed") {
    const [RspCode, Message] = REPLIES[outcome];
    return { RspCode, Message };
  }

  async create(order: PaymentOrder, visit: PaymentVisit) {
    const fields = {
      vnp_Version: VERSION,
      vnp_Command: "pay",
      vnp_TmnCode: this.#config.tmnCode,
      vnp_Amount: String(order.amount * 100),
      vnp_CurrCode: "VND",
      vnp_TxnRef: String(order.number),
      // Anything but plain letters, digits and spaces is encoded differently on the other side.
      vnp_OrderInfo: fold(visit.description)
        .replace(/[^a-z0-9 ]+/g, " ")
        .replace(/ +/g, " ")
        .trim(),
      vnp_OrderType: "other",
      vnp_ReturnUrl: visit.returnTo.success,
      vnp_IpAddr: visit.address,
      vnp_CreateDate: stamp(order.createdAt),
      vnp_ExpireDate: stamp(order.expiresAt),
      vnp_Locale: LOCALES[visit.language] ?? "en",
    };
    const signed = sortedForm(Object.entries(fields));
    const url = `${this.#config.url}?${signed}&vnp_SecureHash=${this.#sign(signed)}`;
    return { reference: String(order.number), url };
  }

  readWebhook({ query }: Delivery): Notice | "other" | null {
    const fields = [...new URLSearchParams(query)];
    const named = new Map(fields);
    const given = named.get("vnp_SecureHash") ?? "";
    const signed = sortedForm(
      fields.filter(([name]) => name.startsWith("vnp_") && !name.startsWith("vnp_SecureHash")),
    );
    if (!sameText(given.toLowerCase(), this.#sign(signed))) return null;
    // A name twice would be signed and yet read two ways.
    if (named.size !== fields.length) return null;
    if (named.get("vnp_TmnCode") !== this.#config.tmnCode) return "other";
    const at = (name: string) => named.get(name) ?? "";
    const told = toldBy(at("vnp_ResponseCode"), at("vnp_TransactionStatus"));
    return noticeOf(at("vnp_TxnRef"), at("vnp_Amount"), told, at("vnp_TransactionNo"));
  }

  async poll(order: PaymentOrder, now: Date): Promise<Notice | null> {
    const { tmnCode, url } = this.#config;
    const fields = {
      vnp_RequestId: newId("").slice(0, 22),
      vnp_Version: VERSION,
      vnp_Command: "querydr",
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: String(order.number),
      vnp_TransactionDate: stamp(order.createdAt),
      vnp_CreateDate: stamp(now),
      vnp_IpAddr: "127.0.0.1",
      vnp_OrderInfo: `query ${order.number}`,
    };
    const vnp_SecureHash = this.#sign(Object.values(fields).join("|"));
    const answer = await request(QueryAnswer, new URL(QUERY_PATH, url).href, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...fields, vnp_SecureHash }),
    });
    // 91: no such transaction. Nobody came to the page, or nobody finished there.
    if (answer.vnp_ResponseCode === "91") return null;
    const signed = QUERY_SIGNED.map((name) => String(answer[name])).join("|");
    if (!sameText(answer.vnp_SecureHash.toLowerCase(), this.#sign(signed))) {
      throw new GatewayError("an answer with a wrong signature");
    }
    if (answer.vnp_ResponseCode !== "00") throw new GatewayError(answer.vnp_ResponseCode);
    const told = toldBy("00", answer.vnp_TransactionStatus);
    const { vnp_TxnRef, vnp_Amount, vnp_TransactionNo } = answer;
    const notice = noticeOf(vnp_TxnRef, String(vnp_Amount), told, String(vnp_TransactionNo));
    return notice === "other" ? null : notice;
  }

  #sign = (text: string): string =>
    createHmac("sha512", this.#config.hashSecret).update(text).digest("hex");
}

/** Names in order, form-encoded (a space is `+`): what is signed is what is sent. */
function sortedForm(fields: [string, string][]): string {
  return new URLSearchParams(fields.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** Response codes of the payment page, and the transaction's own status. */
function toldBy(response: string, status: string): Told {
  if (status === "07" || status === "04" || response === "07") return "suspect";
  if (response === "00" && status === "00") return "paid";
  if (response === "24") return "cancelled";
  if (response === "11") return "expired";
  return status === "01" || status === "05" ? "open" : "declined";
}

function noticeOf(txnRef: string, amount: string, told: Told, number: string): Notice | "other" {
  if (!/^\d{1,15}$/.test(txnRef) || !/^\d{1,15}$/.test(amount)) return "other";
  return {
    eventId: `${txnRef}:${number}:${told}`,
    order: { number: Number(txnRef) },
    reference: null,
    told,
    amount: Number(amount) / 100,
    currency: "VND",
  };
}

export const vnpay = gatewayKind({
  id: "vnpay",
  variables: {
    VNPAY_TMN_CODE: filled,
    VNPAY_HASH_SECRET: filled,
    VNPAY_URL: v.optional(address, "https://pay.vnpay.vn/vpcpay.html"),
  },
  switches: ["VNPAY_TMN_CODE", "VNPAY_HASH_SECRET"],
  overrides: [],
  open({ VNPAY_TMN_CODE: tmnCode, VNPAY_HASH_SECRET: hashSecret, VNPAY_URL: url }) {
    if (!tmnCode || !hashSecret) return null;
    return new VnpayGateway({ tmnCode, hashSecret, url });
  },
});
