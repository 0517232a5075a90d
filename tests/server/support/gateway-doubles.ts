import { createHmac, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}) => { status?: number; json: unknown };

/** A provider's server on loopback. */
abstract class Double {
  url = "";
  /** Answers 503 to everything, as a gateway that is away. */
  isAway = false;
  readonly calls: string[] = [];
  readonly #server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [method, path] = [request.method ?? "", request.url ?? ""];
    this.calls.push(`${method} ${path}`);
    const body = Buffer.concat(chunks).toString("utf8");
    const answer = this.isAway
      ? { status: 503, json: {} }
      : this.answer({ method, path, headers: request.headers, body });
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.json));
  });
  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }
  stop = () =>
    new Promise<void>((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(() => resolve());
    });
  protected abstract answer: Handler;
}

interface Session {
  id: string;
  url: string;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
}

/** Stripe's checkout sessions, with signed events as its webhooks send them. */
export class StripeDouble extends Double {
  readonly secret = "whsec_double";
  readonly sessions = new Map<string, Session>();
  readonly refunds: string[] = [];
  readonly #byKey = new Map<string, Session>();
  environment = () => ({
    STRIPE_SECRET_KEY: "sk_double",
    STRIPE_WEBHOOK_SECRET: this.secret,
    STRIPE_BASE: this.url,
  });

  protected answer: Handler = ({ method, path, headers, body }) => {
    if (headers.authorization !== "Bearer sk_double") return { status: 401, json: {} };
    const form = new URLSearchParams(body);
    if (method === "POST" && path === "/v1/refunds") {
      this.refunds.push(form.get("payment_intent") ?? "");
      return { json: { id: "re_1", object: "refund" } };
    }
    const [, id, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = id ? this.sessions.get(id) : undefined;
    if (session && action) session.status = "expired";
    if (session) return { json: session };
    if (method !== "POST" || path !== "/v1/checkout/sessions") return { status: 404, json: {} };
    const key = String(headers["idempotency-key"]);
    const kept = this.#byKey.get(key);
    if (kept) return { json: kept };
    const life = Number(form.get("expires_at")) - Date.now() / 1000;
    if (life < 1800) return { status: 400, json: { error: { message: "expires_at too soon" } } };
    const made: Session = {
      id: `cs_${randomBytes(8).toString("hex")}`,
      url: `${this.url}/pay`,
      client_reference_id: form.get("client_reference_id") ?? "",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
    };
    this.sessions.set(made.id, made);
    this.#byKey.set(key, made);
    return { json: made };
  };

  /** The person pays; nothing is told. */
  pay(session: Session) {
    Object.assign(session, { status: "complete", payment_status: "paid", payment_intent: "pi_1" });
  }
  event(type: string, session: object, id = `evt_${randomBytes(8).toString("hex")}`) {
    const event = { id, object: "event", type, data: { object: session } };
    return JSON.stringify(event, null, 2);
  }
  sign(body: string, at = Math.floor(Date.now() / 1000), secret = this.secret): string {
    const mark = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return `t=${at},v1=${mark}`;
  }
}

/** VNPay's query interface; its notifications are signed by `notice`. */
export class VnpayDouble extends Double {
  readonly secret = "vnpay-double-secret";
  /** Status of the transactions it knows, by TxnRef. */
  readonly known = new Map<string, { amount: string; status: string }>();
  environment = () => ({
    VNPAY_TMN_CODE: "MAUTEST1",
    VNPAY_HASH_SECRET: this.secret,
    VNPAY_URL: `${this.url}/paymentv2/vpcpay.html`,
  });

  protected answer: Handler = ({ path, body }) => {
    if (path !== "/merchant_webapi/api/transaction") return { status: 404, json: {} };
    const asked = JSON.parse(body);
    const { vnp_SecureHash, ...rest } = asked;
    if (vnp_SecureHash !== this.sign(Object.values(rest).join("|"))) {
      return { json: { vnp_ResponseCode: "97" } };
    }
    const known = this.known.get(asked.vnp_TxnRef);
    if (!known) return { json: { vnp_ResponseCode: "91", vnp_Message: "Not found" } };
    const fields = {
      vnp_ResponseId: randomBytes(8).toString("hex"),
      vnp_Command: "querydr",
      vnp_ResponseCode: "00",
      vnp_Message: "QueryDR Success",
      vnp_TmnCode: asked.vnp_TmnCode,
      vnp_TxnRef: asked.vnp_TxnRef,
      vnp_Amount: known.amount,
      vnp_BankCode: "NCB",
      vnp_PayDate: "20261128093000",
      vnp_TransactionNo: "14226112",
      vnp_TransactionType: "01",
      vnp_TransactionStatus: known.status,
      vnp_OrderInfo: asked.vnp_OrderInfo,
      vnp_PromotionCode: "",
      vnp_PromotionAmount: "",
    };
    return { json: { ...fields, vnp_SecureHash: this.sign(Object.values(fields).join("|")) } };
  };

