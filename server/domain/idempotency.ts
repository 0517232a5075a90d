import { and, eq, gt } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/pool.ts";
import { idempotencyKeys } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { sha256 } from "#server/security/keys.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";

/** A call that must not happen twice: its key, and what it asked for. */
export interface Intent {
  key: string | undefined;
  content: unknown;
}
export interface KeyedAnswer {
  status: 200 | 201 | 202;
  answer: object;
}

/** The same text for the same content, whatever the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/**
 * The first accepted answer of this key, if any. Asked again under the account's lock it is exact:
 * the first call's transaction has then ended. Another body under the key: idempotency_key_reused.
 */
export async function storedAnswer(
  ctx: Pick<SignedCtx, "now" | "caller">,
  db: Queries,
  intent: Intent,
): Promise<KeyedAnswer | null> {
  if (!intent.key) return null;
  if (intent.key.length > LIMITS.idempotencyKeyChars) {
    throw new ApiError("invalid_request", {
      fields: { "idempotency-key": "too_long" },
      fieldValues: { "idempotency-key": { max: LIMITS.idempotencyKeyChars } },
    });
  }
  const since = new Date(ctx.now().getTime() - TIMES.idempotency);
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, ctx.caller.userId),
        eq(idempotencyKeys.key, intent.key),
        gt(idempotencyKeys.createdAt, since),
      ),
    );
  if (!row) return null;
  if (row.bodyHash !== sha256(canonical(intent.content))) {
    throw new ApiError("idempotency_key_reused");
  }
  return { status: row.status, answer: row.answer };
}

/** Keeps an accepted answer in the transaction that began the work. */
export async function storeAnswer(
  ctx: Pick<SignedCtx, "now" | "caller">,
  tx: Transaction,
  intent: Intent,
  kept: KeyedAnswer,
): Promise<KeyedAnswer> {
  if (!intent.key) return kept;
  const values = {
    bodyHash: sha256(canonical(intent.content)),
    status: kept.status,
    answer: kept.answer,
    createdAt: ctx.now(),
  };
  await tx
    .insert(idempotencyKeys)
    .values({ userId: ctx.caller.userId, key: intent.key, ...values })
    .onConflictDoUpdate({ target: [idempotencyKeys.userId, idempotencyKeys.key], set: values });
  return kept;
}
