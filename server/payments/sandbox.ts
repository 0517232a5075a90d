import { createHmac } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Database } from "#server/db/pool.ts";
import { sandboxPayments } from "#server/db/schema-money.ts";
import { sameText } from "#server/security/keys.ts";
import { type DevPaymentAction, LANGUAGE_QUERY } from "#wire/values.ts";
import {
  type Delivery,
  jsonIn,
  type Notice,
  type PaymentGateway,
  type PaymentOrder,
  type PaymentVisit,
  type Told,
} from "./gateway.ts";

const TOLERANCE_S = 300;
const WAIT_MS = 10_000;
const Message = v.object({
  id: v.string(),
  order: v.string(),
  status: v.picklist(["paid", "declined", "cancelled"]),
  amount: v.number(),
  currency: v.string(),
});
type Row = typeof sandboxPayments.$inferSelect;

interface Parts {
  db: Database;
  secret: Buffer;
  now: () => Date;
  /** Where its pages are when not beside the shop's. */
  pages: string | null;
  /** Where it tells the shop: this process, over loopback. */
  shop: () => string;
  onLost: (error: Error) => void;
}

/**
 * The gateway of the embedded default. It keeps its own books, has its own page, and tells the shop
 * by signed messages over HTTP, as a real one does; no money moves.
 */
export class SandboxGateway implements PaymentGateway {
  readonly id = "sandbox";
  readonly #parts: Parts;
  readonly #timers = new Set<NodeJS.Timeout>();
  constructor(parts: Parts) {
    this.#parts = parts;
  }
  stop() {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async create(order: PaymentOrder, { returnTo, description, language }: PaymentVisit) {
    await this.#parts.db
      .insert(sandboxPayments)
      .values({
        orderId: order.id,
        amount: order.amount,
        description,
        successUrl: returnTo.success,
        cancelUrl: returnTo.cancel,
        errorUrl: returnTo.error,
        createdAt: this.#parts.now(),
      })
      .onConflictDoNothing();
    const base = this.#parts.pages ?? new URL(returnTo.success).origin;
    return {
      reference: order.id,
      url: `${base}/sandbox/pay/${order.id}?${LANGUAGE_QUERY}=${language}`,
    };
  }

  readWebhook({ body, header }: Delivery, now: Date): Notice | "other" | null {
    const [, time = "", mark = ""] =
      /^t=(\d{1,12}),v1=([0-9a-f]+)$/.exec(header("sandbox-signature") ?? "") ?? [];
    if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return null;
    if (!sameText(mark, this.#sign(time, body))) return null;
    const message = v.safeParse(Message, jsonIn(body));
    if (!message.success) return "other";
    const { id, order, status, amount, currency } = message.output;
    return {
      eventId: id,
      told: status,
      amount,
      currency,
      order: { id: order },
      reference: order,
    };
  }

  async poll(order: PaymentOrder): Promise<Notice | null> {
    const row = await this.find(order.id);
    if (!row) return null;
    const told: Told = row.status === "open" || row.status === "refunded" ? "open" : row.status;
    return {
      eventId: `asked:${row.orderId}:${told}`,
      order: { id: row.orderId },
      reference: row.orderId,
      told,
      amount: row.amount,
      currency: "VND",
    };
  }
  async cancel(order: PaymentOrder): Promise<void> {
    await this.#move(order.id, "cancelled", ["open", "declined"]);
  }
  async refund(order: PaymentOrder): Promise<void> {
    await this.#move(order.id, "refunded", ["paid"]);
  }

  /** Its books of one order; a payment on its way whose time has come is in them. */
  async find(orderId: string): Promise<Row | null> {
    const [row] = await this.#parts.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, orderId));
    if (!row) return null;
    const arrived = row.paysAt !== null && row.paysAt <= this.#parts.now();
    return arrived && row.status === "open" ? { ...row, status: "paid" } : row;
  }

  /** What a person does at its page, told to the shop before this resolves; `late` after `delayMs`. */
  async act(orderId: string, action: DevPaymentAction, delayMs: number): Promise<void> {
    switch (action) {
      case "approve":
      case "twice": {
        const row = await this.#move(orderId, "paid", ["open", "declined"]);
        const message = row && this.#message(row, "paid");
        if (!message) return;
        const times = action === "twice" ? 2 : 1;
        await Promise.all(Array.from({ length: times }, () => this.#tell(message, message)));
        return;
      }
      case "decline":
      case "cancel": {
        const status = action === "decline" ? "declined" : "cancelled";
        const row = await this.#move(orderId, status, ["open", "declined"]);
        const message = row && this.#message(row, status);
        if (message) await this.#tell(message, message);
        return;
      }
      case "late": {
        const paysAt = new Date(this.#parts.now().getTime() + delayMs);
        await this.#parts.db
          .update(sandboxPayments)
          .set({ paysAt })
          .where(eq(sandboxPayments.orderId, orderId));
        const timer = setTimeout(() => {
          this.#timers.delete(timer);
          this.act(orderId, "approve", 0).catch(this.#parts.onLost);
        }, delayMs).unref();
        this.#timers.add(timer);
        return;
      }
      case "tamper": {
        const row = await this.find(orderId);
        if (!row) return;
        const message = this.#message(row, "paid");
        await this.#tell(message, { ...message, amount: row.amount * 100 });
      }
    }
  }

  async #move(orderId: string, status: Row["status"], from: Row["status"][]): Promise<Row | null> {
    const movable = inArray(sandboxPayments.status, from);
    const [row] = await this.#parts.db
      .update(sandboxPayments)
      .set({ status, paysAt: null })
      .where(and(eq(sandboxPayments.orderId, orderId), movable))
      .returning();
    return row ?? null;
  }
  #message(row: Row, status: "paid" | "declined" | "cancelled") {
    const { orderId: order, amount } = row;
    return { id: newId("evt_"), order, status, amount, currency: "VND" };
  }
  /** Posts a message with the signature of `signed`. A shop that is away asks later by itself. */
  async #tell(signed: v.InferOutput<typeof Message>, sent: v.InferOutput<typeof Message>) {
    const time = String(Math.floor(this.#parts.now().getTime() / 1000));
    const mark = this.#sign(time, JSON.stringify(signed));
    await fetch(`${this.#parts.shop()}/webhooks/sandbox`, {
      method: "POST",
      headers: { "content-type": "application/json", "sandbox-signature": `t=${time},v1=${mark}` },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(WAIT_MS),
    }).catch(this.#parts.onLost);
  }
  #sign = (time: string, body: string): string =>
    createHmac("sha256", this.#parts.secret).update(`${time}.${body}`).digest("hex");
}
