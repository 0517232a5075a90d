import { desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { users } from "#server/db/schema.ts";
import { orders, sandboxPayments } from "#server/db/schema-money.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import type { SandboxVisit } from "#server/payments/sandbox-page.ts";
import { moneyText } from "#server/texts/figures.ts";
import type { DevOrderList, DevPaymentBody } from "#wire/credits.ts";
import type { DevPaymentAction, Language } from "#wire/values.ts";

/** What the sandbox's page shows of an order. */
export async function visitSandbox(
  ctx: Ctx,
  input: { id: string; language: Language },
): Promise<SandboxVisit> {
  const row = await ctx.gateways.sandbox?.find(input.id);
  if (!row) throw new ApiError("not_found");
  return {
    orderId: row.orderId,
    description: row.description,
    amount: moneyText(input.language, row.amount),
    status: row.status,
    isWaiting: row.status === "open" && row.paysAt !== null,
    backUrl: row.successUrl,
  };
}

/** A button of the sandbox's page; answers where the gateway then sends the person. */
export async function actInSandbox(
  ctx: Ctx,
  input: { id: string; action: DevPaymentAction; delayMs: number },
): Promise<string> {
  const { sandbox } = ctx.gateways;
  const row = await sandbox?.find(input.id);
  if (!sandbox || !row) throw new ApiError("not_found");
  await sandbox.act(input.id, input.action, input.delayMs);
  if (input.action === "decline") return row.errorUrl;
  return input.action === "cancel" ? row.cancelUrl : row.successUrl;
}

/** The same without the page, for tests; answers what the order came to. */
export async function actForDeveloper(
  ctx: Ctx,
  input: { id: string } & v.InferOutput<typeof DevPaymentBody>,
) {
  const { id, action, delay_s } = input;
  await actInSandbox(ctx, { id, action, delayMs: delay_s * 1000 });
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new ApiError("not_found");
  return { status: order.status };
}

const NEWEST = 100;

/** The sandbox's books for the developer's page, newest first; empty where a real gateway is. */
export async function devOrders(ctx: Ctx): Promise<v.InferOutput<typeof DevOrderList>> {
  if (!ctx.gateways.sandbox) return { items: [] };
  const rows = await ctx.db
    .select({ row: sandboxPayments, email: users.email })
    .from(sandboxPayments)
    .innerJoin(orders, eq(orders.id, sandboxPayments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.orderId))
    .limit(NEWEST);
  return {
    items: rows.map(({ row, email }) => ({
      id: row.orderId,
      description: row.description,
      amount: { amount: row.amount, currency: "VND" },
      status: row.status,
      email,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
