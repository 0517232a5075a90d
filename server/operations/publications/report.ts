import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { communityItems, reports, shares } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { takeClientPoint, takePoint } from "#server/security/rate-limit.ts";
import type { ReportBody } from "#wire/generations.ts";
import { RATES } from "#wire/rates.ts";
import { ID_PREFIXES, type ReportSubject } from "#wire/values.ts";

/**
 * Takes a report about a shared page or a community picture, from anyone. A signed-in person's
 * second report about the same picture is their first. Throws not_found, invalid_request or
 * rate_limited.
 */
export async function report(ctx: Ctx, body: v.InferOutput<typeof ReportBody>) {
  const { subject, subjectId } = subjectOf(body);
  const now = ctx.now();
  const reporterId = ctx.caller?.userId ?? null;
  if (reporterId)
    await takePoint(ctx.db, { key: `report-from:${reporterId}`, ...RATES.reportsFrom }, now);
  else await takeClientPoint(ctx, { name: "report-from", ...RATES.reportsFrom });
  const generationId = await publishedRun(ctx, subject, subjectId);
  if (reporterId) {
    const mine = and(eq(reports.reporterId, reporterId), eq(reports.status, "open"));
    const [known] = await ctx.db
      .select({ id: reports.id })
      .from(reports)
      .where(and(mine, eq(reports.subjectId, subjectId)));
    if (known) return known;
  }
  const about = { key: `report-about:${subjectId}`, ...RATES.reportsAbout };
  await takePoint(ctx.db, about, now);
  const id = newId(ID_PREFIXES.report);
  const { reason } = body;
  await ctx.db
    .insert(reports)
    .values({ id, subject, subjectId, generationId, reporterId, reason, createdAt: now });
  return { id };
}

function subjectOf({ share_id, community_id }: v.InferOutput<typeof ReportBody>) {
  if (share_id && !community_id) return { subject: "share", subjectId: share_id } as const;
  if (community_id && !share_id) return { subject: "community", subjectId: community_id } as const;
  throw new ApiError("invalid_request", { fields: { share_id: "one_subject" } });
}

async function publishedRun(ctx: Ctx, subject: ReportSubject, id: string): Promise<string> {
  const shown = and(eq(communityItems.id, id), eq(communityItems.status, "approved"));
  const [row] =
    subject === "share"
      ? await ctx.db.select({ run: shares.generationId }).from(shares).where(eq(shares.id, id))
      : await ctx.db.select({ run: communityItems.generationId }).from(communityItems).where(shown);
  if (!row) throw new ApiError("not_found");
  return row.run;
}
