import { asc, eq } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import type { AssetRow } from "#server/db/rows.ts";
import {
  entries,
  generationInputs,
  generations,
  reports,
  sessions,
  shares,
  users,
} from "#server/db/schema.ts";
import { contactMessages } from "#server/db/schema-contact.ts";
import { orders } from "#server/db/schema-money.ts";
import type { SignedCtx } from "#server/deps.ts";
import { shareUrl } from "#server/domain/generations/share-url.ts";
import { subscriptionOf } from "#server/domain/newsletter/keep.ts";
import { presentPayment } from "#server/domain/payments/present.ts";
import { ApiError } from "#server/errors.ts";
import { downloadName } from "#server/files/names.ts";
import { uniquePath } from "#server/files/zip.ts";
import { presentUser } from "./present.ts";

/** A picture of the account: its row, where it lies in the archive, where on disk. */
export interface KeptFile {
  row: AssetRow;
  at: string;
  path: string;
}

/** Who they are, their choices, their devices, what they reported. */
export async function profileOf(
  ctx: Pick<SignedCtx, "config" | "now" | "keys" | "caller">,
  tx: Transaction,
) {
  const { userId } = ctx.caller;
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row) throw new ApiError("unauthorized");
  const { photo_url: _, ...user } = await presentUser(ctx, tx, row);
  const open = await tx
    .select({
      created_at: sessions.createdAt,
      last_seen_at: sessions.lastSeenAt,
      ended_at: sessions.endedAt,
      user_agent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  const told = await tx
    .select({ about: reports.subjectId, reason: reports.reason, created_at: reports.createdAt })
    .from(reports)
    .where(eq(reports.reporterId, userId));
  const { preferences, consentVersion } = row;
  const newsletter = await subscriptionOf(tx, row.email);
  const choices = { consent_version: consentVersion, preferences, newsletter };
  return { ...user, ...choices, sessions: open, reports: told };
}

/** The library; copies of inputs stand with their runs. */
export const picturesOf = (files: readonly KeptFile[]) =>
  files
    .filter(({ row }) => !row.hidden)
    .map(({ row, at }) => ({
      id: row.id,
      file: at,
      name: row.name,
      usage: row.usage,
      origin: row.origin,
      generation_id: row.generationId,
      created_at: row.createdAt,
    }));

/** Every run with its settings and the files it used and made. */
export async function runsOf(
  ctx: Pick<SignedCtx, "publicUrl" | "caller">,
  tx: Transaction,
  files: readonly KeptFile[],
) {
  const places = new Map(files.map(({ row, at }) => [row.id, at]));
  const own = eq(generations.userId, ctx.caller.userId);
  const rows = await tx
    .select({ run: generations, shareId: shares.id })
    .from(generations)
    .leftJoin(shares, eq(shares.generationId, generations.id))
    .where(own)
    .orderBy(asc(generations.createdAt), asc(generations.id));
  const found = await tx
    .select({ input: generationInputs })
    .from(generationInputs)
    .innerJoin(generations, eq(generations.id, generationInputs.generationId))
    .where(own);
  const inputs = new Map<string, { role: string; file: string | null }[]>();
  for (const { input } of found) {
    const file = places.get(input.assetId) ?? null;
    const kept = inputs.get(input.generationId) ?? [];
    inputs.set(input.generationId, [...kept, { role: input.role, file }]);
  }
  return rows.map(({ run, shareId }) => ({
    id: run.id,
    feature: run.feature,
    status: run.status,
    settings: run.settings,
    seed: run.seed,
    cost: run.cost,
    charged: run.charged,
    refunded: run.refunded,
    error: run.errorCode,
    inputs: inputs.get(run.id) ?? [],
    result: places.get(run.resultAssetId ?? "") ?? null,
    share_url: shareId ? shareUrl(ctx, shareId) : null,
    created_at: run.createdAt,
    completed_at: run.completedAt,
  }));
}

/** Every order, oldest first, as the payment history shows it. */
export async function paymentsOf(ctx: Pick<SignedCtx, "language" | "caller">, tx: Transaction) {
  const rows = await tx
    .select()
    .from(orders)
    .where(eq(orders.userId, ctx.caller.userId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return rows.map((row) => ({
    ...presentPayment(row, ctx.language),
    paid_at: row.paidAt,
    refunded_at: row.refundedAt,
  }));
}

/** The ledger, oldest first. */
export const ledgerOf = (tx: Transaction, userId: string) =>
  tx
    .select({
      id: entries.id,
      kind: entries.kind,
      credits: entries.credits,
      balance_after: entries.balanceAfter,
      generation_id: entries.generationId,
      payment_id: entries.paymentId,
      reason: entries.reason,
      created_at: entries.createdAt,
    })
    .from(entries)
    .where(eq(entries.userId, userId))
    .orderBy(asc(entries.seq));

/** What they wrote by the contact form, oldest first, with the files' places in the archive. */
export async function messagesOf(
  ctx: Pick<SignedCtx, "store" | "caller">,
  tx: Transaction,
  taken: Set<string>,
) {
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.userId, ctx.caller.userId))
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
  return rows.map((row) => {
    const files = row.files.map(({ file, name, mime }) => ({
      at: uniquePath({ name: downloadName(name, mime), folder: `messages/${row.id}` }, taken),
      path: ctx.store.file(row.key ?? "", file),
    }));
    const told = {
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      phone: row.phone,
      topic: row.topic,
      description: row.description,
      files: files.map(({ at }) => at),
      created_at: row.createdAt,
    };
    return { told, files };
  });
}
