import { randomBytes } from "node:crypto";
import { and, eq, gte, isNull, or } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { resetLinks, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { sha256 } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";
import { makeWayAt } from "./registrations.ts";

type Link = typeof resetLinks.$inferSelect;

/** What an account without the second step has of it. */
export const NO_TOTP: Pick<
  UserRow,
  "totpSecret" | "totpEnabledAt" | "totpLastStep" | "totpRecovery"
> = {
  totpSecret: null,
  totpEnabledAt: null,
  totpLastStep: null,
  totpRecovery: [],
};

/**
 * The link of "it wasn't me", for the mail to the address an account has now: for
 * `TIMES.restoreLink` whoever reads that mailbox takes the account back with it, by a new password. `now` is the moment of what
 * it undoes.
 */
export async function makeWayBack(
  ctx: Pick<Ctx, "publicUrl">,
  tx: Queries,
  account: UserRow,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(resetLinks).values({
    hash: sha256(token),
    userId: account.id,
    restoreEmail: account.email,
    endsTotp: true,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TIMES.restoreLink),
  });
  return `${ctx.publicUrl()}/reset-password?token=${token}`;
}

/**
 * What changes along with the new password: by a way back the account returns to its address,
 * without a second step that was turned on since. By a plain reset both stay. Throws email_taken.
 */
export async function goBack(tx: Transaction, userId: string, link: Link): Promise<void> {
  const { restoreEmail: email } = link;
  if (email) {
    const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const free = own?.email === email || (await makeWayAt(tx, email));
    if (!free) throw new ApiError("email_taken");
    await tx.update(users).set({ email }).where(eq(users.id, userId));
  }
  if (!email && !link.endsTotp) return;
  const since = and(eq(users.id, userId), gte(users.totpEnabledAt, link.createdAt));
  await tx.update(users).set(NO_TOTP).where(since);
}

/**
 * The open links that are void once this one has been used. A plain reset, which a thief's address
 * could ask for, leaves every way back open; a way back leaves those that are older than it open:
 * they went to whoever had the account before.
 */
export function voidedBy(link: Link) {
  const plain = and(isNull(resetLinks.restoreEmail), eq(resetLinks.endsTotp, false));
  const isWayBack = link.restoreEmail !== null || link.endsTotp;
  return and(
    eq(resetLinks.userId, link.userId as string),
    isNull(resetLinks.usedAt),
    isWayBack ? or(plain, gte(resetLinks.createdAt, link.createdAt)) : plain,
  );
}
