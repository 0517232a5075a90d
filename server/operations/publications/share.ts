import { msg } from "@lingui/core/macro";
import { and, eq } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries } from "#server/db/pool.ts";
import { generations, shares, users } from "#server/db/schema.ts";
import type { Deps, SignedCtx } from "#server/deps.ts";
import { servedForm } from "#server/domain/assets/present.ts";
import { notify } from "#server/domain/events/notify.ts";
import { ownGeneration, reachable } from "#server/domain/generations/find.ts";
import { shareUrl } from "#server/domain/generations/share-url.ts";
import type { LinkPreview } from "#server/domain/publications/link-preview.ts";
import {
  copyForPublic,
  type Published,
  presentPublished,
  publishableResult,
  requirePublishable,
} from "#server/domain/publications/publish.ts";
import { ApiError } from "#server/errors.ts";
import { say } from "#server/texts/say.ts";
import { ID_PREFIXES, type Language } from "#wire/values.ts";

/** The title of the link where it is shown elsewhere. */
const TITLE = msg({ id: "server.share.title", message: "Xem kết quả làm bằng Mẫu Studio" });

/**
 * Gives a completed run a public page, in the form the plan allows now; asked again, the same page,
 * renewed where the plan has changed. Throws conflict (not completed) or forbidden (taken down).
 */
export async function shareGeneration(ctx: SignedCtx, input: { id: string }) {
  const run = await ownGeneration(ctx, input.id);
  const asset = await publishableResult(ctx.db, run);
  const { main } = servedForm(asset, ctx.caller.plan);
  const known = await shareOf(ctx.db, run.id);
  if (known?.files.main.file === main.file) return { share_url: shareUrl(ctx, known.id) };
  const made = await copyForPublic(ctx, asset, ctx.caller.plan);
  const { id, unused } = await keepShare(ctx, run.id, made).catch(async (error: unknown) => {
    await ctx.store.remove(made.key);
    throw error;
  });
  if (unused) await ctx.store.remove(unused);
  return { share_url: shareUrl(ctx, id) };
}

/** Writes the row under the run's lock. Returns the page's id and the folder that is left over. */
async function keepShare(ctx: SignedCtx, generationId: string, made: Published) {
  const { userId } = ctx.caller;
  return ctx.db.transaction(async (tx) => {
    const own = and(eq(generations.id, generationId), reachable(ctx));
    const [run] = await tx.select().from(generations).where(own).for("update");
    if (!run) throw new ApiError("not_found");
    requirePublishable(run);
    const known = await shareOf(tx, run.id);
    if (known?.files.main.file === made.files.main.file) return { id: known.id, unused: made.key };
    const id = known?.id ?? newId(ID_PREFIXES.share);
    if (known) await tx.update(shares).set(made).where(eq(shares.id, id));
    else
      await tx.insert(shares).values({ id, generationId, userId, ...made, createdAt: ctx.now() });
    await notify(tx, userId, "generation", generationId);
    return { id, unused: known?.key };
  });
}

async function shareOf(db: Queries, generationId: string) {
  const [row] = await db.select().from(shares).where(eq(shares.generationId, generationId));
  return row;
}

/** Takes the page back, at once and with every link to its picture; nothing to take back is fine. */
export async function endShare(ctx: SignedCtx, input: { id: string }): Promise<void> {
  const run = await ownGeneration(ctx, input.id);
  const ended = await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(shares).where(eq(shares.generationId, run.id)).returning();
    if (rows.length > 0) await notify(tx, run.userId, "generation", run.id);
    return rows;
  });
  await Promise.all(ended.map(({ key }) => ctx.store.remove(key)));
}

/** What a public page shows. Throws not_found once it was taken back, or its owner switched off. */
export async function publicShare(ctx: Deps, input: { id: string }) {
  const [row] = await ctx.db
    .select({ share: shares, feature: generations.feature })
    .from(shares)
    .innerJoin(generations, eq(generations.id, shares.generationId))
    .innerJoin(users, eq(users.id, shares.userId))
    .where(and(eq(shares.id, input.id), eq(users.active, true)));
  if (!row) throw new ApiError("not_found");
  const { share, feature } = row;
  return {
    id: share.id,
    feature,
    asset: presentPublished(ctx, { ...share, feature }),
    created_at: share.createdAt.toISOString(),
  };
}

/** What a link to a page shows elsewhere, or null when there is no such page. */
export async function sharePreview(
  deps: Deps,
  input: { id: string; language: Language },
): Promise<LinkPreview | null> {
  if (!/^shr_\w+$/.test(input.id)) return null;
  const share = await publicShare(deps, input).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  });
  if (!share) return null;
  const { asset } = share;
  const { url, thumb_url, mime, width, height } = asset;
  // A video's own still, for those who show pictures alone.
  const shown =
    asset.kind === "video"
      ? { url: thumb_url, mime: "image/webp", size: null }
      : { url, mime, size: { width, height } };
  return {
    title: say(input.language, TITLE),
    address: shareUrl(deps, share.id),
    image: { ...shown, url: new URL(shown.url, deps.publicUrl()).href },
  };
}
