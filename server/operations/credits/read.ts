import { and, asc, desc, eq, gt, inArray, lte, sql, sum } from "drizzle-orm";
import type * as v from "valibot";
import { entries, generations, lots, users } from "#server/db/schema.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import type { Credits, EntriesQuery } from "#wire/credits.ts";
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

/** The caller's ledger, newest first. */
export async function listEntries(ctx: SignedCtx, query: v.InferOutput<typeof EntriesQuery>) {
  const { userId } = ctx.caller;
  const limit = Number(query.limit);
  const before = query.cursor === undefined ? undefined : Number(query.cursor);
  if (before !== undefined && !Number.isSafeInteger(before)) {
    throw new ApiError("invalid_request", { fields: { cursor: "cursor_unknown" } });
  }
  const rows = await ctx.db
    .select()
    .from(entries)
    // As a span of (account, number), not as "account =": PostgreSQL then reads it off the index of
    // both. It would else walk everybody's newest entries to find those of a long idle account.
    .where(
      sql`(${entries.userId}, ${entries.seq}) < (${userId}, ${before ?? Number.MAX_SAFE_INTEGER})
        and (${entries.userId}, ${entries.seq}) > (${userId}, 0)`,
    )
    .orderBy(desc(entries.userId), desc(entries.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      credits: row.credits,
      balance_after: row.balanceAfter,
      generation_id: row.generationId,
      payment_id: row.paymentId,
      lot_id: row.lotId,
      reason: row.reason,
      created_at: row.createdAt.toISOString(),
    })),
    next_cursor: rows.length > limit ? String(page.at(-1)?.seq) : null,
  };
}
