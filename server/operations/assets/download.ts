import { and, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { AssetRow } from "#server/db/rows.ts";
import { assets, generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ownExport } from "#server/domain/accounts/own-export.ts";
import { servedForm } from "#server/domain/assets/present.ts";
import { ownGeneration, reachable } from "#server/domain/generations/find.ts";
import { ApiError } from "#server/errors.ts";
import { downloadName } from "#server/files/names.ts";
import { fitDownload } from "#server/files/pictures.ts";
import type { SampleRow } from "#server/files/samples.ts";
import { sealTicket } from "#server/files/signed-urls.ts";
import type { DownloadBody, DownloadQuery } from "#wire/assets.ts";
import { PaymentsExportQuery } from "#wire/credits.ts";
import { DOWNLOAD_BOXES, TIMES } from "#wire/limits.ts";
import type { Language, PlanId } from "#wire/values.ts";
import { ownAsset } from "./library.ts";

export type Choice = v.InferOutput<typeof DownloadQuery>;
/** A file to send: bytes made for this download, or a file as it lies. */
export type DownloadFile = { name: string; mime: string } & ({ data: Buffer } | { path: string });

const boxOf = ({ size }: Choice) => (size === "original" ? null : DOWNLOAD_BOXES[size]);
/** Nothing is to be made: original pixels, and no lower quality that this picture could have. */
const isAsItLies = (choice: Choice, { alpha }: { alpha: boolean }): boolean =>
  choice.size === "original" && (choice.quality === "high" || alpha);

/**
 * The file of an asset for an owner of this plan. `original` has the pixels the plan serves, in low
 * quality as a smaller JPEG; the other sizes fit inside their box. Videos come as they are.
 */
export async function fileFor(
  ctx: Pick<SignedCtx, "store">,
  row: AssetRow,
  plan: PlanId,
  choice: Choice,
): Promise<DownloadFile> {
  const { main } = servedForm(row, plan);
  const path = ctx.store.file(row.key, main.file);
  const source = { width: main.width, height: main.height, alpha: row.alpha };
  if (row.kind === "video" || isAsItLies(choice, source)) {
    return { name: downloadName(row.name, main.mime), mime: main.mime, path };
  }
  const made = await fitDownload(path, source, boxOf(choice), choice.quality);
  return { name: downloadName(row.name, made.mime), ...made };
}

/** A built-in picture, in the size that was asked for. */
async function sampleFile(ctx: SignedCtx, row: SampleRow, choice: Choice): Promise<DownloadFile> {
  const [name, path] = [row.labels[ctx.language], ctx.samples.path(row)];
  const source = { width: row.width, height: row.height, alpha: false };
  if (isAsItLies(choice, source)) {
    return { name: downloadName(name, row.mime), mime: row.mime, path };
  }
  const made = await fitDownload(path, source, boxOf(choice), choice.quality);
  return { name: downloadName(name, made.mime), ...made };
}

export async function downloadAsset(ctx: SignedCtx, input: { id: string; choice: Choice }) {
  const sample = ctx.samples.get(input.id);
  if (sample) return sampleFile(ctx, sample, input.choice);
  return fileFor(ctx, await ownAsset(ctx, input.id), ctx.caller.plan, input.choice);
}

export async function downloadGeneration(ctx: SignedCtx, input: { id: string; choice: Choice }) {
  const row = await ownGeneration(ctx, input.id);
  if (!row.resultAssetId) throw new ApiError("not_found");
  return downloadAsset(ctx, { id: row.resultAssetId, choice: input.choice });
}

/** The results of the caller's chosen runs, for an archive; unfinished ones are left out. */
export async function downloadGenerations(
  ctx: SignedCtx,
  input: { ids: readonly string[] },
): Promise<DownloadFile[]> {
  const rows = await ctx.db
    .select({ asset: assets })
    .from(generations)
    .innerJoin(assets, eq(assets.id, generations.resultAssetId))
    .where(and(inArray(generations.id, [...input.ids]), reachable(ctx)))
    .orderBy(desc(generations.createdAt), desc(generations.id));
  if (rows.length === 0) throw new ApiError("not_found");
  const choice: Choice = { quality: "high", size: "original" };
  return Promise.all(rows.map(({ asset }) => fileFor(ctx, asset, ctx.caller.plan, choice)));
}

function paymentFilters(given: Record<string, string> = {}) {
  const { success, output, issues } = v.safeParse(PaymentsExportQuery, given);
  if (success) return output;
  const field = v.getDotPath(issues[0]) ?? "filters";
  throw new ApiError("invalid_request", { fields: { [`filters.${field}`]: "invalid_value" } });
}

/** A download link is valid as long as the session that asked for it. */
export interface Ticket {
  userId: string;
  sessionId: string;
  kind: v.InferOutput<typeof DownloadBody>["kind"];
  id?: string | undefined;
  ids?: string[] | undefined;
  choice: Choice;
  /** Of an export of payments, with the language of its words. */
  filters?: v.InferOutput<typeof PaymentsExportQuery> | undefined;
  language?: Language | undefined;
}

/**
 * A link good for five minutes that needs no bearer, for links in the page. What it names is
 * checked now, so that the link itself cannot fail for want of right.
 */
export async function createDownload(ctx: SignedCtx, body: v.InferOutput<typeof DownloadBody>) {
  const { kind, id, ids } = body;
  const choice = { quality: body.quality ?? "high", size: body.size ?? "original" } as const;
  if (kind === "generation" && id) await ownGeneration(ctx, id);
  else if (kind === "asset" && id) {
    if (!ctx.samples.get(id)) await ownAsset(ctx, id);
  } else if (kind === "generations" && ids?.length) await downloadGenerations(ctx, { ids });
  else if (kind === "account" && id) await ownExport(ctx, id);
  else if (kind !== "payments") {
    const field = kind === "generations" ? "ids" : "id";
    throw new ApiError("invalid_request", { fields: { [field]: "required" } });
  }
  const { userId, sessionId } = ctx.caller;
  const filters = kind === "payments" ? paymentFilters(body.filters) : undefined;
  const { language } = ctx;
  const ticket: Ticket = { userId, sessionId, kind, id, ids, choice, filters, language };
  const sealed = sealTicket(ctx.keys.urls, ticket, ctx.now(), TIMES.downloadUrl);
  return { url: `${ctx.config.publicApiBase ?? ""}/api/downloads/${sealed}` };
}
