import { and, eq } from "drizzle-orm";
import { orders } from "#server/db/schema-money.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { closeAtGateway, pollForPage } from "#server/domain/payments/poll.ts";
import { presentStatus } from "#server/domain/payments/present.ts";
import { ApiError } from "#server/errors.ts";

/** The state of an order, for whoever knows its id. Grants nothing; may ask the gateway. */
export async function readCheckout(ctx: Ctx, input: { id: string }) {
  const read = async () => {
    const [row] = await ctx.db.select().from(orders).where(eq(orders.id, input.id));
    if (!row) throw new ApiError("not_found");
    return row;
  };
  const row = await read();
  await pollForPage(ctx, row);
  return presentStatus(row.status === "pending" ? await read() : row);
}

/** Gives up the caller's open order. One that has ended otherwise: conflict. */
export async function cancelCheckout(ctx: SignedCtx, input: { id: string }) {
  const own = and(eq(orders.id, input.id), eq(orders.userId, ctx.caller.userId));
  const [row] = await ctx.db
    .update(orders)
    .set({ status: "cancelled" })
    .where(and(own, eq(orders.status, "pending")))
    .returning();
  if (row) {
    await closeAtGateway(ctx, row);
    return presentStatus(row);
  }
  const [ended] = await ctx.db.select().from(orders).where(own);
  if (!ended) throw new ApiError("not_found");
  if (ended.status === "cancelled") return presentStatus(ended);
  throw new ApiError("conflict", { variant: "checkout_ended" });
}
