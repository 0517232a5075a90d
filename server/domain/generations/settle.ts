import { eq } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { GenerationRow } from "#server/db/rows.ts";
import { assets, generations } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { capture, lockAccount, refund } from "#server/domain/credits/ledger.ts";
import { notify } from "#server/domain/events/notify.ts";
import { enqueueWebhook } from "#server/domain/webhooks/enqueue.ts";
import type { Job, Produced } from "#server/jobs/job.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import { SHOP_ZONE } from "#wire/shop-time.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { type Feature, ID_PREFIXES } from "#wire/values.ts";
import { derivedOf } from "./describe.ts";

/** The name of a result's file; the time is that of the shop's country. */
export function resultName(feature: Feature, id: string, at: Date): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: SHOP_ZONE,
    dateStyle: "short",
    timeStyle: "short",
  }).format(at);
  const stamp = parts.replaceAll("-", "").replace(" ", "-").replace(":", "");
  return `${TOOLS[feature].fileName}_${stamp}_${id.slice(-6).toLowerCase()}`;
}

/** How long it ran; never less than nothing, also where the clock was set back meanwhile. */
const elapsed = (since: Date | null, now: Date): number | null =>
  since && Math.max(0, now.getTime() - since.getTime());

/**
 * The account's row, then the run's, locked in this order everywhere. Null when the run is gone
 * or no longer in the state that the caller may end: the fence against late and double finishes.
 */
export async function lockRun(
  tx: Transaction,
  id: string,
  may: (row: GenerationRow) => boolean,
): Promise<{ account: Awaited<ReturnType<typeof lockAccount>>; row: GenerationRow } | null> {
  const [seen] = await tx.select().from(generations).where(eq(generations.id, id));
  if (!seen) return null;
  const account = await lockAccount(tx, seen.userId);
  const [row] = await tx.select().from(generations).where(eq(generations.id, id)).for("update");
  return row && may(row) ? { account, row } : null;
}
export const isOpen = (row: Pick<GenerationRow, "status">): boolean =>
  row.status === "queued" || row.status === "processing";
export const heldBy = (job: Pick<Job, "attempt">) => (row: GenerationRow) =>
  row.status === "processing" && row.attempt === job.attempt;

/**
 * Ends a run as completed: the files move into place first, then one transaction writes asset,
 * status and capture. A finish that comes too late changes nothing and leaves no file. Returns
 * whether it counted.
 */
export async function complete(
  deps: Pick<Deps, "db" | "now" | "store" | "queue">,
  job: Job,
  dir: string,
  made: Produced,
): Promise<boolean> {
  const key = deps.store.newKey();
  await deps.store.adopt(dir, key);
  const counted = await deps.db
    .transaction(async (tx) => {
      const held = await lockRun(tx, job.id, heldBy(job));
      if (!held) return false;
      const { account, row } = held;
      const now = deps.now();
      const assetId = newId(ID_PREFIXES.asset);
      const name = resultName(row.feature, row.id, row.createdAt);
      const { file, mime, width, height, bytes, alpha, forms, details } = made;
      await tx.insert(assets).values({
        id: assetId,
        userId: row.userId,
        name,
        // Nobody reads the file's name: it is found by what the run was made of.
        nameFolded: row.searchFolded,
        key,
        file,
        mime,
        width,
        height,
        bytes,
        alpha,
        forms,
        generationId: row.id,
        createdAt: now,
        kind: mime.startsWith("video/") ? "video" : "image",
        usage: TOOLS[row.feature].result,
        origin: "result",
      });
      await tx
        .update(generations)
        .set({
          status: "completed",
          step: null,
          progress: 100,
          leaseUntil: null,
          resultAssetId: assetId,
          completedAt: now,
          resultDetails: {
            ...derivedOf(job),
            ...details,
            width,
            height,
            bytes,
            mime,
          },
          processingMs: elapsed(row.startedAt, now),
        })
        .where(eq(generations.id, row.id));
      await capture(tx, account, row.id, now);
      const told = { id: row.id, userId: row.userId, plan: account.plan };
      await enqueueWebhook(deps, tx, { ...told, status: "completed" }, now);
      await notify(tx, row.userId, "generation", row.id);
      await notify(tx, row.userId, "asset", assetId);
      return true;
    })
    .catch(async (error: unknown) => {
      await deps.store.remove(key);
      throw error;
    });
  if (!counted) await deps.store.remove(key);
  return counted;
}

/**
 * Ends an open run without a result and gives its credits back, once, in one transaction: all but
 * those of a purchase that was refunded since.
 */
async function endWithRefund(
  deps: Pick<Deps, "db" | "now" | "queue">,
  id: string,
  outcome: { status: "failed" | "cancelled"; code: GenerationErrorCode | null; deaths?: number },
  may: (row: GenerationRow) => boolean,
): Promise<GenerationRow | null> {
  return deps.db.transaction(async (tx) => {
    const held = await lockRun(tx, id, may);
    if (!held) return null;
    const { account, row } = held;
    const now = deps.now();
    const reason = outcome.code ?? outcome.status;
    const refunded = await refund(tx, account, { generationId: id, reason }, now);
    const [ended] = await tx
      .update(generations)
      .set({
        status: outcome.status,
        errorCode: outcome.code,
        step: null,
        leaseUntil: null,
        charged: row.charged - refunded,
        refunded,
        completedAt: now,
        deaths: outcome.deaths ?? row.deaths,
        processingMs: elapsed(row.startedAt, now),
      })
      .where(eq(generations.id, id))
      .returning();
    const told = { id, userId: row.userId, plan: account.plan, status: outcome.status };
    await enqueueWebhook(deps, tx, told, now);
    await notify(tx, row.userId, "generation", id);
    return ended ?? null;
  });
}

/** A named failure of the engine, from the worker that holds the run. */
export async function fail(
  deps: Pick<Deps, "db" | "now" | "queue">,
  job: Job,
  code: GenerationErrorCode,
): Promise<boolean> {
  return (await endWithRefund(deps, job.id, { status: "failed", code }, heldBy(job))) !== null;
}
/**
 * The watchdog's endings: of whatever attempt, while the condition still holds under the lock;
 * `deaths` is what its workers' deaths come to by it.
 */
export async function failOpen(
  deps: Pick<Deps, "db" | "now" | "queue">,
  id: string,
  code: GenerationErrorCode,
  still: (row: GenerationRow) => boolean,
  deaths?: number,
): Promise<boolean> {
  const outcome = { status: "failed", code, ...(deaths === undefined ? {} : { deaths }) } as const;
  return (await endWithRefund(deps, id, outcome, (row) => isOpen(row) && still(row))) !== null;
}
/** The owner's cancel of a queued or running run; null when it had ended. */
export async function cancelOpen(
  deps: Pick<Deps, "db" | "now" | "queue">,
  id: string,
): Promise<GenerationRow | null> {
  return endWithRefund(deps, id, { status: "cancelled", code: null }, isOpen);
}
