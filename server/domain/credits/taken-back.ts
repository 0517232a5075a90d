import { and, asc, eq, inArray, isNull, type SQLWrapper, sum } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/pool.ts";
import { entries, generations, lots, lotUses } from "#server/db/schema.ts";
import { notify } from "#server/domain/events/notify.ts";
import { type Account, book } from "./ledger.ts";

/** What ending each of these runs now would give back, by run. */
export async function refundable(
  db: Queries,
  generationIds: readonly string[],
): Promise<Map<string, number>> {
  if (generationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: lotUses.generationId, credits: sum(lotUses.credits).mapWith(Number) })
    .from(lotUses)
    .innerJoin(lots, eq(lots.id, lotUses.lotId))
    .where(and(inArray(lotUses.generationId, [...generationIds]), isNull(lots.takenBackAt)))
    .groupBy(lotUses.generationId);
  return new Map(rows.map(({ id, credits }) => [id, credits]));
}

/**
 * Takes back the lots a payment brought, each once: what is left in them, and whatever open runs
 * still hold of them; what was spent stays spent. Answers how many credits were left.
 */
export async function takeBack(
  tx: Transaction,
  account: Account,
  from: { paymentId: string; reason: string },
  now: Date,
): Promise<number> {
  const brought = tx
    .select({ id: entries.lotId })
    .from(entries)
    .where(and(eq(entries.paymentId, from.paymentId), eq(entries.kind, "grant")));
  const marked = await tx
    .select()
    .from(lots)
    .where(and(inArray(lots.id, brought), isNull(lots.takenBackAt)))
    .orderBy(asc(lots.expiresAt), asc(lots.id));
  for (const lot of marked) {
    await tx.update(lots).set({ remaining: 0, takenBackAt: now }).where(eq(lots.id, lot.id));
    if (lot.remaining === 0) continue;
    const cause = `refund:${from.paymentId}:${lot.id}`;
    const entry = { kind: "adjust", credits: -lot.remaining, cause, lotId: lot.id } as const;
    await book(tx, account, { ...entry, ...from }, now);
  }
  await announceHolders(tx, account, brought);
  return marked.reduce((sum, lot) => sum + lot.remaining, 0);
}

/** Announces open runs that hold credits of these lots: what a cancel returns has changed. */
async function announceHolders(tx: Transaction, account: Account, from: SQLWrapper) {
  const held = await tx
    .selectDistinct({ id: generations.id })
    .from(generations)
    .innerJoin(lotUses, eq(lotUses.generationId, generations.id))
    .where(
      and(
        eq(generations.userId, account.id),
        inArray(generations.status, ["queued", "processing"]),
        inArray(lotUses.lotId, from),
      ),
    );
  for (const { id } of held) await notify(tx, account.id, "generation", id);
}
