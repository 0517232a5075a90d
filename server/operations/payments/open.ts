import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { OrderRow } from "#server/db/rows.ts";
import { orders } from "#server/db/schema-money.ts";
import type { SignedCtx } from "#server/deps.ts";
import { lockAccount } from "#server/domain/credits/ledger.ts";
import { type KeyedAnswer, storeAnswer, storedAnswer } from "#server/domain/idempotency.ts";
import { closeAtGateway } from "#server/domain/payments/poll.ts";
import { orderFor, presentCheckout } from "#server/domain/payments/present.ts";
import { canBuy } from "#server/domain/plans/periods.ts";
import { planRow } from "#server/domain/plans/plan-row.ts";
import { ApiError } from "#server/errors.ts";
import { orderText } from "#server/mail/money-mails.ts";
import type { PaymentGateway } from "#server/payments/gateway.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import type { CheckoutBody } from "#wire/credits.ts";
import { fold } from "#wire/fold.ts";
import { TIMES } from "#wire/limits.ts";
import { annualPrice, CYCLE_MONTHS } from "#wire/plans.ts";
import { RATES } from "#wire/rates.ts";
import { ID_PREFIXES, LANGUAGES } from "#wire/values.ts";

type Body = v.InferOutput<typeof CheckoutBody>;
/** Fifteen digits at most, so that every gateway takes it; nobody guesses the next. */
const NUMBERS = [100_000_000_000, 2 ** 47] as const;

/**
 * Opens an order for a plan, at the catalogue's price; `site` is where people come back to. An open one of the same plan, cycle and
 * gateway is answered again; another is cancelled. Throws invalid_request for what can't be bought,
 * engine_unavailable when the gateway is away.
 */
export async function openCheckout(
  ctx: SignedCtx,
  body: Body,
  { idempotencyKey, site }: { idempotencyKey: string | undefined; site: string },
): Promise<KeyedAnswer> {
  const intent = { key: idempotencyKey, content: ["checkout", body] };
  const before = await storedAnswer(ctx, ctx.db, intent);
  if (before) return before;
  const gateway = gatewayOf(ctx, body);
  const { order, isNew, superseded } = await placeOrder(ctx, body, gateway);
  for (const old of superseded) await closeAtGateway(ctx, old);
  const ready = isNew
    ? await openAtGateway(ctx, gateway, order, site)
    : await opened(ctx, gateway, order, site);
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, ctx.caller.userId);
    const first = await storedAnswer(ctx, tx, intent);
    return first ?? storeAnswer(ctx, tx, intent, { status: 201, answer: presentCheckout(ready) });
  });
}

function gatewayOf(ctx: SignedCtx, body: Body): PaymentGateway {
  const [first] = ctx.gateways.ids();
  const gateway = ctx.gateways.get(body.gateway ?? first ?? "sandbox");
  if (gateway) return gateway;
  throw new ApiError("invalid_request", {
    fields: { gateway: "invalid_value" },
    fieldValues: { gateway: { options: ctx.gateways.ids().join(", ") } },
  });
}

/** Finds the open order or writes a new one, and gives up the others. One transaction. */
async function placeOrder(ctx: SignedCtx, body: Body, gateway: PaymentGateway) {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '10s'`);
    const account = await lockAccount(tx, ctx.caller.userId);
    const now = ctx.now();
    const plan = await planRow(tx, body.plan_id);
    const monthly = plan?.onSale ? plan.priceMonthly : null;
    if (!plan || !monthly || !(await canBuy(tx, account, plan.id, now))) {
      throw new ApiError("invalid_request", { fields: { plan_id: "plan_not_sold" } });
    }
    const amount = body.cycle === "annual" ? annualPrice(monthly) : monthly;
    const wanted = { planId: plan.id, cycle: body.cycle, gateway: gateway.id, amount };
    const own = eq(orders.userId, account.id);
    const pending = and(own, eq(orders.status, "pending"));
    // A declined order can still be paid on its gateway's page: beside a new one it would be twice.
    const payable = and(own, inArray(orders.status, ["pending", "declined"]));
    const [open] = await tx
      .select()
      .from(orders)
      .where(
        and(
          pending,
          gt(orders.expiresAt, now),
          eq(orders.planId, wanted.planId),
          eq(orders.cycle, wanted.cycle),
          eq(orders.gateway, wanted.gateway),
          eq(orders.amount, amount),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1);
    const superseded = await tx
      .update(orders)
      .set({ status: "cancelled" })
      .where(and(payable, gt(orders.expiresAt, now), open ? ne(orders.id, open.id) : undefined))
      .returning();
    if (open) return { order: open, isNew: false, superseded };
    const limit = { key: `checkout:${account.id}`, ...RATES.orders };
    await takePoint(tx, limit, now);
    const paymentId = newId(ID_PREFIXES.payment);
    const texts = LANGUAGES.map((one) => orderText(one, plan.id, body.cycle));
    const [order] = await tx
      .insert(orders)
      .values({
        id: newId(ID_PREFIXES.checkout),
        paymentId,
        userId: account.id,
        ...wanted,
        number: randomInt(...NUMBERS),
        monthlyCredits: plan.credits,
        credits: plan.credits === null ? null : plan.credits * CYCLE_MONTHS[body.cycle],
        searchFolded: fold([...texts, paymentId, gateway.id].join(" ")),
        createdAt: now,
        expiresAt: new Date(now.getTime() + TIMES.checkout),
      })
      .returning();
    if (!order) throw new Error("an order was not written");
    return { order, isNew: true, superseded };
  });
}

async function openAtGateway(
  ctx: SignedCtx,
  gateway: PaymentGateway,
  order: OrderRow,
  site: string,
) {
  const page = (name: string) => `${site}/payment/${name}?order=${order.id}`;
  const visit = {
    description: orderText(ctx.language, order.planId, order.cycle),
    language: ctx.language,
    address: ctx.address,
    returnTo: { success: page("success"), cancel: page("cancel"), error: page("error") },
  };
  try {
    const opened = await gateway.create(orderFor(order), visit);
    const [row] = await ctx.db
      .update(orders)
      .set(opened)
      .where(eq(orders.id, order.id))
      .returning();
    return row ?? order;
  } catch (error) {
    ctx.log.warn({ err: error, order: order.id }, "a gateway did not open an order");
    const own = and(eq(orders.id, order.id), eq(orders.status, "pending"));
    await ctx.db.update(orders).set({ status: "failed" }).where(own);
    throw new ApiError("engine_unavailable", { variant: "gateway_away", cause: error });
  }
}

/**
 * An order that stands already, with its address. Where it has none another call is just opening it
 * at the gateway: waits until the order is ten seconds old. By then that call is gone (killed, or
 * hanging), and the order is opened from here: to the gateway it is the same payment.
 */
async function opened(
  ctx: SignedCtx,
  gateway: PaymentGateway,
  order: OrderRow,
  site: string,
): Promise<OrderRow> {
  if (order.url) return order;
  const age = ctx.now().getTime() - order.createdAt.getTime();
  for (const end = Date.now() + TIMES.idempotencyWait - age; Date.now() < end; await sleep(100)) {
    const [row] = await ctx.db.select().from(orders).where(eq(orders.id, order.id));
    if (row?.url) return row;
    if (row?.status === "failed") {
      throw new ApiError("engine_unavailable", { variant: "gateway_away" });
    }
  }
  return openAtGateway(ctx, gateway, order, site);
}
