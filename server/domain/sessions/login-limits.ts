import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { rateLimits, resetLinks, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { endRegistrations } from "#server/domain/accounts/registrations.ts";
import { rateLimited } from "#server/errors.ts";
import { postMail } from "#server/mail/outbox.ts";
import { triedMail } from "#server/mail/templates.ts";
import { networkOf } from "#server/security/addresses.ts";
import { sha256 } from "#server/security/keys.ts";
import {
  forgivePoints,
  returnPoint,
  takeClientPoint,
  takeNetworkPoint,
  takePoint,
  tryPoint,
} from "#server/security/rate-limit.ts";
import { TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import { knownHere, rememberHere } from "./known-devices.ts";

/**
 * Beyond the account's limit: time between two tries, and the longest wait for one (ten in line).
 */
const SLOT_MS = 2000;
const LONGEST_MS = 19_000;

/**
 * Counts a login before its password is looked at. A device the account was signed in on has ten
 * tries of its own, which nobody else can use up. Anyone else shares ten with their network, and a
 * hundred for all accounts; strangers share fifty for the account, and go on slowly after that, its
 * owner being told: they are never a reason to refuse the owner. Returns what takes a right
 * password off the counts again.
 */
export async function admitLogin(
  ctx: Ctx,
  email: string,
  user: UserRow | undefined,
): Promise<() => Promise<void>> {
  const now = ctx.now();
  const known = await knownHere(ctx, user?.id ?? "");
  if (known.device) {
    const key = `login-device:${user?.id}:${known.device}`;
    await takePoint(ctx.db, { key, ...RATES.loginsOfPair }, now);
    return () => forgivePoints(ctx.db, key);
  }
  const from = placeOf(ctx);
  const pair = { name: `login:${email}`, ...RATES.loginsOfPair };
  // Neighbours in the same /48 are no reason to refuse a network that is known.
  await takeNetworkPoint(ctx, known.place ? { ...from, site: null } : from, pair);
  await takeClientPoint(ctx, { name: "login-from", ...RATES.loginsFrom });
  const shared = { key: accountKey(email), ...RATES.loginsOfStrangers };
  if (!known.place && !(await tryPoint(ctx.db, shared, now))) {
    await tellOwner(ctx, email, user);
    await sleep(await takeSlot(ctx, email));
  }
  return async () => {
    await forgivePoints(ctx.db, `login:${email}:${from.net}`);
    if (!known.place) await returnPoint(ctx.db, shared.key);
  };
}

/** Where a login comes from: as other limits count it; loopback is a place here as well. */
const placeOf = (ctx: Pick<Ctx, "address" | "counted">) => ctx.counted ?? networkOf(ctx.address);

const accountKey = (email: string) => `login:${email}`;
const slotKey = (email: string) => `login-slot:${email}`;

/**
 * The wait until an account's next slow try, in every process together: the row holds the moment
 * from which the next one is free. Throws rate_limited when too many wait already.
 */
export async function takeSlot(ctx: Pick<Ctx, "db" | "now">, email: string): Promise<number> {
  const now = ctx.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: slotKey(email), points: 0, resetsAt: after(SLOT_MS) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        resetsAt: sql`greatest(${rateLimits.resetsAt}, ${now}) + ${`${SLOT_MS} ms`}::interval`,
      },
      setWhere: lt(rateLimits.resetsAt, after(LONGEST_MS)),
    })
    .returning({ resetsAt: rateLimits.resetsAt });
  if (!row) throw rateLimited(2 * SLOT_MS);
  return Math.max(0, row.resetsAt.getTime() - SLOT_MS - now.getTime());
}

/**
 * Mails the owner once an hour that somebody tries passwords, with a link to a new one. Does the
 * same work where there is no account.
 */
async function tellOwner(
  ctx: Pick<Ctx, "db" | "now" | "keys" | "outbox" | "publicUrl" | "language">,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  const now = ctx.now();
  const told = { key: `login-told:${email}`, ...RATES.loginTold };
  if (!(await tryPoint(ctx.db, told, now))) return;
  const owner = user?.active && user.verifiedAt ? user : null;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + TIMES.resetLink);
  const kept = { hash: sha256(token), userId: owner?.id ?? null, createdAt: now, expiresAt };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(resetLinks).values(kept);
    const link = `${ctx.publicUrl()}/reset-password?token=${token}`;
    const mail = triedMail(owner?.language ?? ctx.language, link);
    await postMail(ctx, tx, email, mail, now, owner === null);
  });
  ctx.outbox.kick();
}

/**
 * A password was set by the mailed link: whoever holds the mailbox is known here, what strangers
 * used up of the account's tries is forgotten, and no registration of the address waits any more.
 */
export async function startAfresh(
  ctx: Pick<Ctx, "config" | "now" | "keys" | "address" | "counted" | "device">,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await rememberHere(ctx, tx, userId);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const { email } = user;
  const here = `login:${email}:${placeOf(ctx).net}`;
  await forgivePoints(tx, accountKey(email), slotKey(email), here);
  await endRegistrations(tx, email);
}
