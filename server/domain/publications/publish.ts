import { eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { AssetRow, GenerationRow } from "#server/db/rows.ts";
import { assets, communityItems, type PublishedFiles, shares } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { servedForm } from "#server/domain/assets/present.ts";
import { resultName } from "#server/domain/generations/settle.ts";
import { ApiError } from "#server/errors.ts";
import { signPath } from "#server/files/signed-urls.ts";
import type { Asset } from "#wire/assets.ts";
import type { Feature, PlanId } from "#wire/values.ts";

export interface Published {
  key: string;
  files: PublishedFiles;
}

/** Refuses a run that may not leave its owner's hands: unfinished, or taken down after a report. */
export function requirePublishable(run: GenerationRow): void {
  if (run.withdrawnAt) throw new ApiError("forbidden", { variant: "withdrawn" });
  if (run.status !== "completed" || !run.resultAssetId) {
    throw new ApiError("conflict", { variant: "not_completed" });
  }
}

/** The result of a run that may be published. Throws conflict, forbidden or not_found. */
export async function publishableResult(db: Queries, run: GenerationRow): Promise<AssetRow> {
  requirePublishable(run);
  const [asset] = await db
    .select()
    .from(assets)
    .where(eq(assets.id, run.resultAssetId ?? ""));
  if (!asset) throw new ApiError("not_found");
  return asset;
}

/**
 * Copies what an owner of this plan may show of a result, limited and marked like their own links,
 * into a folder of its own, by links. Its links end with the
 * folder, whatever was signed before. The caller writes the row or removes the folder.
 */
export async function copyForPublic(
  deps: Pick<Deps, "store">,
  asset: AssetRow,
  plan: PlanId,
): Promise<Published> {
  const files: PublishedFiles = servedForm(asset, plan);
  const key = deps.store.newKey();
  const names = [...new Set([files.main.file, files.thumb.file])];
  await deps.store.duplicate(asset.key, key, names).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new ApiError("not_found", { cause: error });
    throw error;
  });
  return { key, files };
}

/** A published picture as anyone may see it: neither its owner nor its own id or name. */
export function presentPublished(
  deps: Pick<Deps, "config" | "now" | "keys">,
  item: Published & { id: string; feature: Feature; createdAt: Date },
): Asset {
  const { key, files } = item;
  const url = (file: string) =>
    (deps.config.publicApiBase ?? "") +
    signPath(deps.keys.urls, `/files/${key}/${file}`, deps.now());
  const { mime, width, height, bytes } = files.main;
  return {
    id: item.id,
    kind: mime.startsWith("video/") ? "video" : "image",
    usage: "image",
    origin: "result",
    name: resultName(item.feature, item.id, item.createdAt),
    mime,
    width,
    height,
    bytes,
    url: url(files.main.file),
    thumb_url: url(files.thumb.file),
    generation_id: null,
    created_at: item.createdAt.toISOString(),
  };
}

/** The folders that runs, or an account, have published: to be removed with them. */
export async function publishedKeys(
  db: Queries,
  of: { generationId: string } | { userId: string },
): Promise<string[]> {
  const from = (table: typeof shares | typeof communityItems) =>
    "userId" in of ? eq(table.userId, of.userId) : eq(table.generationId, of.generationId);
  const shared = await db.select({ key: shares.key }).from(shares).where(from(shares));
  const shown = await db
    .select({ key: communityItems.key })
    .from(communityItems)
    .where(from(communityItems));
  return [...shared, ...shown].flatMap(({ key }) => (key ? [key] : []));
}

/** Which of these folders belong to something published. */
export async function knownPublishedKeys(db: Queries, keys: string[]): Promise<string[]> {
  const shared = await db.select({ key: shares.key }).from(shares).where(inArray(shares.key, keys));
  const shown = await db
    .select({ key: communityItems.key })
    .from(communityItems)
    .where(inArray(communityItems.key, keys));
  return [...shared, ...shown].flatMap(({ key }) => (key ? [key] : []));
}

/** The style of a run that may be told to anyone: what a person wrote themselves is an input. */
export const publicStyle = (run: GenerationRow): string | null =>
  run.styleType === "instruction" ? null : run.styleName;
