import { inArray } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import type { AssetRow, GenerationRow } from "#server/db/rows.ts";
import { assets, communityItems, generationInputs, shares } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import { runLines } from "#server/domain/credits/run-lines.ts";
import { refundable } from "#server/domain/credits/taken-back.ts";
import { RUN_FAILURES } from "#server/texts/run-failures.ts";
import { say } from "#server/texts/say.ts";
import type { Generation } from "#wire/generations.ts";
import type { Language, PlanId } from "#wire/values.ts";
import { shareUrl } from "./share-url.ts";

export interface Viewer {
  plan: PlanId;
  language: Language;
}

const isOpen = ({ status }: GenerationRow) => status === "queued" || status === "processing";

/** Generations as their owner sees them: inputs, result and links in a few queries for any number. */
export async function presentGenerations(
  deps: Pick<Deps, "config" | "now" | "keys" | "samples" | "publicUrl">,
  db: Queries,
  rows: readonly GenerationRow[],
  viewer: Viewer,
): Promise<Generation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const inputs = await db
    .select()
    .from(generationInputs)
    .where(inArray(generationInputs.generationId, ids));
  const wanted = [
    ...inputs.flatMap((input) => [input.assetId, input.sourceId]),
    ...rows.flatMap((row) => (row.resultAssetId ? [row.resultAssetId] : [])),
  ];
  const found = wanted.length
    ? await db.select().from(assets).where(inArray(assets.id, wanted))
    : [];
  const byId = new Map(found.map((asset) => [asset.id, asset]));
  const published = await publicationsOf(deps, db, rows);
  const returned = await refundable(
    db,
    rows.filter(isOpen).map((row) => row.id),
  );
  const lines = await runLines(db, ids);
  return rows.map((row) => {
    const own = inputs.filter((input) => input.generationId === row.id);
    return {
      ...present(deps, row, byId, viewer),
      // A local worker is killed outright, so that a cancel gives it back at any time.
      cancel_refund: returned.get(row.id) ?? 0,
      balance_after: lines.get(row.id)?.balanceAfter ?? null,
      ...published(row.id),
      inputs: own.flatMap((input) => {
        const copy = byId.get(input.assetId);
        if (!copy) return [];
        const sample = deps.samples.get(input.sourceId);
        const asset = {
          ...presentAsset(deps, copy, viewer.plan),
          ...(sample && { name: sample.labels[viewer.language], labels: sample.labels }),
        };
        // The id that was chosen while it still exists, else that of the copy: both can be used again.
        const chosen = byId.has(input.sourceId) || sample;
        return [{ role: input.role, asset: chosen ? { ...asset, id: input.sourceId } : asset }];
      }),
    };
  });
}

export async function presentGeneration(
  deps: Pick<Deps, "config" | "now" | "keys" | "samples" | "publicUrl">,
  db: Queries,
  row: GenerationRow,
  viewer: Viewer,
): Promise<Generation> {
  const [generation] = await presentGenerations(deps, db, [row], viewer);
  if (!generation) throw new Error("a run was not presented");
  return generation;
}

function present(
  deps: Pick<Deps, "config" | "now" | "keys">,
  row: GenerationRow,
  byId: Map<string, AssetRow>,
  viewer: Viewer,
): Omit<Generation, "inputs" | "share_url" | "community" | "cancel_refund"> {
  const result = row.resultAssetId ? byId.get(row.resultAssetId) : undefined;
  const code = row.errorCode;
  return {
    id: row.id,
    feature: row.feature,
    status: row.status,
    step: row.status === "processing" ? row.step : null,
    progress: row.status === "completed" ? 100 : Math.min(row.progress, 99),
    waits_for: row.status === "queued" ? (row.waitsFor ?? "turn") : null,
    cost: row.cost,
    charged: row.charged,
    refunded: row.refunded,
    error: code ? { code, message: say(viewer.language, RUN_FAILURES[code]) } : null,
    settings: row.settings,
    seed: row.seed,
    parent_id: row.parentId,
    style_type: row.styleType,
    style_name: row.styleName,
    category: row.category,
    result:
      result && row.resultDetails
        ? { asset: presentAsset(deps, result, viewer.plan), details: row.resultDetails }
        : null,
    engine: { id: row.engineId, model: row.engineModel, preview: row.enginePreview },
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    processing_ms: row.processingMs,
  };
}

/** Where results are shown to others; only completed runs can be, so most calls ask nothing. */
async function publicationsOf(
  deps: Pick<Deps, "publicUrl">,
  db: Queries,
  rows: readonly GenerationRow[],
) {
  const ids = rows.filter((row) => row.status === "completed").map((row) => row.id);
  const shared = ids.length
    ? await db.select().from(shares).where(inArray(shares.generationId, ids))
    : [];
  const shown = ids.length
    ? await db.select().from(communityItems).where(inArray(communityItems.generationId, ids))
    : [];
  return (id: string) => {
    const share = shared.find((one) => one.generationId === id);
    return {
      share_url: share ? shareUrl(deps, share.id) : null,
      community: shown.find((one) => one.generationId === id)?.status ?? null,
    };
  };
}
