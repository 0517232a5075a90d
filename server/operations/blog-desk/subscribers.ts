import { msg } from "@lingui/core/macro";
import { and, asc, count, desc, eq, like } from "drizzle-orm";
import type * as v from "valibot";
import { containing } from "#server/db/keyset.ts";
import { subscribers } from "#server/db/schema-newsletter.ts";
import type { SignedCtx } from "#server/deps.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { linkTo } from "#server/domain/newsletter/links.ts";
import { ApiError } from "#server/errors.ts";
import { csv } from "#server/texts/csv.ts";
import { say } from "#server/texts/say.ts";
import { normaliseEmail } from "#wire/common.ts";
import type { SubscribersQuery } from "#wire/newsletter.ts";

/** Addresses of the newsletter, newest first. */
export async function listSubscribers(
  ctx: SignedCtx,
  query: v.InferOutput<typeof SubscribersQuery>,
) {
  const { status, q } = query;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const wanted = and(
    status && eq(subscribers.status, status),
    q ? like(subscribers.email, containing(normaliseEmail(q))) : undefined,
  );
  const [all] = await ctx.db.select({ total: count() }).from(subscribers).where(wanted);
  const rows = await ctx.db
    .select()
    .from(subscribers)
    .where(wanted)
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map((row) => ({
    id: row.id,
    email: row.email,
    language: row.language,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    left_at: row.leftAt?.toISOString() ?? null,
  }));
  return { items, total: all?.total ?? 0, limit, offset };
}

const COLUMNS = [
  msg({ id: "server.subscribers.email", message: "Email" }),
  msg({ id: "server.subscribers.language", message: "Ngôn ngữ" }),
  msg({ id: "server.subscribers.confirmed", message: "Xác nhận lúc" }),
  msg({ id: "server.subscribers.leave", message: "Đường dẫn ngừng nhận" }),
];

/**
 * Every confirmed address as CSV, with the link to leave by: letters are sent by a program of the
 * administrators' choice, and each must have its way out. That it was taken out is written down.
 */
export async function exportSubscribers(ctx: SignedCtx): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.status, "confirmed"))
      .orderBy(asc(subscribers.confirmedAt), asc(subscribers.id));
    const lines: string[][] = [];
    for (const row of rows) {
      const leave = await linkTo(ctx, tx, row, "leave");
      lines.push([row.email, row.language, row.confirmedAt?.toISOString() ?? "", leave]);
    }
    const details = { count: rows.length };
    const subjectId = ctx.caller.userId;
    await recordAudit(ctx, tx, { action: "subscriber.exported", subjectId, details });
    return csv([COLUMNS.map((column) => say(ctx.language, column)), ...lines]);
  });
}

/** Forgets an address and its links; the audit names it in part only. Throws not_found. */
export async function deleteSubscriber(ctx: SignedCtx, input: { id: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscribers).where(eq(subscribers.id, input.id)).returning();
    if (!gone) throw new ApiError("not_found");
    const email = gone.email.replace(/^(.).*(@.*)$/, "$1…$2");
    const details = { email, status: gone.status };
    await recordAudit(ctx, tx, { action: "subscriber.deleted", subjectId: gone.id, details });
  });
}
