import { and, asc, eq, gt, inArray, lte, sum } from "drizzle-orm";
import { generations, lots, users } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { expireLots, lockAccount } from "#server/domain/credits/ledger.ts";
import type { Credits } from "#wire/credits.ts";

/** Balance, what open runs hold, and the lots that are left, soonest to expire first. */
export async function readCredits(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
): Promise<Credits> {
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
