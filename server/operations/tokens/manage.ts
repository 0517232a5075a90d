import { and, count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { apiTokens } from "#server/db/schema-api.ts";
import type { SignedCtx } from "#server/deps.ts";
import { lockAccount } from "#server/domain/credits/ledger.ts";
import { ApiError, sqlState } from "#server/errors.ts";
import { newTokenValue, tokenHash } from "#server/security/api-tokens.ts";
import { LIMITS } from "#wire/limits.ts";
import type { CreateTokenBody, PatchTokenBody, Token } from "#wire/tokens.ts";
import { ID_PREFIXES } from "#wire/values.ts";

type Row = typeof apiTokens.$inferSelect;

const present = (row: Row): v.InferOutput<typeof Token> => ({
  id: row.id,
  name: row.name,
  services: row.services,
  rate_limit_per_minute: row.ratePerMinute,
  active: row.active,
  last4: row.last4,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
const ownToken = (ctx: SignedCtx, id: string) =>
  and(eq(apiTokens.id, id), eq(apiTokens.userId, ctx.caller.userId));

/** The value goes out once; what is kept is its hash and the last four characters, for the list. */
function fresh(ctx: SignedCtx) {
  const value = newTokenValue();
  return { value, kept: { hash: tokenHash(ctx.keys.tokens, value), last4: value.slice(-4) } };
}

/** A name that the account has already is the caller's to change. */
async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) !== "23505") throw error;
    throw new ApiError("invalid_request", { fields: { name: "token_name_taken" } });
  }
}

/** The caller's tokens, newest first; never their values. */
export async function listTokens(ctx: SignedCtx) {
  const rows = await ctx.db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, ctx.caller.userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return { items: rows.map(present) };
}

export async function readToken(ctx: SignedCtx, input: { id: string }) {
  const [row] = await ctx.db.select().from(apiTokens).where(ownToken(ctx, input.id));
  if (!row) throw new ApiError("not_found");
  return present(row);
}

/** Makes a token and shows its value, this once. Throws conflict when there are twenty. */
export async function createToken(ctx: SignedCtx, body: v.InferOutput<typeof CreateTokenBody>) {
  const { userId } = ctx.caller;
  const { value, kept } = fresh(ctx);
  const work = ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [held] = await tx
      .select({ tokens: count() })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId));
    const limit = LIMITS.tokensPerUser;
    if ((held?.tokens ?? 0) >= limit) {
      throw new ApiError("conflict", { variant: "token_limit", values: { limit } });
    }
    const { name, services, rate_limit_per_minute: ratePerMinute } = body;
    const [row] = await tx
      .insert(apiTokens)
      .values({
        id: newId(ID_PREFIXES.token),
        userId,
        name,
        services,
        ratePerMinute,
        ...kept,
        createdAt: ctx.now(),
      })
      .returning();
    if (!row) throw new Error("a token was not written");
    return { token: present(row), value };
  });
  return named(work);
}

export async function changeToken(
  ctx: SignedCtx,
  input: { id: string } & v.InferOutput<typeof PatchTokenBody>,
) {
  const { id, name, services, rate_limit_per_minute: ratePerMinute, active } = input;
  const given = { name, services, ratePerMinute, active };
  const change = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(change).length === 0) return { token: await readToken(ctx, input) };
  const changing = ctx.db.update(apiTokens).set(change).where(ownToken(ctx, id)).returning();
  const [row] = await named(Promise.resolve(changing));
  if (!row) throw new ApiError("not_found");
  return { token: present(row) };
}

/** A new value for a token; the old one is refused from the next call on. */
export async function regenerateToken(ctx: SignedCtx, input: { id: string }) {
  const { value, kept } = fresh(ctx);
  const [row] = await ctx.db.update(apiTokens).set(kept).where(ownToken(ctx, input.id)).returning();
  if (!row) throw new ApiError("not_found");
  return { token: present(row), value };
}

export async function deleteToken(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const rows = await ctx.db.delete(apiTokens).where(ownToken(ctx, input.id)).returning();
  if (rows.length === 0) throw new ApiError("not_found");
}
