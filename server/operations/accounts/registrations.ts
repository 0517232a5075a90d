import { and, asc, desc, eq, gt } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries, Transaction } from "#server/db/pool.ts";
import { codes, registrations, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { networkOf } from "#server/security/addresses.ts";
import { hmac } from "#server/security/keys.ts";
import { fold } from "#wire/fold.ts";
import { TIMES } from "#wire/limits.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import type { CodeHolder } from "./codes.ts";
import type { UserRow } from "./present.ts";

/*
 * Anyone can register any address, and several can at a time. What each gave waits here, apart;
 * whoever reads the code in the mailbox confirms the registration it was asked for, and no other.
 */

export type Registration = typeof registrations.$inferSelect;

/** Where a registration was begun: for those who ask for its code without naming it. */
const originOf = (ctx: Ctx) => hmac(ctx.keys.devices, `origin:${networkOf(ctx.address).net}`);

/** Writes a registration down beside those that wait already. */
export async function beginRegistration(
  ctx: Ctx,
  tx: Transaction,
  given: Pick<Registration, "userId" | "email" | "name" | "passwordHash">,
): Promise<string> {
  const id = newId(ID_PREFIXES.registration);
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + TIMES.registration);
  const more = { language: ctx.language, origin: originOf(ctx), createdAt, expiresAt };
  await tx.insert(registrations).values({ id, ...given, ...more });
  return id;
}

/** Those of an address that still wait, oldest first. */
export const waitingFor = (ctx: Ctx, db: Queries, email: string): Promise<Registration[]> =>
  db
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, ctx.now())))
    .orderBy(asc(registrations.createdAt), asc(registrations.id));

/**
 * Whose code a call speaks of: the registration it names; without one, the newest begun from the
 * caller's network; without any, an unconfirmed account that has a password of its own. Else nobody,
 * which is answered alike.
 */
export async function holderFor(
  ctx: Ctx,
  db: Queries,
  input: { email: string; registration_id?: string | undefined },
): Promise<CodeHolder> {
  const { email, registration_id: named } = input;
  const own = named ? eq(registrations.id, named) : eq(registrations.origin, originOf(ctx));
  const [found] = await db
    .select({ id: registrations.id, userId: registrations.userId })
    .from(registrations)
    .where(and(eq(registrations.email, email), own, gt(registrations.expiresAt, ctx.now())))
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
 * from the caller's network, else the oldest. One, so that a login costs one comparison whatever waits.
 */
export async function candidateFor(ctx: Ctx, email: string): Promise<Registration | undefined> {
  const waiting = await waitingFor(ctx, ctx.db, email);
  const here = originOf(ctx);
  return waiting.findLast(({ origin }) => origin === here) ?? waiting[0];
}

/** What an account takes from the registration that is confirmed. */
export const takenFrom = ({ name, passwordHash, language }: Registration) => ({
  ...{ name, nameFolded: fold(name), passwordHash, language },
});

/** Ends every registration of an address and every code that could confirm one. */
export async function endRegistrations(tx: Transaction, email: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.email, email));
  await tx.delete(codes).where(and(eq(codes.email, email), eq(codes.purpose, "verify")));
}

/**
 * What an administrator's word makes of an unconfirmed account: the one registration that waits for
 * it is taken. Of several none is, for nobody has shown whose the address is: its holder sets a
 * password by mail. Ends them all; returns what to write to the account.
 */
export async function confirmByHand(
  ctx: Ctx,
  tx: Transaction,
  user: UserRow,
): Promise<Partial<UserRow>> {
  const waiting = await waitingFor(ctx, tx, user.email);
  await endRegistrations(tx, user.email);
  const [only] = waiting;
  const confirmed = { verifiedAt: ctx.now() };
  if (!only || user.passwordHash !== null || user.googleUid !== null) return confirmed;
  if (waiting.length === 1) return { ...takenFrom(only), ...confirmed };
  const name = user.email.split("@")[0] ?? user.email;
  return { name, nameFolded: fold(name), ...confirmed };
}
