import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type * as v from "valibot";
import type { Transaction } from "#server/db/pool.ts";
import { assets, communityItems, generations, reports, shares, users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { notify } from "#server/domain/events/notify.ts";
import { publishedKeys } from "#server/domain/publications/publish.ts";
import { ApiError } from "#server/errors.ts";
import type { AdminReportsQuery, ModerateReportBody } from "#wire/admin.ts";

const owners = alias(users, "owners");
const reporters = alias(users, "reporters");
const rowsOf = (ctx: Ctx) =>
  ctx.db
    .select({ report: reports, asset: assets, owner: owners, reporter: reporters })
    .from(reports)
    .leftJoin(generations, eq(generations.id, reports.generationId))
    .leftJoin(assets, eq(assets.id, generations.resultAssetId))
    .leftJoin(owners, eq(owners.id, generations.userId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What was reported, newest first. */
export async function listReports(ctx: SignedCtx, query: v.InferOutput<typeof AdminReportsQuery>) {
  const wanted = query.status ? eq(reports.status, query.status) : undefined;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(reports).where(wanted);
  const rows = await rowsOf(ctx)
    .where(wanted)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
    .offset(offset);
  return { items: rows.map((row) => present(ctx, row)), total: all?.total ?? 0, limit, offset };
}

/**
 * Dismisses a report, or removes what it is about: share and community picture go, the result can
 * never be published again, and its other open reports are done. A decided one: conflict.
 */
export async function decideReport(
  ctx: SignedCtx,
  input: { id: string; status: v.InferOutput<typeof ModerateReportBody>["status"] },
) {
  const { id, status } = input;
  const { report } = await find(ctx, id);
  const left = await ctx.db.transaction(async (tx) => {
    // Two reports about one result are decided one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${report.generationId}))`);
    const [open] = await tx.select().from(reports).where(eq(reports.id, id));
    if (open?.status === status) return [];
    if (open?.status !== "open") throw new ApiError("conflict", { variant: "report_decided" });
    const decision = { status, decidedAt: ctx.now(), decidedBy: ctx.caller.userId };
    const details = { subject_id: report.subjectId, generation_id: report.generationId };
    await recordAudit(ctx, tx, { action: `report.${status}`, subjectId: id, details });
    if (status === "dismissed") {
      await tx.update(reports).set(decision).where(eq(reports.id, id));
      return [];
    }
    const same = eq(reports.generationId, report.generationId);
    await tx
      .update(reports)
      .set(decision)
      .where(and(same, eq(reports.status, "open")));
    return withdraw(ctx, tx, report.generationId);
  });
  await Promise.all(left.map((key) => ctx.store.remove(key)));
  return present(ctx, await find(ctx, id));
}

/** Takes a result out of the public's sight for good. Returns the folders that are left over. */
async function withdraw(ctx: SignedCtx, tx: Transaction, generationId: string) {
  const [run] = await tx
    .update(generations)
    .set({ withdrawnAt: ctx.now() })
    .where(eq(generations.id, generationId))
    .returning();
  if (!run) return [];
  const keys = await publishedKeys(tx, { generationId });
  await tx.delete(shares).where(eq(shares.generationId, generationId));
  await tx
    .update(communityItems)
    .set({
      status: "rejected",
      key: null,
      files: null,
      decidedAt: ctx.now(),
      decidedBy: ctx.caller.userId,
    })
    .where(eq(communityItems.generationId, generationId));
  await notify(tx, run.userId, "generation", generationId);
  return keys;
}

async function find(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await rowsOf(ctx).where(eq(reports.id, id));
  if (!row) throw new ApiError("not_found");
  return row;
}

const present = (ctx: Ctx, { report, asset, owner, reporter }: Row) => ({
  id: report.id,
  subject: report.subject,
  subject_id: report.subjectId,
  asset: asset && owner ? presentAsset(ctx, asset, owner.plan) : null,
  owner: owner ? { id: owner.id, name: owner.name, email: owner.email } : null,
  reason: report.reason,
  reporter_email: reporter?.email ?? null,
  status: report.status,
  created_at: report.createdAt.toISOString(),
  decided_at: report.decidedAt?.toISOString() ?? null,
});
