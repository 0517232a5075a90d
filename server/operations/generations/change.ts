import { and, eq, inArray } from "drizzle-orm";
import { assets, generationInputs, generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { notify } from "#server/domain/events/notify.ts";
import type { ChosenInput } from "#server/domain/generations/check-inputs.ts";
import { orderOf } from "#server/domain/generations/describe.ts";
import { ownGeneration, viewerOf } from "#server/domain/generations/find.ts";
import { presentGeneration } from "#server/domain/generations/present.ts";
import { cancelOpen, isOpen } from "#server/domain/generations/settle.ts";
import type { KeyedAnswer } from "#server/domain/idempotency.ts";
import { publishedKeys } from "#server/domain/publications/publish.ts";
import { ApiError } from "#server/errors.ts";
import type { Generation } from "#wire/generations.ts";
import { submit } from "./submit.ts";

/**
 * Cancels a queued or running run and gives all its credits back; its worker is killed as soon as
 * the word reaches it. An ended run: conflict.
 */
export async function cancelGeneration(ctx: SignedCtx, input: { id: string }): Promise<Generation> {
  await ownGeneration(ctx, input.id);
  const row = await cancelOpen(ctx, input.id);
  if (!row) throw new ApiError("conflict", { variant: "ended" });
  return presentGeneration(ctx, ctx.db, row, viewerOf(ctx));
}

/** Deletes an ended run with its result, what was published of it, and its copies of the inputs. An open one: conflict. */
export async function deleteGeneration(ctx: SignedCtx, input: { id: string }): Promise<void> {
  await ownGeneration(ctx, input.id);
  const keys = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(generations)
      .where(eq(generations.id, input.id))
      .for("update");
    if (!row) throw new ApiError("not_found");
    if (isOpen(row)) throw new ApiError("conflict", { variant: "generation_open" });
    const published = await publishedKeys(tx, { generationId: row.id });
    const files = await tx.delete(assets).where(eq(assets.generationId, row.id)).returning();
    await tx.delete(generations).where(eq(generations.id, row.id));
    for (const file of files.filter((asset) => !asset.hidden)) {
      await notify(tx, row.userId, "asset", file.id, true);
    }
    await notify(tx, row.userId, "generation", row.id, true);
    return [...files.map((file) => file.key), ...published];
  });
  await Promise.all(keys.map((key) => ctx.store.remove(key)));
}

/** A new run with the same inputs and settings, from the copies the old one kept. */
export async function regenerate(
  ctx: SignedCtx,
  input: { id: string; sameSeed: boolean; idempotencyKey: string | undefined },
): Promise<KeyedAnswer> {
  const row = await ownGeneration(ctx, input.id);
  const kept = await ctx.db
    .select()
    .from(generationInputs)
    .where(eq(generationInputs.generationId, row.id));
  const ids = kept.map((one) => one.assetId);
  const copies = ids.length
    ? await ctx.db
        .select()
        .from(assets)
        .where(and(inArray(assets.id, ids), eq(assets.userId, ctx.caller.userId)))
    : [];
  const inputs = kept.flatMap((one): ChosenInput[] => {
    const asset = copies.find((copy) => copy.id === one.assetId);
    if (!asset) return [];
    const { width, height } = asset;
    return [
      { role: one.role, field: one.role, id: one.sourceId, width, height, asset, sample: null },
    ];
  });
  const seed = input.sameSeed ? { seed: row.seed } : {};
  return submit(ctx, {
    order: orderOf(row, { ...seed, parent_id: row.id }),
    idempotencyKey: input.idempotencyKey,
    inputs,
  });
}
