import { and, asc, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { entries } from "#server/db/schema.ts";

/**
 * What the ledger says of a run: the sum of its lines, and the number and balance of the one that
 * stands for it, where its credits came back or else where they were taken.
 */
export interface RunLine {
  credits: number;
  seq: number;
  balanceAfter: number;
}

/** By run, for those that have lines; found by kind and cause, which an index has. */
export async function runLines(
  db: Queries,
  generationIds: readonly string[],
): Promise<Map<string, RunLine>> {
  if (generationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([entries.cause], {
      id: entries.cause,
      seq: entries.seq,
      balanceAfter: entries.balanceAfter,
      credits: sql<number>`sum(${entries.credits}) over (partition by ${entries.cause})`.mapWith(
        Number,
      ),
    })
    .from(entries)
    .where(
      and(
        inArray(entries.kind, ["reserve", "capture", "refund"]),
        inArray(entries.cause, [...generationIds]),
      ),
    )
    .orderBy(entries.cause, sql`${entries.kind} <> 'refund'`, asc(entries.seq));
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}
