import { and, eq, sql } from "drizzle-orm";
import type { UserRow } from "#server/db/rows.ts";
import { generations, users } from "#server/db/schema.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema-api.ts";
import type { Deps } from "#server/deps.ts";
import { presentGeneration } from "#server/domain/generations/present.ts";
import { allowsLoopback } from "#server/domain/webhooks/loopback.ts";
import { type PostResult, postWebhook } from "#server/outgoing-webhooks/post.ts";
import { webhookHeaders } from "#server/outgoing-webhooks/sign.ts";
import { unseal } from "#server/security/sealed.ts";
import { LIMITS, PLAN_LIMITS, TIMES, WEBHOOK_WAITS } from "#wire/limits.ts";
import { completedFixture } from "#wire/wire.fixtures.ts";

/** How long a claim holds: longer than a try can last. */
const LEASE_MS = 4 * TIMES.webhookAnswer;

type Delivery = typeof webhookDeliveries.$inferSelect;

/**
 * Makes deliveries that are due until there is none. It may run any number of times side by side,
 * in any number of processes: a hook is told of one thing at a time, first tries in the order in
 * which things happened, so a slow receiver keeps only itself waiting. A later try holds back nothing.
 */
export async function deliverWebhooks(deps: Deps): Promise<void> {
  for (;;) {
    const delivery = await claim(deps);
    if (!delivery) return;
    const result = await attempt(deps, delivery);
    await finish(deps, delivery, result);
  }
}

/** Being tried just now: `claim` writes these two together, and no wait is as long as the lease. */
const inFlight = sql`other.next_try_at = other.tried_at + ${LEASE_MS} * interval '1 ms'`;

/**
 * Takes the oldest due delivery of a hook that is not being told anything. The hook's row is locked
 * meanwhile, and what is in flight is read after that: two claims never take two of one hook.
 */
async function claim(deps: Deps): Promise<Delivery | null> {
  for (;;) {
    const now = deps.now();
    const isFree = sql`not exists (select 1 from webhook_deliveries other
      where other.webhook_id = due.webhook_id and other.next_try_at > ${now} and ${inFlight})`;
    const [hook, taken] = await deps.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select hook.id from webhook_deliveries due join webhooks hook on hook.id = due.webhook_id
        where due.next_try_at <= ${now} and ${isFree}
        order by due.next_try_at limit 1 for no key update of hook skip locked`);
      const [found] = rows;
      if (!found) return [null, null];
      const oldest = sql`(select due.id from webhook_deliveries due
        where due.webhook_id = ${found.id} and due.next_try_at <= ${now} and ${isFree}
        order by due.created_at, due.id limit 1)`;
      const [row] = await tx
        .update(webhookDeliveries)
        .set({
          tries: sql`${webhookDeliveries.tries} + 1`,
          triedAt: now,
          nextTryAt: new Date(now.getTime() + LEASE_MS),
        })
        .where(eq(webhookDeliveries.id, oldest))
        .returning();
      return [found, row ?? null];
    });
    // Taken by another claim between the two looks: there may be another hook to tell.
    if (taken || !hook) return taken;
  }
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
async function dataOf(deps: Deps, { generationId }: Delivery, user: UserRow) {
  if (generationId === null) return completedFixture;
  const [row] = await deps.db.select().from(generations).where(eq(generations.id, generationId));
  return row ? presentGeneration(deps, deps.db, row, user) : null;
}

async function finish(deps: Deps, delivery: Delivery, result: PostResult | null): Promise<void> {
  const now = deps.now();
  const status = result?.status ?? null;
  const taken = status !== null && status >= 200 && status < 300;
  const wait = WEBHOOK_WAITS[delivery.tries - 1];
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
