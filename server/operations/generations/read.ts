import { and, desc, eq, like, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { after, containing, pageOf } from "#server/db/keyset.ts";
import { generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ownGeneration, reachable, viewerOf } from "#server/domain/generations/find.ts";
import { presentGeneration, presentGenerations } from "#server/domain/generations/present.ts";
import { fold } from "#wire/fold.ts";
import type { Generation, GenerationsQuery } from "#wire/generations.ts";

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
