import { desc, eq, sql } from "drizzle-orm";
import type * as v from "valibot";
import { openCursor, sealCursor, unknownCursor } from "#server/db/keyset.ts";
import { entries, generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import type { EntriesQuery } from "#wire/credits.ts";
import type { Feature } from "#wire/values.ts";

/**
 * The caller's ledger, newest first. A token reads all of it, but no id of a run that it may not
 * read: the run's own line stands without it.
 */
export async function listEntries(ctx: SignedCtx, query: v.InferOutput<typeof EntriesQuery>) {
  const { userId, token } = ctx.caller;
  const limit = Number(query.limit);
  const before = query.cursor === undefined ? undefined : placeOf(query.cursor);
  const rows = await ctx.db
    .select({ entry: entries, feature: generations.feature })
    .from(entries)
    .leftJoin(generations, eq(generations.id, entries.generationId))
    // As a span of (account, number), not as "account =": PostgreSQL then reads it off the index of
    // both. It would else walk everybody's newest entries to find those of a long idle account.
    .where(
      sql`(${entries.userId}, ${entries.seq}) < (${userId}, ${before ?? Number.MAX_SAFE_INTEGER})
        and (${entries.userId}, ${entries.seq}) > (${userId}, 0)`,
    )
    .orderBy(desc(entries.userId), desc(entries.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const isHidden = (feature: Feature | null) =>
    token !== undefined && (feature === null || !token.services.includes(feature));
  const last = page.at(-1)?.entry;
  return {
    items: page.map(({ entry: row, feature }) => ({
      id: row.id,
      kind: row.kind,
      credits: row.credits,
      balance_after: row.balanceAfter,
      generation_id: isHidden(feature) ? null : row.generationId,
      payment_id: row.paymentId,
      lot_id: row.lotId,
      reason: row.reason,
      created_at: row.createdAt.toISOString(),
    })),
    next_cursor: rows.length > limit && last ? sealCursor("entries", last.seq) : null,
  };
}

/** The number of the last entry seen. Throws cursor_unknown. */
function placeOf(cursor: string): number {
  const [seq = ""] = openCursor("entries", cursor);
  if (!/^\d{1,15}$/.test(seq)) throw unknownCursor();
  return Number(seq);
}
