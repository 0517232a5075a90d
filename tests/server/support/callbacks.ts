import { createHmac } from "node:crypto";
import type { Notice } from "#server/payments/gateway.ts";
import type { Gateway } from "#wire/values.ts";
import type { PayosDouble, StripeDouble, VnpayDouble } from "./gateway-doubles.ts";
import type { Answer, Person, TestServer } from "./harness.ts";

/** A notification as it goes over the wire: `signature` is a header's, where it is not in the text. */
export interface Sent {
  text: string;
  signature?: string;
}
/** What a paid notice may say otherwise than it should. */
export interface Said {
  amount?: number;
  currency?: string;
  /** The gateway's own name of the order. */
  reference?: string;
  /** Names the event. */
  event?: string;
  secret?: string;
  /** Seconds from now that it was signed at. */
  at?: number;
}
export interface Opened {
  id: string;
  number: string;
  reference: string;
}
/** One gateway as its tests need it: how a paid order is told, how it is sent, what a refusal is. */
export interface Teller {
  gateway: Gateway;
  /** Whether signatures have a time, and notices a currency and a name of the order's. */
  has: { time: boolean; currency: boolean; reference: boolean };
  paid(order: Opened, said?: Said): Sent;
  send(server: TestServer, sent: Sent): Promise<Answer>;
  isRefused(answer: Answer): boolean;
}

const PRICE = 99_000;
const now = (server: TestServer) => Math.floor(server.deps.now().getTime() / 1000);
const post = (gateway: string, header: string | null) => (server: TestServer, sent: Sent) =>
  server.call("POST", `/webhooks/${gateway}`, sent.text, {
    headers: header && sent.signature !== undefined ? { [header]: sent.signature } : {},
  });
const unauthorized = ({ status }: Answer) => status >= 400 && status < 500;
/** Text as an address can hold it. */
const whole = (value: unknown) => Buffer.from(String(value)).toString("utf8");
const sha256 = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest("hex");

export function tellers(
  server: TestServer,
  doubles: { stripe: StripeDouble; vnpay: VnpayDouble; payos: PayosDouble },
  sandboxServer: TestServer,
): Record<Gateway, Teller> {
  const { stripe, vnpay, payos } = doubles;
  return {
    sandbox: {
      gateway: "sandbox",
      has: { time: true, currency: true, reference: false },
      paid: ({ id }, { amount = PRICE, currency = "VND", event = "1", secret, at = 0 } = {}) => {
        const text = JSON.stringify({
          id: `evt_${id}_${event}`,
          order: id,
          status: "paid",
          amount,
          currency,
        });
        const time = now(sandboxServer) + at;
        const key = secret ?? sandboxServer.deps.keys.sandbox;
        return { text, signature: `t=${time},v1=${sha256(key, `${time}.${text}`)}` };
      },
      send: post("sandbox", "sandbox-signature"),
      isRefused: unauthorized,
    },
    stripe: {
      gateway: "stripe",
      has: { time: true, currency: true, reference: true },
      paid: (
        order,
        { amount = PRICE, currency = "vnd", reference, event = "1", secret, at = 0 } = {},
      ) => {
        const session = {
          id: reference ?? order.reference,
          client_reference_id: order.id,
          currency,
          amount_total: amount,
          status: "complete",
          payment_status: "paid",
        };
        const id = `evt_${order.id}_${event}`;
        const text = stripe.event("checkout.session.completed", session, id);
        return { text, signature: stripe.sign(text, now(server) + at, secret) };
      },
      send: post("stripe", "stripe-signature"),
      isRefused: unauthorized,
    },
    payos: {
      gateway: "payos",
      has: { time: false, currency: true, reference: true },
      paid: (order, { amount = PRICE, currency = "VND", reference, event = "1", secret } = {}) => ({
        text: payos.notice(
          {
            orderCode: Number(order.number),
            amount,
            currency,
            reference: `FT${event}`,
            paymentLinkId: reference ?? order.reference,
          },
          secret,
        ),
      }),
      send: post("payos", null),
      isRefused: unauthorized,
    },
    vnpay: {
      gateway: "vnpay",
      has: { time: false, currency: false, reference: false },
      paid: (order, { amount = PRICE, event = "1", secret } = {}) => ({
        text: vnpay.notice(
          {
            vnp_TxnRef: whole(order.number),
            vnp_Amount: whole(amount * 100),
            vnp_TransactionNo: `1422611${whole(event)}`,
          },
          secret,
        ),
      }),
      send: (to, { text }) => to.call("GET", `/webhooks/vnpay?${text}`),
      isRefused: ({ status, body }) => status === 200 && body.RspCode === "97",
    },
  };
}

/** Opens an order of the basic plan at a gateway. */
export async function openOrder(
  server: TestServer,
  as: Person,
  gateway: Gateway,
  plan = "basic",
): Promise<Opened> {
  const sent = { plan_id: plan, cycle: "monthly", gateway };
  const { body } = await server.call("POST", "/api/checkout", sent, { as });
  const [row] = await server.query<Opened>(
    "select id, number, reference from orders where id = $1",
    [body.id],
  );
  if (!row) throw new Error(`no order: ${JSON.stringify(body)}`);
  return row;
}

/** What a notification says to the shop, as its gateway reads it. */
export const heardAs = (server: TestServer, gateway: Gateway, { text, signature }: Sent) =>
  server.deps.gateways
    .get(gateway)
    ?.readWebhook({ body: text, query: text, header: () => signature }, server.deps.now()) as
    | Notice
    | "other"
    | null;
