import { and, desc, eq, inArray, like, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { after, containing, pageOf } from "#server/db/keyset.ts";
import type { GenerationRow } from "#server/db/rows.ts";
import { generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { fold } from "#wire/fold.ts";
import type { Generation, GenerationsQuery } from "#wire/generations.ts";
import { presentGeneration, presentGenerations } from "./present.ts";

export const viewerOf = (ctx: SignedCtx) => ({ plan: ctx.caller.plan, language: ctx.language });

/** The runs a caller may know of: the account's, by a token only those of its services. */
export function reachable({ caller }: SignedCtx): SQL | undefined {
  const own = eq(generations.userId, caller.userId);
  return caller.token ? and(own, inArray(generations.feature, [...caller.token.services])) : own;
}

/** The caller's own run; not_found for anybody else's. */
export async function ownGeneration(ctx: SignedCtx, id: string): Promise<GenerationRow> {
  const own = and(eq(generations.id, id), reachable(ctx));
  const [row] = await ctx.db.select().from(generations).where(own);
  if (!row) throw new ApiError("not_found");
  return row;
}
export async function readGeneration(ctx: SignedCtx, input: { id: string }): Promise<Generation> {
  return presentGeneration(ctx, ctx.db, await ownGeneration(ctx, input.id), viewerOf(ctx));
}

/** The caller's history, newest first, filtered by tool, status and words without marks. */
export async function listGenerations(
  ctx: SignedCtx,
  query: v.InferOutput<typeof GenerationsQuery>,
) {
  const filters: (SQL | undefined)[] = [
    reachable(ctx),
    query.feature ? eq(generations.feature, query.feature) : undefined,
    query.status ? eq(generations.status, query.status) : undefined,
    query.q ? like(generations.searchFolded, containing(fold(query.q))) : undefined,
    after("generations", query.cursor, generations.createdAt, generations.id),
  ];
  const limit = Number(query.limit);
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(and(...filters))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit + 1);
  const { page, next } = pageOf("generations", rows, limit);
  return {
    items: await presentGenerations(ctx, ctx.db, page, viewerOf(ctx)),
    next_cursor: next,
  };
}
