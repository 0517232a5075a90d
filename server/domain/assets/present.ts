import type { AssetRow } from "#server/db/rows.ts";
import type { FileForm } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { SampleRow } from "#server/files/samples.ts";
import { signPath } from "#server/files/signed-urls.ts";
import type { Asset, Sample } from "#wire/assets.ts";
import { PLAN_LIMITS } from "#wire/limits.ts";
import type { Language, PlanId } from "#wire/values.ts";

/**
 * The form of an asset that leaves the server for an owner of this plan. Results are limited and
 * marked by the plan as it is now; what a person uploaded is theirs as it is.
 */
export function servedForm(row: AssetRow, plan: PlanId): { main: FileForm; thumb: FileForm } {
  const { file, mime, width, height, bytes, forms } = row;
  const clean: FileForm = { file, mime, width, height, bytes };
  const thumb = forms.thumb ?? clean;
  if (row.origin !== "result") return { main: clean, thumb };
  const limits = PLAN_LIMITS[plan];
  if (limits.watermark && forms.marked) {
    return { main: forms.marked, thumb: forms.markedThumb ?? forms.marked };
  }
  const wide = limits.maxSide !== null && Math.max(width, height) > limits.maxSide;
  return { main: wide && forms.hd ? forms.hd : clean, thumb };
}

export function presentAsset(
  deps: Pick<Deps, "config" | "now" | "keys">,
  row: AssetRow,
  plan: PlanId,
): Asset {
  const { main, thumb } = servedForm(row, plan);
  const url = (form: FileForm) =>
    (deps.config.publicApiBase ?? "") +
    signPath(deps.keys.urls, `/files/${row.key}/${form.file}`, deps.now());
  return {
    id: row.id,
    kind: row.kind,
    usage: row.usage,
    origin: row.origin,
    name: row.name,
    mime: main.mime,
    width: main.width,
    height: main.height,
    bytes: main.bytes,
    url: url(main),
    thumb_url: url(thumb),
    generation_id: row.generationId,
    created_at: row.createdAt.toISOString(),
  };
}

/** Built-in pictures have plain links: everyone may see them, and browsers may keep them. */
export function presentSample(
  deps: Pick<Deps, "config">,
  row: SampleRow,
  language: Language,
): Sample {
  const base = `${deps.config.publicApiBase ?? ""}/samples`;
  return {
    id: row.id,
    kind: "image",
    usage: row.usage,
    origin: "sample",
    name: row.labels[language],
    mime: row.mime,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: `${base}/${row.file}?v=${row.bytes}`,
    thumb_url: `${base}/thumbs/${row.file}?v=${row.bytes}`,
    generation_id: null,
    created_at: "2026-01-01T00:00:00.000Z",
    category: row.category,
    labels: row.labels,
  };
}
