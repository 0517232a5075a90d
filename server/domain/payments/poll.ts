import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { OrderRow } from "#server/db/rows.ts";
import { orders } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { TIMES } from "#wire/limits.ts";
import { orderFor } from "./present.ts";
import { settle } from "./settle.ts";

/** While a page waits, the gateway is asked from 30 seconds on, every 15 seconds. */
const PAGE_AFTER_MS = 30_000;
const PAGE_EVERY_MS = 15_000;

/** An order as a page asks for it: the gateway is asked if its word is overdue. */
export async function pollForPage(
  deps: Pick<
    Deps,
    "db" | "log" | "now" | "keys" | "sessions" | "outbox" | "gateways" | "publicUrl"
  >,
  order: OrderRow,
): Promise<void> {
  if (order.status !== "pending") return;
  const age = deps.now().getTime() - order.createdAt.getTime();
  if (age >= PAGE_AFTER_MS) await pollGateway(deps, order, PAGE_EVERY_MS);
}

/**
 * Asks the gateway, at most once in `every` ms whoever wants to know. What it says is settled like a
 * notification. An order past its half hour that is not paid ends as expired; one that the gateway
 * says nothing of for a day as failed.
 */
export async function pollGateway(
  deps: Pick<
    Deps,
    "db" | "log" | "now" | "keys" | "sessions" | "outbox" | "gateways" | "publicUrl"
  >,
  order: OrderRow,
  every: number,
): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - every);
  const [mine] = await deps.db
    .update(orders)
    .set({ askedAt: now })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.status, "pending"),
        or(isNull(orders.askedAt), lte(orders.askedAt, before)),
      ),
    )
    .returning();
  if (!mine) return;
  const gateway = deps.gateways.get(order.gateway);
  const notice = await gateway?.poll(orderFor(mine), now).catch((error) => {
    deps.log.warn({ err: error, order: order.id }, "a gateway could not be asked");
    return undefined;
  });
  if (notice && notice.told !== "open") {
    await settle(deps, order.gateway, notice);
    return;
  }
  const isOver = now >= order.expiresAt;
  const isOld = now.getTime() - order.createdAt.getTime() >= TIMES.pendingPayment;
  const answered = notice !== undefined;
  const status = isOld ? "failed" : isOver && answered ? "expired" : null;
  if (status === null) return;
  const [ended] = await deps.db
    .update(orders)
    .set({ status })
    .where(and(eq(orders.id, order.id), eq(orders.status, "pending")))
    .returning();
  if (ended) await closeAtGateway(deps, ended);
}

/** Sees to it that a given-up order can't be paid, as far as the gateway offers that. */
export async function closeAtGateway(
  deps: Pick<Deps, "log" | "gateways">,
  order: OrderRow,
): Promise<void> {
  await deps.gateways
    .get(order.gateway)
    ?.cancel?.(orderFor(order))
    .catch((error) => deps.log.warn({ err: error, order: order.id }, "an order stayed open"));
}
