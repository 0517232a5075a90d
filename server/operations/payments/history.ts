import { msg } from "@lingui/core/macro";
import { and, desc, eq, gte, inArray, isNotNull, isNull, like, lt, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { after, containing, pageOf } from "#server/db/keyset.ts";
import { orders } from "#server/db/schema-money.ts";
import type { SignedCtx } from "#server/deps.ts";
import { startOfDay } from "#server/domain/days.ts";
import {
  checkoutStatuses,
  presentOwnPayment,
  presentPayment,
} from "#server/domain/payments/present.ts";
import { csv } from "#server/texts/csv.ts";
import { say } from "#server/texts/say.ts";
import type { PaymentsExportQuery, PaymentsQuery } from "#wire/credits.ts";
import { fold } from "#wire/fold.ts";
import { DAY } from "#wire/limits.ts";

/** The head of the export, in the order of its columns. */
const COLUMNS = [
  msg({ id: "server.csv.id", message: "Mã" }),
  msg({ id: "server.csv.time", message: "Thời gian" }),
  msg({ id: "payments.description", message: "Nội dung" }),
  msg({ id: "payments.amount", message: "Số tiền" }),
  msg({ id: "server.csv.currency", message: "Tiền tệ" }),
  msg({ id: "payments.status", message: "Trạng thái" }),
  msg({ id: "server.csv.credits", message: "Credit" }),
  msg({ id: "payments.method", message: "Cách thanh toán" }),
  msg({ id: "server.csv.plan", message: "Gói" }),
  msg({ id: "server.csv.cycle", message: "Kỳ" }),
];

type Filters = v.InferOutput<typeof PaymentsExportQuery>;

export const paymentFilters = (filters: Filters): (SQL | undefined)[] => {
  const { status, from, to, q } = filters;
  const statuses = status ? inArray(orders.status, checkoutStatuses(status)) : undefined;
  return [
    status === "refunded" ? isNotNull(orders.refundedAt) : statuses,
    status === "completed" ? isNull(orders.refundedAt) : undefined,
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, new Date(startOfDay(to).getTime() + DAY)) : undefined,
    q ? like(orders.searchFolded, containing(fold(q))) : undefined,
  ];
};

/** The caller's payments, newest first. */
export async function listPayments(ctx: SignedCtx, query: v.InferOutput<typeof PaymentsQuery>) {
  const limit = Number(query.limit);
  const own = eq(orders.userId, ctx.caller.userId);
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(
      and(
        own,
        ...paymentFilters(query),
        after("payments", query.cursor, orders.createdAt, orders.id),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const { page, next } = pageOf("payments", rows, limit);
  const now = ctx.now();
  return {
    items: page.map((row) => presentOwnPayment(row, ctx.language, now)),
    next_cursor: next,
  };
}

/** What a payment history is saved as. */
export const PAYMENTS_FILE = "mau-studio-payments.csv";
/** Everything the filters let through, for a spreadsheet. */
export async function exportPayments(ctx: SignedCtx, filters: Filters): Promise<string> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, ctx.caller.userId), ...paymentFilters(filters)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const lines = rows.map((row) => {
    const payment = presentPayment(row, ctx.language);
    return [
      payment.id,
      payment.created_at,
      payment.description,
      payment.amount.amount,
      payment.amount.currency,
      payment.status,
      payment.credits ?? "",
      payment.payment_method,
      payment.plan_id,
      payment.cycle,
    ];
  });
  return csv([COLUMNS.map((column) => say(ctx.language, column)), ...lines]);
}
