import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import type { GenerationRow } from "#server/db/rows.ts";
import { generations } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { notify } from "#server/domain/events/notify.ts";
import type { Job } from "#server/jobs/job.ts";
import { failOpen, heldBy, lockRun } from "./settle.ts";

/** How often a run's worker may die before the run is given up: it runs at most twice in all. */
export const MAX_DEATHS = 2;

/** The worker is gone: back to the queue the first time, failed and refunded the second. */
export async function died(
  deps: Pick<Deps, "db" | "now" | "queue">,
  id: string,
  still: (row: GenerationRow) => boolean,
): Promise<void> {
  const isDead = (row: GenerationRow) => row.status === "processing" && still(row);
  const isLast = await deps.db.transaction(async (tx) => {
    const held = await lockRun(tx, id, isDead);
    if (!held) return false;
    const deaths = held.row.deaths + 1;
    if (deaths >= MAX_DEATHS) return true;
    await tx.update(generations).set({ deaths }).where(eq(generations.id, id));
    await requeue(deps, tx, held.row);
    return false;
  });
  // The last death is counted in the transaction that refunds: if this process dies before
  // it, nothing was counted, and the next process finds the run unchanged.
  if (isLast) await failOpen(deps, id, "interrupted", isDead, MAX_DEATHS);
}
/** A planned stop gives a run back without counting a death. */
export async function giveBack(deps: Pick<Deps, "db" | "queue">, job: Job): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const held = await lockRun(tx, job.id, heldBy(job));
    if (held) await requeue(deps, tx, held.row);
  });
}
async function requeue(deps: Pick<Deps, "queue">, tx: Transaction, row: GenerationRow) {
  await tx
    .update(generations)
    .set({ status: "queued", step: null, leaseUntil: null, startedAt: null, waitsFor: "turn" })
    .where(and(eq(generations.id, row.id), eq(generations.attempt, row.attempt)));
  await deps.queue.send(tx);
  await notify(tx, row.userId, "generation", row.id);
}

/** Runs that waited for the engine's data may start once their feature's is in. Returns how many. */
export async function releaseWaiting(
  deps: Pick<Deps, "db" | "engines" | "queue">,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const rows = await tx
      .update(generations)
      .set({ waitsFor: "turn" })
      .where(
        and(
          eq(generations.status, "queued"),
          eq(generations.waitsFor, "engine_data"),
          inArray(generations.feature, deps.engines.readyFeatures()),
        ),
      )
      .returning();
    for (const row of rows) {
      await deps.queue.send(tx);
      await notify(tx, row.userId, "generation", row.id);
    }
    return rows.length;
  });
}
