import { and, desc, eq, like, type SQL } from "drizzle-orm";
import type * as v from "valibot";
import { after, containing, pageOf } from "#server/db/keyset.ts";
import type { AssetRow } from "#server/db/rows.ts";
import { assets, users } from "#server/db/schema.ts";
import { readings } from "#server/db/schema-readings.ts";
import type { Ctx, SignedCtx } from "#server/deps.ts";
import { presentAsset, presentSample } from "#server/domain/assets/present.ts";
import { notify } from "#server/domain/events/notify.ts";
import { ApiError } from "#server/errors.ts";
import { cleanName } from "#server/files/names.ts";
import type { Asset, AssetList, AssetsQuery, SamplesQuery } from "#wire/assets.ts";
import { fold } from "#wire/fold.ts";
import { storageOf } from "./upload.ts";

/** The caller's own asset, copies kept by generations included; not_found for anybody else's. */
export async function ownAsset(ctx: SignedCtx, id: string): Promise<AssetRow> {
  const own = and(eq(assets.id, id), eq(assets.userId, ctx.caller.userId));
  const [row] = await ctx.db.select().from(assets).where(own);
  if (!row) throw new ApiError("not_found");
  return row;
}
export async function readAsset(ctx: SignedCtx, input: { id: string }): Promise<Asset> {
  const sample = ctx.samples.get(input.id);
  if (sample) return presentSample(ctx, sample, ctx.language);
  return presentAsset(ctx, await ownAsset(ctx, input.id), ctx.caller.plan);
}

/** The caller's library, newest first; names are found without marks. */
export async function listAssets(
  ctx: SignedCtx,
  query: v.InferOutput<typeof AssetsQuery>,
): Promise<AssetList> {
  const { userId, plan } = ctx.caller;
  const filters: (SQL | undefined)[] = [
    eq(assets.userId, userId),
    eq(assets.hidden, false),
    query.kind ? eq(assets.kind, query.kind) : undefined,
    query.usage ? eq(assets.usage, query.usage) : undefined,
    query.origin ? eq(assets.origin, query.origin) : undefined,
    query.q ? like(assets.nameFolded, containing(fold(query.q))) : undefined,
    after("assets", query.cursor, assets.createdAt, assets.id),
  ];
  const limit = Number(query.limit);
  const rows = await ctx.db
    .select()
    .from(assets)
    .where(and(...filters))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit + 1);
  const { page, next } = pageOf("assets", rows, limit);
  return {
    items: page.map((row) => presentAsset(ctx, row, plan)),
    next_cursor: next,
    storage: await storageOf(ctx.db, userId, plan),
  };
}

export async function renameAsset(
  ctx: SignedCtx,
  input: { id: string; name: string },
): Promise<Asset> {
  await ownAsset(ctx, input.id);
  const name = cleanName(input.name);
  const [row] = await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(assets)
      .set({ name, nameFolded: fold(name) })
      .where(and(eq(assets.id, input.id), eq(assets.userId, ctx.caller.userId)))
      .returning();
    if (changed[0]) await notify(tx, ctx.caller.userId, "asset", changed[0].id);
    return changed;
  });
  if (!row) throw new ApiError("not_found");
  return presentAsset(ctx, row, ctx.caller.plan);
}

/** Deletes an upload with its files. What belongs to a generation goes with it: conflict. */
export async function deleteAsset(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const asset = await ownAsset(ctx, input.id);
  if (asset.generationId) throw new ApiError("conflict", { variant: "result_asset" });
  await ctx.db.transaction(async (tx) => {
    await tx.delete(assets).where(eq(assets.id, asset.id));
    await tx.delete(readings).where(eq(readings.source, asset.id));
    const photo = and(eq(users.id, asset.userId), eq(users.photoAssetId, asset.id));
    await tx.update(users).set({ photoAssetId: null }).where(photo);
    await notify(tx, asset.userId, "asset", asset.id, true);
  });
  await ctx.store.remove(asset.key);
}

export async function listSamples(ctx: Ctx, query: v.InferOutput<typeof SamplesQuery>) {
  const rows = ctx.samples.rows.filter((row) => !query.usage || row.usage === query.usage);
  return { items: rows.map((row) => presentSample(ctx, row, ctx.language)), next_cursor: null };
}
