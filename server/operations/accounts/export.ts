import { asc, eq } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import { accountExports, assets } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import {
  type KeptFile,
  ledgerOf,
  messagesOf,
  paymentsOf,
  picturesOf,
  profileOf,
  runsOf,
} from "#server/domain/accounts/export-content.ts";
import { ownExport } from "#server/domain/accounts/own-export.ts";
import { servedForm } from "#server/domain/assets/present.ts";
import { commentsBy } from "#server/domain/blog/comments.ts";
import { downloadName } from "#server/files/names.ts";
import { uniquePath, type ZipEntry } from "#server/files/zip.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { DAY } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";

/** Notes that the caller wants their data; GET with the id then sends it, for a day. */
export async function requestExport(ctx: SignedCtx): Promise<{ id: string }> {
  const { userId } = ctx.caller;
  const now = ctx.now();
  await takePoint(ctx.db, { key: `export:${userId}`, ...RATES.exports }, now);
  const id = newId("exp_");
  const expiresAt = new Date(now.getTime() + DAY);
  await ctx.db.insert(accountExports).values({ id, userId, createdAt: now, expiresAt });
  return { id };
}

/**
 * Everything kept about the caller: profile, pictures, runs, credits, payments, comments and messages as
 * JSON, and the files in the form their plan gives them. One snapshot; files go by the names the JSON tells.
 */
export async function exportAccount(ctx: SignedCtx, input: { id: string }): Promise<ZipEntry[]> {
  await ownExport(ctx, input.id);
  const { userId, plan } = ctx.caller;
  return ctx.db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(assets)
        .where(eq(assets.userId, userId))
        .orderBy(asc(assets.createdAt), asc(assets.id));
      const taken = new Set<string>();
      const files = rows.map((row): KeptFile => {
        const { main } = servedForm(row, plan);
        const folder = row.hidden ? `inputs/${row.generationId}` : `${row.origin}s`;
        const at = uniquePath({ name: downloadName(row.name, main.mime), folder }, taken);
        return { row, at, path: ctx.store.file(row.key, main.file) };
      });
      const messages = await messagesOf(ctx, tx, taken);
      return [
        json("profile", await profileOf(ctx, tx)),
        json("assets", picturesOf(files)),
        json("generations", await runsOf(ctx, tx, files)),
        json("ledger", await ledgerOf(tx, userId)),
        json("payments", await paymentsOf(ctx, tx)),
        json("comments", await commentsBy(tx, userId)),
        json(
          "messages",
          messages.map(({ told }) => told),
        ),
        ...files.map(({ at, path }) => inArchive(at, path)),
        ...messages.flatMap(({ files }) => files.map(({ at, path }) => inArchive(at, path))),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const json = (name: string, content: unknown): ZipEntry => ({
  name: `${name}.json`,
  data: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});
function inArchive(at: string, path: string): ZipEntry {
  const cut = at.lastIndexOf("/");
  return { name: at.slice(cut + 1), folder: at.slice(0, cut), path };
}
