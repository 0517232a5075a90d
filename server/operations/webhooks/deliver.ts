import { and, eq, sql } from "drizzle-orm";
import { generations, users } from "#server/db/schema.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema-api.ts";
import type { Deps } from "#server/deps.ts";
import { presentGeneration } from "#server/operations/generations/present.ts";
import { unseal } from "#server/security/sealed.ts";
import { type PostResult, postWebhook } from "#server/webhooks/post.ts";
import { webhookHeaders } from "#server/webhooks/sign.ts";
import { LIMITS, PLAN_LIMITS } from "#wire/limits.ts";
import { completedFixture } from "#wire/wire.fixtures.ts";
import { allowsLoopback } from "./manage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Waits after each try that was not taken: eight tries within 24 hours. */
const WAITS = [5000, 5 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 7 * HOUR, 12 * HOUR] as const;
/** How long a claim holds: longer than a try can last. */
const LEASE_MS = MINUTE;

type Delivery = typeof webhookDeliveries.$inferSelect;

/** Makes every delivery that is due, one after the other. Any number of processes may run it. */
export async function deliverDue(deps: Deps): Promise<void> {
  for (;;) {
    const delivery = await claim(deps);
    if (!delivery) return;
    const result = await attempt(deps, delivery);
    await finish(deps, delivery, result);
  }
}

async function claim(deps: Deps): Promise<Delivery | null> {
  const now = deps.now();
  const due = sql`(select id from webhook_deliveries where next_try_at <= ${now}
    order by next_try_at limit 1 for update skip locked)`;
  const [row] = await deps.db
    .update(webhookDeliveries)
    .set({
      tries: sql`${webhookDeliveries.tries} + 1`,
      triedAt: now,
      nextTryAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(eq(webhookDeliveries.id, due))
    .returning();
  return row ?? null;
}

/** One try. Null: there is nothing to tell any more. */
async function attempt(deps: Deps, delivery: Delivery): Promise<PostResult | null> {
  const [found] = await deps.db
    .select({ hook: webhooks, user: users })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(eq(webhooks.id, delivery.webhookId));
  if (!found?.hook.enabled || !PLAN_LIMITS[found.user.plan].api) return null;
  const data = await dataOf(deps, delivery, found.user);
  if (!data) return null;
  const { id, type, createdAt } = delivery;
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const { hook } = found;
  const secret = unseal(deps.keys.webhooks, hook.secret, hook.id).toString("utf8");
  const headers = webhookHeaders(secret, { id, at: deps.now(), body });
  return postWebhook(hook.url, { headers, body, loopback: allowsLoopback(deps) });
}

/** The run as its owner would read it now, so that its links are fresh at every try. */
async function dataOf(deps: Deps, { generationId }: Delivery, user: typeof users.$inferSelect) {
  if (generationId === null) return completedFixture;
  const [row] = await deps.db.select().from(generations).where(eq(generations.id, generationId));
  return row ? presentGeneration(deps, deps.db, row, user) : null;
}

async function finish(deps: Deps, delivery: Delivery, result: PostResult | null): Promise<void> {
  const now = deps.now();
  const status = result?.status ?? null;
  const taken = status !== null && status >= 200 && status < 300;
  const wait = WAITS[delivery.tries - 1];
  const again =
    result !== null && !taken && wait !== undefined && delivery.tries < LIMITS.webhookTries;
  const nextTryAt = again ? new Date(now.getTime() + wait) : null;
  await deps.db.transaction(async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({
        nextTryAt,
        ...(taken ? { deliveredAt: now } : {}),
        lastStatus: status,
        lastError: result ? result.error : "nothing to tell any more",
      })
      .where(
        and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.tries, delivery.tries)),
      );
    if (nextTryAt) await deps.queue.sendDelivery(tx, nextTryAt);
  });
}
