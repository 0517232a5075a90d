import { count, desc, eq } from "drizzle-orm";
import type * as v from "valibot";
import type { AssetRow, GenerationRow, UserRow } from "#server/db/rows.ts";
import { assets, communityItems, generations, users } from "#server/db/schema.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import { recordAudit } from "#server/domain/audit.ts";
import { notify } from "#server/domain/events/notify.ts";
import {
  copyForPublic,
  type Published,
  publicStyle,
  publishableResult,
  requirePublishable,
} from "#server/domain/publications/publish.ts";
import { ApiError } from "#server/errors.ts";
import type { AdminCommunityQuery } from "#wire/admin.ts";

interface Row {
  item: typeof communityItems.$inferSelect;
  run: GenerationRow;
  asset: AssetRow;
  owner: UserRow;
}
const rowsOf = (ctx: Ctx) =>
  ctx.db
    .select({ item: communityItems, run: generations, asset: assets, owner: users })
    .from(communityItems)
    .innerJoin(generations, eq(generations.id, communityItems.generationId))
    .innerJoin(assets, eq(assets.id, generations.resultAssetId))
    .innerJoin(users, eq(users.id, communityItems.userId));

/** What was offered to the community, newest first, for the administrators. */
export async function adminCommunity(
  ctx: SignedCtx,
  query: v.InferOutput<typeof AdminCommunityQuery>,
) {
  const wanted = query.status ? eq(communityItems.status, query.status) : undefined;
  const [limit, offset] = [Number(query.limit), Number(query.offset)];
  const [all] = await ctx.db.select({ total: count() }).from(communityItems).where(wanted);
  const rows = await rowsOf(ctx)
    .where(wanted)
    .orderBy(desc(communityItems.createdAt), desc(communityItems.id))
    .limit(limit)
    .offset(offset);
  return {
    items: rows.map((row) => present(ctx, row)),
    total: all?.total ?? 0,
    limit,
    offset,
  };
}

/**
 * Shows an offered result to everyone, in the form its owner's plan allows now, or refuses it.
 * Deciding the same again changes nothing.
 */
export async function decideCommunity(ctx: SignedCtx, input: { id: string; approved: boolean }) {
  const { id, approved } = input;
  const row = await find(ctx, id);
  const status = approved ? "approved" : "rejected";
  if (row.item.status === status) return present(ctx, row);
  const made = approved ? await copyOf(ctx, row) : null;
  const left = await decide(ctx, row, made).catch(async (error: unknown) => {
    if (made) await ctx.store.remove(made.key);
    throw error;
  });
  if (left) await ctx.store.remove(left);
  return present(ctx, await find(ctx, id));
}

async function copyOf(ctx: Ctx, { run, owner }: Row): Promise<Published> {
  return copyForPublic(ctx, await publishableResult(ctx.db, run), owner.plan);
}

/** Writes the decision under the run's lock; returns the folder that no row names any more. */
async function decide(ctx: SignedCtx, { item, run }: Row, made: Published | null) {
  return ctx.db.transaction(async (tx) => {
    const same = eq(generations.id, run.id);
    const [held] = await tx.select().from(generations).where(same).for("update");
    const own = eq(communityItems.id, item.id);
    const [now] = await tx.select().from(communityItems).where(own).for("update");
    if (!held || !now) throw new ApiError("not_found");
    if (made) requirePublishable(held);
    await tx
      .update(communityItems)
      .set({
        status: made ? "approved" : "rejected",
        key: null,
        files: null,
        ...made,
        decidedAt: ctx.now(),
        decidedBy: ctx.caller.userId,
      })
      .where(own);
    await recordAudit(ctx, tx, {
      action: made ? "community.approved" : "community.rejected",
      subjectId: item.id,
      details: { generation_id: run.id },
    });
    await notify(tx, item.userId, "generation", run.id);
    return now.key;
  });
}

async function find(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await rowsOf(ctx).where(eq(communityItems.id, id));
  if (!row) throw new ApiError("not_found");
  return row;
}

const present = (ctx: Ctx, { item, run, asset, owner }: Row) => ({
  id: item.id,
  generation_id: run.id,
  feature: run.feature,
  asset: presentAsset(ctx, asset, owner.plan),
  style_name: publicStyle(run),
  status: item.status,
  owner: { id: owner.id, name: owner.name, email: owner.email },
  created_at: item.createdAt.toISOString(),
  decided_at: item.decidedAt?.toISOString() ?? null,
});
