import { desc, eq, sql } from "drizzle-orm";
import type * as v from "valibot";
import { openCursor, sealCursor, unknownCursor } from "#server/db/keyset.ts";
import type { EntryRow, GenerationRow } from "#server/db/rows.ts";
import { entries, generations, lots } from "#server/db/schema.ts";
import { orders } from "#server/db/schema-money.ts";
import type { SignedCtx } from "#server/deps.ts";
import { runLines } from "#server/domain/credits/run-lines.ts";
import { viewerOf } from "#server/domain/generations/find.ts";
import { presentGenerations } from "#server/domain/generations/present.ts";
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
    .select({
      entry: entries,
      generation: generations,
      source: lots.source,
      planId: orders.planId,
    })
    .from(entries)
    .leftJoin(generations, eq(generations.id, entries.generationId))
    .leftJoin(lots, eq(lots.id, entries.lotId))
    .leftJoin(orders, eq(orders.paymentId, entries.paymentId))
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
  const runOf = token === undefined ? await runsOf(ctx, page) : null;
  return {
    items: page.map(({ entry: row, generation, source, planId }) => ({
      id: row.id,
      kind: row.kind,
      credits: row.credits,
      balance_after: row.balanceAfter,
      generation_id: isHidden(generation?.feature ?? null) ? null : row.generationId,
      payment_id: row.paymentId,
      lot_id: row.lotId,
      reason: row.reason,
      created_at: row.createdAt.toISOString(),
      plan_id: planId,
      source: row.generationId === null ? source : null,
      ...(runOf && { run: runOf(row) }),
    })),
    next_cursor: rows.length > limit && last ? sealCursor("entries", last.seq) : null,
  };
}

type Row = { entry: EntryRow; generation: GenerationRow | null };
/** Each run of the page at the line that stands for it, with what all its lines come to. */
async function runsOf(ctx: SignedCtx, page: readonly Row[]) {
  const ids = page.flatMap(({ entry }) => entry.generationId ?? []);
  const lines = await runLines(ctx.db, [...new Set(ids)]);
  const standsForRun = ({ generationId, seq }: EntryRow) =>
    generationId !== null && lines.get(generationId)?.seq === seq;
  const runs = page.flatMap(({ entry, generation }) =>
    generation && standsForRun(entry) ? generation : [],
  );
  const shown = await presentGenerations(ctx, ctx.db, runs, viewerOf(ctx));
  const byId = new Map(shown.map((run) => [run.id, run]));
  return (entry: EntryRow) => {
    const { generationId } = entry;
    if (generationId === null || !standsForRun(entry)) return null;
    const credits = lines.get(generationId)?.credits ?? 0;
    return { credits, generation: byId.get(generationId) ?? null };
  };
}

/** The number of the last entry seen. Throws cursor_unknown. */
function placeOf(cursor: string): number {
  const [seq = ""] = openCursor("entries", cursor);
  if (!/^\d{1,15}$/.test(seq)) throw unknownCursor();
  return Number(seq);
}
