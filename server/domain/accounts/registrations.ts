import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries, Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { codes, registrations, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { networkOf } from "#server/security/addresses.ts";
import { hmac } from "#server/security/keys.ts";
import { fold } from "#wire/fold.ts";
import { TIMES } from "#wire/limits.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import type { CodeHolder } from "./mailed-codes.ts";

/*
 * Anyone can register any address, and several can at a time. What each gave waits here, apart;
 * whoever reads the code in the mailbox confirms the registration it was asked for, and no other.
 */

export type Registration = typeof registrations.$inferSelect;

/** Where a registration was begun: for those who ask for its code without naming it. */
const originOf = (ctx: Pick<Ctx, "keys" | "address">) =>
  hmac(ctx.keys.devices, `origin:${networkOf(ctx.address).net}`);

/** The registrations of an address that still wait for their code. */
const waits = (ctx: Pick<Ctx, "now">, email: string) =>
  and(eq(registrations.email, email), gt(registrations.expiresAt, ctx.now()));

/** Writes a registration down beside those that wait already. */
export async function beginRegistration(
  ctx: Pick<Ctx, "now" | "keys" | "address">,
  db: Queries,
  given: Pick<Registration, "userId" | "email" | "name" | "passwordHash" | "language">,
): Promise<string> {
  const id = newId(ID_PREFIXES.registration);
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + TIMES.registration);
  const more = { origin: originOf(ctx), createdAt, expiresAt };
  await db.insert(registrations).values({ id, ...given, ...more });
  return id;
}

/**
 * The registration by which an unconfirmed account that has a password already is confirmed with
 * it: of an earlier version, set by a mailed link, or unconfirmed by an administrator. Its holder
 * names it like any other, so that no stranger's is meant in its place.
 */
export async function ownRegistration(
  ctx: Pick<Ctx, "db" | "now" | "keys" | "address">,
  user: UserRow,
  hash: string,
): Promise<string> {
  const same = and(waits(ctx, user.email), eq(registrations.passwordHash, hash));
  const [known] = await ctx.db.select({ id: registrations.id }).from(registrations).where(same);
  const { id: userId, email, name, language } = user;
  return known
    ? known.id
    : beginRegistration(ctx, ctx.db, { userId, email, name, language, passwordHash: hash });
}

/**
 * Whose code a call speaks of: the registration it names; without one, the newest begun from the
 * caller's network; without any, an unconfirmed account that has a password of its own. Else nobody,
 * which is answered alike.
 */
export async function holderFor(
  ctx: Pick<Ctx, "now" | "keys" | "address">,
  db: Queries,
  input: { email: string; registration_id?: string | undefined },
): Promise<CodeHolder> {
  const { email, registration_id: named } = input;
  const own = named ? eq(registrations.id, named) : eq(registrations.origin, originOf(ctx));
  const [found] = await db
    .select({ id: registrations.id, userId: registrations.userId })
    .from(registrations)
    .where(and(waits(ctx, email), own))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const holder = { email, purpose: "verify", userId: null, registrationId: null } as const;
  if (!user || user.verifiedAt) return holder;
  if (found) return { ...holder, userId: found.userId, registrationId: found.id };
  return named || !user.passwordHash ? holder : { ...holder, userId: user.id };
}

/**
 * The registration whose password a login of an unconfirmed address is compared with: the newest
 * from the caller's network, else the oldest. Only one, so that a login never costs more than one comparison.
 */
export async function candidateFor(
  ctx: Pick<Ctx, "db" | "now" | "keys" | "address">,
  email: string,
): Promise<Registration | undefined> {
  const isHere = sql`${registrations.origin} = ${originOf(ctx)}`;
  const { createdAt } = registrations;
  const [row] = await ctx.db
    .select()
    .from(registrations)
    .where(waits(ctx, email))
    .orderBy(desc(isHere), sql`case when ${isHere} then ${createdAt} end desc`, asc(createdAt))
    .limit(1);
  return row;
}

/** What an account takes from the registration that is confirmed. */
export const takenFrom = ({ name, passwordHash, language }: Registration) => ({
  name,
  nameFolded: fold(name),
  passwordHash,
  language,
});

/**
 * Frees an address that somebody registered and never confirmed, for whoever proves to read its
 * mail. False where an account has it.
 */
export async function makeWayAt(tx: Transaction, email: string): Promise<boolean> {
  const [there] = await tx.select().from(users).where(eq(users.email, email)).for("update");
  if (!there) return true;
  const used = await tx.execute(sql`
    select 1 where exists (select 1 from entries where user_id = ${there.id})
       or exists (select 1 from sessions where user_id = ${there.id})
       or exists (select 1 from assets where user_id = ${there.id})`);
  if (there.verifiedAt || there.googleUid || (used.rowCount ?? 0) > 0) return false;
  await endRegistrations(tx, email);
  await tx.delete(users).where(eq(users.id, there.id));
  return true;
}

/** Ends every registration of an address and every code that could confirm one. */
export async function endRegistrations(tx: Transaction, email: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.email, email));
  await tx.delete(codes).where(and(eq(codes.email, email), eq(codes.purpose, "verify")));
}

/**
 * Confirms an account for an administrator: takes the one registration that waits for it. Of
 * several it takes none, for nobody has shown whose the address is: its holder sets a password by
 * mail. Ends them all; returns what to write to the account.
 */
export async function confirmByHand(
  ctx: Pick<Ctx, "now">,
  tx: Transaction,
  user: UserRow,
): Promise<Partial<UserRow>> {
  const waiting = await tx.select().from(registrations).where(waits(ctx, user.email)).limit(2);
  await endRegistrations(tx, user.email);
  const [only] = waiting;
  const confirmed = { verifiedAt: ctx.now() };
  if (!only || user.passwordHash !== null || user.googleUid !== null) return confirmed;
  if (waiting.length === 1) return { ...takenFrom(only), ...confirmed };
  const name = user.email.split("@")[0] ?? user.email;
  return { name, nameFolded: fold(name), ...confirmed };
}
