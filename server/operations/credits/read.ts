import { and, asc, desc, eq, gt, inArray, lte, sql, sum } from "drizzle-orm";
import type * as v from "valibot";
import { openCursor, sealCursor, unknownCursor } from "#server/db/keyset.ts";
import { entries, generations, lots, users } from "#server/db/schema.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import type { Credits, EntriesQuery } from "#wire/credits.ts";
import type { Feature } from "#wire/values.ts";
import { expireLots, lockAccount } from "./ledger.ts";

/** Balance, what open runs hold, and the lots that are left, soonest to expire first. */
export async function readCredits(deps: Deps, userId: string): Promise<Credits> {
  const now = deps.now();
  const own = and(eq(lots.userId, userId), gt(lots.remaining, 0));
  const over = await deps.db
    .select({ id: lots.id })
    .from(lots)
    .where(and(own, lte(lots.expiresAt, now)))
    .limit(1);
  if (over.length > 0) {
    await deps.db.transaction(async (tx) => expireLots(tx, await lockAccount(tx, userId), now));
  }
  // One snapshot, so that balance, lots and what is held belong together; nobody is kept waiting.
  return deps.db.transaction(
    async (tx) => {
      const [user] = await tx
        .select({ balance: users.balance })
        .from(users)
        .where(eq(users.id, userId));
      const rows = await tx
        .select()
        .from(lots)
        .where(own)
        .orderBy(asc(lots.expiresAt), asc(lots.id));
      const open = inArray(generations.status, ["queued", "processing"]);
      const [held] = await tx
        .select({ credits: sum(generations.charged) })
        .from(generations)
        .where(and(eq(generations.userId, userId), open));
      const balance = user?.balance ?? 0;
      return {
        balance,
        reserved: Number(held?.credits ?? 0),
        available: balance,
        lots: rows.map((lot) => ({
          id: lot.id,
          credits: lot.credits,
          remaining: lot.remaining,
          source: lot.source,
          expires_at: lot.expiresAt.toISOString(),
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

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