  sign = (text: string, secret = this.secret) =>
    createHmac("sha512", secret).update(text).digest("hex");
  /** The query of a notification, signed by its own way of encoding. */
  notice(fields: Record<string, string>, secret = this.secret): string {
    const all: Record<string, string> = {
      vnp_TmnCode: "MAUTEST1",
      vnp_BankCode: "NCB",
      vnp_CardType: "ATM",
      vnp_BankTranNo: "VNP14226112",
      vnp_PayDate: "20261128093000",
      vnp_OrderInfo: "goi co ban mot thang",
      vnp_TransactionNo: "14226112",
      vnp_ResponseCode: "00",
      vnp_TransactionStatus: "00",
      ...fields,
    };
    const form = (text: string) =>
      encodeURIComponent(text)
        .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/%20/g, "+");
    const query = Object.keys(all)
      .sort()
      .map((name) => `${form(name)}=${form(all[name] ?? "")}`)
      .join("&");
    return `${query}&vnp_SecureHash=${this.sign(query, secret)}`;
  }
}

interface Link {
  id: string;
  orderCode: number;
  amount: number;
  amountPaid: number;
  status: string;
}

/** payOS: payment links whose answers and notifications are signed. */
export class PayosDouble extends Double {
  readonly checksumKey = "payos-double-checksum";
  readonly links = new Map<number, Link>();
  environment = () => ({
    PAYOS_CLIENT_ID: "client",
    PAYOS_API_KEY: "key",
    PAYOS_CHECKSUM_KEY: this.checksumKey,
    PAYOS_BASE: this.url,
  });

  protected answer: Handler = ({ method, path, headers, body }) => {
    if (headers["x-client-id"] !== "client" || headers["x-api-key"] !== "key") {
      return { json: { code: "401", desc: "unauthorised" } };
    }
    const [, code, action] = /^\/v2\/payment-requests(?:\/(\d+))?(\/cancel)?$/.exec(path) ?? [];
    if (method === "POST" && !code) {
      const { signature, expiredAt: _, ...signed } = JSON.parse(body);
      if (signature !== this.sign(signed)) return { json: { code: "201", desc: "signature" } };
      if (this.links.has(signed.orderCode)) return { json: { code: "231", desc: "exists" } };
      const id = randomBytes(16).toString("hex");
      const { orderCode, amount } = signed;
      this.links.set(orderCode, { id, orderCode, amount, amountPaid: 0, status: "PENDING" });
      const data = { bin: "970422", accountNumber: "12", amount, orderCode, currency: "VND" };
      return this.#signed({ ...data, paymentLinkId: id, checkoutUrl: `${this.url}/web/${id}` });
    }
    const link = this.links.get(Number(code));
    if (!link) return { json: { code: "101", desc: "no such link" } };
    if (action) link.status = "CANCELLED";
    return this.#signed({ ...link, transactions: [{ reference: "FT1", amount: link.amountPaid }] });
  };
  #signed = (data: object) => ({
    json: { code: "00", desc: "success", data, signature: this.sign(data) },
  });

  sign(data: object, key = this.checksumKey): string {
    const text = Object.entries(data)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, value]) => `${name}=${Array.isArray(value) ? listText(value) : (value ?? "")}`)
      .join("&");
    return createHmac("sha256", key).update(text).digest("hex");
  }
  notice(fields: object, key = this.checksumKey): string {
    const data = {
      accountNumber: "12345678",
      description: "MAU123456",
      currency: "VND",
      code: "00",
      reference: "FT26332",
      transactionDateTime: "2026-11-28 09:30:00",
      desc: "Thành công",
      counterAccountName: null,
      virtualAccountName: "",
      ...fields,
    };
    const signature = this.sign(data, key);
    return JSON.stringify({ code: "00", desc: "success", success: true, data, signature });
  }
}
const listText = (list: object[]) =>
  JSON.stringify(list.map((one) => Object.fromEntries(Object.entries(one).sort())));
