import { and, count, eq, sum } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries } from "#server/db/pool.ts";
import { assets } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import { lockAccount } from "#server/domain/credits/ledger.ts";
import { notify } from "#server/domain/events/notify.ts";
import { ApiError } from "#server/errors.ts";
import { cleanName } from "#server/files/names.ts";
import { cleanPicture } from "#server/files/picture-gate.ts";
import { inTurn } from "#server/files/turns.ts";
import type { Asset } from "#wire/assets.ts";
import { fold } from "#wire/fold.ts";
import { PLAN_LIMITS } from "#wire/limits.ts";
import { type AssetUsage, ID_PREFIXES, type PlanId } from "#wire/values.ts";

/** What an account's library holds, against its plan: files and bytes, results included. */
export async function storageOf(db: Queries, userId: string, plan: PlanId) {
  const [row] = await db
    .select({ files: count(), bytes: sum(assets.bytes) })
    .from(assets)
    .where(and(eq(assets.userId, userId), eq(assets.hidden, false)));
  const { storageBytes, storageFiles } = PLAN_LIMITS[plan];
  return {
    used_bytes: Number(row?.bytes ?? 0),
    limit_bytes: storageBytes,
    files: row?.files ?? 0,
    limit_files: storageFiles,
  };
}
function requireRoom(storage: Awaited<ReturnType<typeof storageOf>>, more: number) {
  const full = storage.limit_files !== null && storage.files >= storage.limit_files;
  if (full || storage.used_bytes + more > storage.limit_bytes) throw new ApiError("quota_exceeded");
}

/**
 * Takes an uploaded file, already in the caller's stage, into the library. A refusal leaves no
 * row and no file: see cleanPicture, and quota_exceeded.
 */
export async function uploadAsset(
  ctx: SignedCtx,
  input: { stage: string; file: string; name: string; usage: AssetUsage },
): Promise<Asset> {
  const { userId, plan } = ctx.caller;
  requireRoom(await storageOf(ctx.db, userId, plan), 0);
  const name = cleanName(input.name);
  const mask = input.usage === "mask";
  const clean = await inTurn(() => cleanPicture(input.stage, { file: input.file, name, mask }));
  const { thumb, ...picture } = clean;
  await ctx.store.dropFrom(input.stage, input.file);
  const key = ctx.store.newKey();
  await ctx.store.adopt(input.stage, key);
  try {
    return await ctx.db.transaction(async (tx) => {
      const account = await lockAccount(tx, userId);
      requireRoom(await storageOf(tx, userId, account.plan), clean.bytes);
      const [row] = await tx
        .insert(assets)
        .values({
          ...picture,
          id: newId(ID_PREFIXES.asset),
          userId,
          key,
          name,
          nameFolded: fold(name),
          usage: input.usage,
          origin: "upload",
          forms: { thumb },
          createdAt: ctx.now(),
        })
        .returning();
      if (!row) throw new Error("an asset was not written");
      await notify(tx, userId, "asset", row.id);
      return presentAsset(ctx, row, account.plan);
    });
  } catch (error) {
    await ctx.store.remove(key);
    throw error;
  }
}
