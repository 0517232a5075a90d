import { and, desc, eq, ne } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { after, pageOf } from "#server/db/keyset.ts";
import { communityItems, generations, users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { notify } from "#server/domain/events/notify.ts";
import { ownGeneration } from "#server/domain/generations/find.ts";
import {
  presentPublished,
  publicStyle,
  requirePublishable,
} from "#server/domain/publications/publish.ts";
import { ApiError } from "#server/errors.ts";
import type { CommunityQuery } from "#wire/assets.ts";
import { ID_PREFIXES } from "#wire/values.ts";

/** What was approved, the newest approval first: no owner, no inputs. */
export async function listCommunity(ctx: Ctx, query: v.InferOutput<typeof CommunityQuery>) {
  const limit = Number(query.limit);
  const rows = await ctx.db
    .select({ item: communityItems, run: generations })
    .from(communityItems)
    .innerJoin(generations, eq(generations.id, communityItems.generationId))
    .innerJoin(users, eq(users.id, communityItems.userId))
    .where(
      and(
        eq(communityItems.status, "approved"),
        eq(users.active, true),
        after("community", query.cursor, communityItems.decidedAt, communityItems.id),
      ),
    )
    .orderBy(desc(communityItems.decidedAt), desc(communityItems.id))
    .limit(limit + 1);
  const shown = rows.flatMap(({ item, run }) => {
    const { id, key, files, decidedAt } = item;
    return key && files && decidedAt ? [{ id, key, files, run, createdAt: decidedAt }] : [];
  });
  const { page, next } = pageOf("community", shown, limit);
  return {
    items: page.map((item) => ({
      id: item.id,
      feature: item.run.feature,
      asset: presentPublished(ctx, { ...item, feature: item.run.feature }),
      style_name: publicStyle(item.run),
      created_at: item.createdAt.toISOString(),
    })),
    next_cursor: next,
  };
}

/** Offers a result to the community; it waits for approval. Refused before: conflict. */
export async function showInCommunity(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const { id: generationId, userId } = await ownGeneration(ctx, input.id);
  await ctx.db.transaction(async (tx) => {
    const same = eq(generations.id, generationId);
    const [run] = await tx.select().from(generations).where(same).for("update");
    if (!run) throw new ApiError("not_found");
    requirePublishable(run);
    const of = eq(communityItems.generationId, generationId);
    const [known] = await tx.select().from(communityItems).where(of);
    if (known?.status === "rejected") {
      throw new ApiError("conflict", { variant: "community_rejected" });
    }
    if (known) return;
    const id = newId(ID_PREFIXES.community);
    await tx.insert(communityItems).values({ id, generationId, userId, createdAt: ctx.now() });
    await notify(tx, userId, "generation", generationId);
  });
}

/** Takes a result out of the community, or back from waiting; a refusal stays written down. */
export async function hideFromCommunity(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const run = await ownGeneration(ctx, input.id);
  const open = and(eq(communityItems.generationId, run.id), ne(communityItems.status, "rejected"));
  const hidden = await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(communityItems).where(open).returning();
    if (rows.length > 0) await notify(tx, run.userId, "generation", run.id);
    return rows;
  });
  await Promise.all(hidden.map(({ key }) => (key ? ctx.store.remove(key) : undefined)));
}
