import { and, desc, eq, inArray } from "drizzle-orm";
import { generations } from "#server/db/schema.ts";
import { webhooks } from "#server/db/schema-api.ts";
import type { SignedCtx } from "#server/deps.ts";
import { enqueueDelivery, typeOf } from "#server/domain/webhooks/enqueue.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { LIMITS, MINUTE } from "#wire/limits.ts";
import { ENDED_STATUSES } from "#wire/values.ts";

/**
 * Sends the hook the newest ended run, or an example while there is none. Some a minute for an
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
    const ended = ENDED_STATUSES.find((status) => status === run?.status) ?? "completed";
    const told = { type: typeOf(ended), generationId: run?.id ?? null };
    await enqueueDelivery(ctx, tx, hook.id, userId, told, ctx.now());
  });
}
