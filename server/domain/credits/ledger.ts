import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import { entries, lots, lotUses, users } from "#server/db/schema.ts";
import { notify } from "#server/domain/events/notify.ts";
import { ApiError } from "#server/errors.ts";
import { TIMES } from "#wire/limits.ts";
import { affordableAlternatives } from "#wire/tools/prices.ts";
import { type EntryKind, type Feature, ID_PREFIXES, type LotSource } from "#wire/values.ts";

/*
 * The ledger. An account's balance is the sum of its entries; lots say which credits expire when.
 * Everything here runs inside a transaction that holds the account's row (lockAccount).
 */

export interface Account {
  id: string;
  balance: number;
}

/** Locks the account's row: spending, granting and refunding of one account wait for each other. */
export async function lockAccount(tx: Transaction, userId: string) {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!row || row.deletedAt) throw new ApiError("unauthorized");
  return row;
}

interface EntryInput {
  kind: EntryKind;
  credits: number;
  /** What this entry is for; one entry a kind and cause, so that nothing is booked twice. */
  cause: string;
  generationId?: string;
  paymentId?: string;
  lotId?: string;
  reason?: string;
}

/** Writes an entry and the balance it leads to; the lots are the caller's to change. */
export async function book(tx: Transaction, account: Account, entry: EntryInput, now: Date) {
  account.balance += entry.credits;
  await tx.insert(entries).values({
    id: newId(ID_PREFIXES.entry),
    userId: account.id,
    kind: entry.kind,
    credits: entry.credits,
    balanceAfter: account.balance,
    generationId: entry.generationId ?? null,
    paymentId: entry.paymentId ?? null,
    lotId: entry.lotId ?? null,
    reason: entry.reason ?? null,
    cause: entry.cause,
    createdAt: now,
  });
  await tx.update(users).set({ balance: account.balance }).where(eq(users.id, account.id));
  await notify(tx, account.id, "credits", account.id);
}

/** Adds a lot once for its cause. False when it was granted before. */
export async function grant(
  tx: Transaction,
  account: Account,
  lot: { credits: number; source: LotSource; cause: string; reason?: string; paymentId?: string },
  now: Date,
): Promise<boolean> {
  const [known] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.kind, "grant"), eq(entries.cause, lot.cause)));
  if (known) return false;
  const id = newId(ID_PREFIXES.lot);
  await tx.insert(lots).values({
    id,
    userId: account.id,
    credits: lot.credits,
    remaining: lot.credits,
    source: lot.source,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TIMES.creditLot),
  });
  const { credits, cause, reason, paymentId } = lot;
  const more = { ...(reason ? { reason } : {}), ...(paymentId ? { paymentId } : {}) };
  await book(tx, account, { kind: "grant", credits, cause, lotId: id, ...more }, now);
  return true;
}

/** Books what ran out: each lot past its date loses what was left in it. */
export async function expireLots(tx: Transaction, account: Account, now: Date): Promise<void> {
  const over = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.userId, account.id), gt(lots.remaining, 0), lte(lots.expiresAt, now)))
    .orderBy(asc(lots.expiresAt), asc(lots.id));
  for (const lot of over) {
    await tx.update(lots).set({ remaining: 0 }).where(eq(lots.id, lot.id));
    const cause = `${lot.id}:${lot.expiresAt.getTime()}`;
    await book(tx, account, { kind: "expire", credits: -lot.remaining, cause, lotId: lot.id }, now);
  }
}

/**
 * Holds the cost of a run, from the lots that expire first. Throws insufficient_credits with
 * balance, cost, shortage and the tools that still fit.
 */
export async function reserve(
  tx: Transaction,
  account: Account,
  run: { generationId: string; feature: Feature; cost: number },
  now: Date,
): Promise<void> {
  await expireLots(tx, account, now);
  if (account.balance < run.cost) throw shortOf(account.balance, run.cost, run.feature);
  const usable = await usableLots(tx, account);
  let open = run.cost;
  const used: string[] = [];
  for (const lot of usable) {
    if (open === 0) break;
    const taken = Math.min(open, lot.remaining);
    open -= taken;
    used.push(lot.id);
    await tx
      .update(lots)
      .set({ remaining: lot.remaining - taken })
      .where(eq(lots.id, lot.id));
    const { generationId } = run;
    await tx.insert(lotUses).values({ generationId, lotId: lot.id, credits: taken });
  }
  if (open > 0) throw shortOf(account.balance, run.cost, run.feature);
  const { generationId } = run;
  const lotId = used.length === 1 && used[0] ? { lotId: used[0] } : {};
  const entry = { kind: "reserve", credits: -run.cost, cause: generationId, generationId } as const;
  await book(tx, account, { ...entry, ...lotId }, now);
}

