import { and, eq } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema-api.ts";
import type { Deps } from "#server/deps.ts";
import { PLAN_LIMITS } from "#wire/limits.ts";
import type { ENDED_STATUSES, PlanId, WebhookType } from "#wire/values.ts";

type Ended = (typeof ENDED_STATUSES)[number];
/** What a hook is told of a run that ended so. */
export const typeOf = (status: Ended): WebhookType => `generation.${status}`;

/** Notes, in the transaction that ends a run, that its owner's hook is to hear of it. */
export async function enqueueWebhook(
  deps: Pick<Deps, "queue">,
  tx: Transaction,
  run: { id: string; userId: string; status: Ended; plan: PlanId },
  now: Date,
): Promise<void> {
  if (!PLAN_LIMITS[run.plan].api) return;
  const own = and(eq(webhooks.userId, run.userId), eq(webhooks.enabled, true));
  const [hook] = await tx.select({ id: webhooks.id }).from(webhooks).where(own);
  if (!hook) return;
  await enqueueDelivery(
    deps,
    tx,
    hook.id,
    run.userId,
    { type: typeOf(run.status), generationId: run.id },
    now,
  );
}

/** Queues one delivery, in the transaction it speaks of. `generationId`: null sends an example. */
export async function enqueueDelivery(
  deps: Pick<Deps, "queue">,
  tx: Transaction,
  webhookId: string,
  userId: string,
  told: { type: WebhookType; generationId: string | null },
  now: Date,
): Promise<void> {
  const id = newId("msg_");
  await tx
    .insert(webhookDeliveries)
    .values({ id, webhookId, userId, ...told, createdAt: now, nextTryAt: now });
  await deps.queue.sendDelivery(tx, now);
}
