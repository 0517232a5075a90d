import { count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { auditEntries, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import type { AuditQuery } from "#wire/admin.ts";

/** Everything that was written down, newest first. */
export async function listAudit(ctx: SignedCtx, query: v.InferOutput<typeof AuditQuery>) {
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(auditEntries);
  const rows = await ctx.db
    .select({ entry: auditEntries, email: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.adminId))
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