export const shortOf = (balance: number, cost: number, feature: Feature): ApiError => {
  const shortage = cost - balance;
  return new ApiError("insufficient_credits", {
    values: { balance, cost, shortage },
    extra: { balance, cost, shortage, alternatives: affordableAlternatives(balance, feature) },
  });
};

/** Marks a held cost as spent: an entry of 0 credits, once. */
export async function capture(tx: Transaction, account: Account, generationId: string, now: Date) {
  await book(tx, account, { kind: "capture", credits: 0, cause: generationId, generationId }, now);
}

/**
 * Gives a held cost back to the lots it came from, once; in a lot past its date it lives
 * `TIMES.expiredLotGrace` longer, and nothing else of that lot does. What came from a purchase that was refunded since is
 * gone with it. Answers how many credits came back, and books exactly these, be it none.
 */
export async function refund(
  tx: Transaction,
  account: Account,
  run: { generationId: string; reason: string },
  now: Date,
): Promise<number> {
  const { generationId, reason } = run;
  await expireLots(tx, account, now);
  const uses = await tx
    .select({ lotId: lotUses.lotId, credits: lotUses.credits })
    .from(lotUses)
    .innerJoin(lots, eq(lots.id, lotUses.lotId))
    .where(and(eq(lotUses.generationId, generationId), isNull(lots.takenBackAt)));
  const grace = new Date(now.getTime() + TIMES.expiredLotGrace);
  for (const use of uses) {
    await tx
      .update(lots)
      .set({
        remaining: sql`${lots.remaining} + ${use.credits}`,
        expiresAt: sql`case when ${lots.expiresAt} <= ${now} then ${grace} else ${lots.expiresAt} end`,
      })
      .where(eq(lots.id, use.lotId));
  }
  const credits = uses.reduce((sum, use) => sum + use.credits, 0);
  const lotId = uses.length === 1 && uses[0] ? { lotId: uses[0].lotId } : {};
  const entry = { kind: "refund", credits, cause: generationId, generationId, reason } as const;
  await book(tx, account, { ...entry, ...lotId }, now);
  return credits;
}

/**
 * Gives or takes credits by hand: a lot of their own that lives as long as any, or out of the lots
 * that expire first. Throws invalid_request when less is there than is to be taken.
 */
export async function adjust(
  tx: Transaction,
  account: Account,
  change: { credits: number; cause: string; reason: string },
  now: Date,
): Promise<void> {
  const { credits, cause, reason } = change;
  if (credits > 0) {
    const id = newId(ID_PREFIXES.lot);
    await tx.insert(lots).values({
      id,
      userId: account.id,
      credits,
      remaining: credits,
      source: "adjust" as const,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIMES.creditLot),
    });
    await book(tx, account, { kind: "adjust", credits, cause, reason, lotId: id }, now);
    return;
  }
  await expireLots(tx, account, now);
  if (account.balance < -credits) {
    throw new ApiError("invalid_request", { fields: { credits_delta: "credits_short" } });
  }
  let open = -credits;
  for (const lot of await usableLots(tx, account)) {
    const taken = Math.min(open, lot.remaining);
    if (taken === 0) break;
    open -= taken;
    await tx
      .update(lots)
      .set({ remaining: lot.remaining - taken })
      .where(eq(lots.id, lot.id));
  }
  await book(tx, account, { kind: "adjust", credits, cause, reason }, now);
}

/** What can be spent, soonest to expire first, of one day the older first. */
const usableLots = (tx: Transaction, account: Account) =>
  tx
    .select()
    .from(lots)
    .where(and(eq(lots.userId, account.id), gt(lots.remaining, 0)))
    .orderBy(asc(lots.expiresAt), asc(lots.createdAt), asc(lots.id));
