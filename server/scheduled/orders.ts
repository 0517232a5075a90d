import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { orders } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { pollGateway } from "#server/domain/payments/poll.ts";
import { MINUTE } from "#wire/limits.ts";

/** Orders that nobody looks at. */
const WATCH_AFTER_MS = 15 * MINUTE;
const WATCH_EVERY_MS = 5 * MINUTE;
const AT_ONCE = 200;

/**
 * Settles what gateways failed to tell, and ends orders whose time is over. Each gateway's orders
 * are gone through beside the others', those never asked for first: one that is away, or is asked
 * for many, keeps none of another's waiting.
 */
export async function pollOrders(deps: Deps): Promise<void> {
  const before = (ms: number) => new Date(deps.now().getTime() - ms);
  const due = and(
    eq(orders.status, "pending"),
    lte(orders.createdAt, before(WATCH_AFTER_MS)),
    or(isNull(orders.askedAt), lte(orders.askedAt, before(WATCH_EVERY_MS))),
  );
  const found = await deps.db.selectDistinct({ gateway: orders.gateway }).from(orders).where(due);
  await Promise.all(
    found.map(async ({ gateway }) => {
      const rows = await deps.db
        .select()
        .from(orders)
        .where(and(due, eq(orders.gateway, gateway)))
        .orderBy(sql`${orders.askedAt} nulls first`, orders.createdAt)
        .limit(AT_ONCE);
      for (const row of rows) {
        await pollGateway(deps, row, WATCH_EVERY_MS).catch((error) =>
          deps.log.warn({ err: error, order: row.id }, "an order was not settled"),
        );
      }
    }),
  );
}
