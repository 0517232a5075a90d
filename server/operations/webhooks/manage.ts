import { and, desc, eq, isNotNull } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Queries } from "#server/db/pool.ts";
import { webhookDeliveries, webhooks } from "#server/db/schema-api.ts";
import type { SignedCtx } from "#server/deps.ts";
import { lockAccount } from "#server/domain/credits/ledger.ts";
import { allowsLoopback } from "#server/domain/webhooks/loopback.ts";
import { ApiError } from "#server/errors.ts";
import { newWebhookSecret } from "#server/outgoing-webhooks/sign.ts";
import { urlTrouble } from "#server/security/public-address.ts";
import { seal } from "#server/security/sealed.ts";
import type { Webhook, WebhookBody, WebhookState } from "#wire/tokens.ts";
import { ID_PREFIXES } from "#wire/values.ts";

type Row = typeof webhooks.$inferSelect;

async function present(db: Queries, row: Row): Promise<v.InferOutput<typeof Webhook>> {
  const tried = and(eq(webhookDeliveries.webhookId, row.id), isNotNull(webhookDeliveries.triedAt));
  const [last] = await db
    .select()
    .from(webhookDeliveries)
    .where(tried)
    .orderBy(desc(webhookDeliveries.triedAt))
    .limit(1);
  return {
    url: row.url,
    enabled: row.enabled,
    last_delivery: last?.triedAt
      ? {
          at: last.triedAt.toISOString(),
          status: last.lastStatus,
          ok: last.deliveredAt !== null,
        }
      : null,
  };
}

/** The caller's hook, without its secret; nulls while there is none. */
export async function readWebhook(ctx: SignedCtx): Promise<v.InferOutput<typeof WebhookState>> {
  const [row] = await ctx.db.select().from(webhooks).where(eq(webhooks.userId, ctx.caller.userId));
  return row ? present(ctx.db, row) : { url: null, enabled: false, last_delivery: null };
}

/**
 * Sets where finished runs are told. The secret is made with the hook and shown this once; a new
 * one is had by deleting the hook. Throws invalid_request for what is no public https address.
 */
export async function putWebhook(ctx: SignedCtx, body: v.InferOutput<typeof WebhookBody>) {
  const trouble = urlTrouble(body.url, allowsLoopback(ctx));
  if (trouble) throw new ApiError("invalid_request", { fields: { url: trouble } });
  const { userId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [known] = await tx
      .update(webhooks)
      .set(body)
      .where(eq(webhooks.userId, userId))
      .returning();
    if (known) return present(tx, known);
    const secret = newWebhookSecret();
    const id = newId(ID_PREFIXES.webhook);
    const sealed = seal(ctx.keys.webhooks, Buffer.from(secret), id);
    const values = { id, userId, ...body, secret: sealed, createdAt: ctx.now() };
    const [row] = await tx.insert(webhooks).values(values).returning();
    if (!row) throw new Error("a hook was not written");
    return { ...(await present(tx, row)), secret };
  });
}

/** Removes the hook with what was still to be told. */
export async function deleteWebhook(ctx: SignedCtx): Promise<void> {
  const own = eq(webhooks.userId, ctx.caller.userId);
  const rows = await ctx.db.delete(webhooks).where(own).returning();
  if (rows.length === 0) throw new ApiError("not_found");
}
