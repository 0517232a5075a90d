import { and, count, desc, eq, inArray, isNotNull, isNull, like, or } from "drizzle-orm";
import type * as v from "valibot";
import { containing } from "#server/db/keyset.ts";
import type { OrderRow, UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import { orders, planPeriods } from "#server/db/schema-money.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { takeBack } from "#server/domain/credits/taken-back.ts";
import { checkoutStatuses, orderFor, presentPayment } from "#server/domain/payments/present.ts";
import { settleStanding } from "#server/domain/plans/periods.ts";
import { ApiError } from "#server/errors.ts";
import type { AdminPayment, AdminPaymentsQuery } from "#wire/admin.ts";
import { fold } from "#wire/fold.ts";

type Found = { order: OrderRow; owner: { id: string; name: string; email: string } };

const present = (ctx: SignedCtx, { order, owner }: Found): v.InferOutput<typeof AdminPayment> => ({
  ...presentPayment(order, ctx.language),
  checkout_id: order.id,
  checkout_status: order.status,
  owner,
  paid_at: order.paidAt?.toISOString() ?? null,
  refunded_at: order.refundedAt?.toISOString() ?? null,
  refund_reason: order.refundReason,
});
const columns = { order: orders, owner: { id: users.id, name: users.name, email: users.email } };

/** Everybody's payments, newest first; `q` also finds names and addresses. */
export async function adminPayments(
  ctx: SignedCtx,
  query: v.InferOutput<typeof AdminPaymentsQuery>,
) {
  const { status, checkout_status: exact, q } = query;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const words = q ? containing(fold(q)) : "";
  const wanted = and(
    status === "refunded" ? isNotNull(orders.refundedAt) : undefined,
    status === "completed" ? isNull(orders.refundedAt) : undefined,
    status && status !== "refunded" ? inArray(orders.status, checkoutStatuses(status)) : undefined,
    exact ? eq(orders.status, exact) : undefined,
    q
      ? or(
          like(orders.searchFolded, words),
          like(users.nameFolded, words),
          like(users.email, words),
        )
      : undefined,
  );
  const own = eq(users.id, orders.userId);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, own)
    .where(wanted);
  const rows = await ctx.db
    .select(columns)
    .from(orders)
    .innerJoin(users, own)
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map((row) => present(ctx, row));
  return { items, total: all?.total ?? 0, limit, offset };
}

/**
 * Takes a payment back: the money by the gateway where it can, the credits that are left of it,
 * and its time of the plan; written down with the reason. Throws conflict when it isn't paid or
 * was refunded before, engine_unavailable when the gateway does not answer.
 */
export async function refundPayment(ctx: SignedCtx, input: { id: string; reason: string }) {
  const [seen] = await ctx.db.select().from(orders).where(eq(orders.paymentId, input.id));
  if (!seen) throw new ApiError("not_found");
  if (seen.status !== "paid" || seen.refundedAt) throw notRefundable();
  const gateway = ctx.gateways.get(seen.gateway);
  const money = gateway?.refund ? "returned" : "by_hand";
  // First the money: it is harmless to repeat, and nothing here says "refunded" before it is.
  await gateway?.refund?.(orderFor(seen)).catch((error) => {
    throw new ApiError("engine_unavailable", { variant: "gateway_away", cause: error });
  });
  return ctx.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.id, seen.userId)).for("update");
    const [order] = await tx.select().from(orders).where(eq(orders.id, seen.id)).for("update");
    if (!owner || !order || order.refundedAt) throw notRefundable();
    const now = ctx.now();
    const { reason } = input;
    const creditsTaken = await takeBack(tx, owner, { paymentId: order.paymentId, reason }, now);
    await tx
      .update(planPeriods)
      .set({ endedAt: now, nextLotAt: null })
      .where(eq(planPeriods.paymentId, order.paymentId));
    await settleStanding(tx, owner, now);
    const [refunded] = await tx
      .update(orders)
      .set({ refundedAt: now, refundReason: reason })
      .where(eq(orders.id, order.id))
      .returning();
    await recordAudit(ctx, tx, {
      action: "payment.refunded",
      subjectId: order.paymentId,
      details: { reason, amount: order.amount, credits_taken: creditsTaken, money },
    });
    const payment = present(ctx, { order: refunded ?? order, owner: ownerOf(owner) });
    return { payment, credits_taken: creditsTaken, money } as const;
  });
}
const ownerOf = ({ id, name, email }: UserRow) => ({ id, name, email });
const notRefundable = () => new ApiError("conflict", { variant: "not_refundable" });
