import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import type { OrderRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import { orders, paymentEvents } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { beginPeriod } from "#server/domain/plans/periods.ts";
import { receiptMail } from "#server/mail/money-mails.ts";
import { postMail } from "#server/mail/outbox.ts";
import type { Notice, Outcome } from "#server/payments/gateway.ts";
import type { CheckoutStatus, Gateway } from "#wire/values.ts";

/**
 * What a notice led to: `paid` credits were granted by it, `noted` something else was taken down,
 * `known` it had been before, `mismatch` it contradicts the order and a person must look.
 */

/**
 * Takes a gateway's statement about an order, in one transaction under the account's lock. Amount,
 * currency and the gateway's own name for the order must be the order's; credits are granted once
 * per order and once per event, however often the notice arrives. Money that arrives for an order that was
 * given up meanwhile still counts: it was paid.
 */
export async function settle(
  deps: Pick<Deps, "db" | "log" | "now" | "keys" | "sessions" | "outbox" | "publicUrl">,
  gateway: Gateway,
  notice: Notice,
): Promise<Outcome> {
  const outcome = await deps.db.transaction(async (tx) => {
    const seen = await find(tx, gateway, notice);
    const note = (outcome: Outcome) => record(deps, tx, gateway, notice, seen?.id, outcome);
    if (!seen) {
      await note("unknown");
      return "unknown";
    }
    // The account first, then the order: the same way round everywhere.
    const [account] = await tx.select().from(users).where(eq(users.id, seen.userId)).for("update");
    const [order] = await tx.select().from(orders).where(eq(orders.id, seen.id)).for("update");
    if (!order || !account) return "unknown";
    if (!fits(order, notice)) {
      if (!(await note("mismatch"))) return "mismatch";
      if (!order.paidAt) await mark(tx, order, "review");
      return "mismatch";
    }
    if (order.paidAt) {
      await note("known");
      return "known";
    }
    const next = nextStatus(order, notice);
    if (next === null) {
      await note("known");
      return "known";
    }
    // A removed account can't be credited: what was paid for it is a person's to return.
    const status = next === "paid" && account.deletedAt ? "review" : next;
    const outcome: Outcome = status === "paid" ? "paid" : "noted";
    if (!(await note(outcome))) return "known";
    const now = deps.now();
    await mark(tx, order, status, status === "paid" ? now : null);
    if (status !== "paid") return outcome;
    await beginPeriod(tx, account, order, now);
    const link = `${deps.publicUrl()}/credits`;
    await postMail(deps, tx, account.email, receiptMail(account.language, order, link), now);
    return outcome;
  });
  if (outcome === "mismatch") {
    deps.log.warn({ gateway, notice }, "a payment does not fit its order");
  }
  if (outcome === "paid") {
    deps.sessions.forget();
    deps.outbox.kick();
  }
  return outcome;
}

async function find(tx: Transaction, gateway: Gateway, { order }: Notice) {
  const name = "id" in order ? eq(orders.id, order.id) : eq(orders.number, order.number);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.gateway, gateway), name));
  return row;
}

const fits = (order: OrderRow, { amount, currency, reference }: Notice): boolean =>
  amount === order.amount &&
  currency === "VND" &&
  (reference === null || order.reference === null || reference === order.reference);

/** The order's next status, or null when the notice changes nothing. */
function nextStatus(order: OrderRow, { told }: Notice): CheckoutStatus | null {
  if (told === "paid") return "paid";
  if (told === "suspect") return order.status === "review" ? null : "review";
  if (told === "open" || order.status !== "pending") return null;
  return told;
}

async function mark(
  tx: Transaction,
  order: OrderRow,
  status: CheckoutStatus,
  paidAt?: Date | null,
) {
  await tx
    .update(orders)
    .set({ status, ...(paidAt ? { paidAt } : {}) })
    .where(eq(orders.id, order.id));
}

/** Writes the event down; false when this very event was written before. */
async function record(
  deps: Pick<Deps, "now">,
  tx: Transaction,
  gateway: Gateway,
  notice: Notice,
  orderId: string | undefined,
  outcome: Outcome,
): Promise<boolean> {
  const { told, amount, currency } = notice;
  // A mismatch is kept under its own name: the same event, sent correctly later, still counts.
  const isAside = outcome === "mismatch" || outcome === "unknown";
  const eventId = isAside ? `${outcome}:${notice.eventId}:${amount}:${currency}` : notice.eventId;
  const whole = Number.isSafeInteger(amount) ? amount : null;
  const rows = await tx
    .insert(paymentEvents)
    .values({
      gateway,
      eventId: eventId.slice(0, 300),
      told,
      outcome,
      amount: whole,
      currency: currency.slice(0, 20),
      orderId: orderId ?? null,
      createdAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning({ known: sql<number>`1` });
  return rows.length === 1;
}
