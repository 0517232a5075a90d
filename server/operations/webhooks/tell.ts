import { and, desc, eq, inArray } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { generations } from "#server/db/schema.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema-api.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import {
  ENDED_STATUSES,
  type GenerationStatus,
  type PlanId,
  type WebhookType,
} from "#wire/values.ts";

type Ended = (typeof ENDED_STATUSES)[number];
const typeOf = (status: GenerationStatus): WebhookType => `generation.${status as Ended}`;

/** Notes, in the transaction that ends a run, that its owner's hook is to hear of it. */
export async function tellWebhook(
  deps: Pick<Deps, "queue">,
  tx: Transaction,
  run: { id: string; userId: string; status: GenerationStatus; plan: PlanId },
  now: Date,
): Promise<void> {
  if (!PLAN_LIMITS[run.plan].api) return;
  const own = and(eq(webhooks.userId, run.userId), eq(webhooks.enabled, true));
  const [hook] = await tx.select({ id: webhooks.id }).from(webhooks).where(own);
  if (!hook) return;
  await note(
    deps,
    tx,
    hook.id,
    run.userId,
    { type: typeOf(run.status), generationId: run.id },
    now,
  );
}

const MINUTE = 60_000;

/**
 * Sends the hook the newest ended run, or an example while there is none. Five a minute for an
 * account: whoever it names did not ask for them.
 */
export async function testWebhook(ctx: SignedCtx): Promise<void> {
  const { userId } = ctx.caller;
  const tests = { key: `webhook-test:${userId}`, points: LIMITS.webhookTestsPerMinute };
  await takePoint(ctx.db, { ...tests, window: MINUTE }, ctx.now());
  await ctx.db.transaction(async (tx) => {
    const [hook] = await tx.select().from(webhooks).where(eq(webhooks.userId, userId));
    if (!hook) throw new ApiError("not_found");
    const [run] = await tx
      .select({ id: generations.id, status: generations.status })
      .from(generations)
      .where(and(eq(generations.userId, userId), inArray(generations.status, [...ENDED_STATUSES])))
      .orderBy(desc(generations.completedAt))
      .limit(1);
    const told = { type: typeOf(run?.status ?? "completed"), generationId: run?.id ?? null };
    await note(ctx, tx, hook.id, userId, told, ctx.now());
  });
}

async function note(
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
