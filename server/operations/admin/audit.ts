import { and, count, desc, eq, gte, ilike, like, lt, or, sql } from "drizzle-orm";
import type * as v from "valibot";
import { containing } from "#server/db/keyset.ts";
import { auditEntries, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { rangeOf } from "#server/domain/days.ts";
import type { AuditQuery } from "#wire/admin.ts";

/**
 * What was written down, newest first: of an action or all that begin with its name, of days, with
 * words in who did it, whom or what it was done to, or its details.
 */
export async function listAudit(ctx: SignedCtx, query: v.InferOutput<typeof AuditQuery>) {
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const wanted = wantedBy(query);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.adminId))
    .where(wanted);
  const rows = await ctx.db
    .select({ entry: auditEntries, email: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.adminId))
    .where(wanted)
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map(({ entry, email }) => ({
      id: entry.id,
      admin_email: email,
      action: entry.action,
      subject_id: entry.subjectId,
      details: entry.details,
      created_at: entry.createdAt.toISOString(),
    })),
    total: all?.total ?? 0,
    limit,
    offset,
  };
}

function wantedBy(query: v.InferOutput<typeof AuditQuery>) {
  const { action, q } = query;
  const { from, to } = rangeOf(query);
  const words = containing(q ?? "");
  const details = sql`${auditEntries.details}::text`;
  return and(
    action
      ? or(eq(auditEntries.action, action), like(auditEntries.action, beginning(`${action}.`)))
      : undefined,
    q
      ? or(ilike(users.email, words), ilike(auditEntries.subjectId, words), ilike(details, words))
      : undefined,
    from ? gte(auditEntries.createdAt, from) : undefined,
    to ? lt(auditEntries.createdAt, to) : undefined,
  );
}
/** A LIKE pattern of texts that begin so. */
const beginning = (text: string): string => containing(text).slice(1);
