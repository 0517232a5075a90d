import { eq } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import type { Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { resetLinks, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { endRegistrations } from "#server/domain/accounts/registrations.ts";
import { grantTrial } from "#server/domain/accounts/trial.ts";
import { endSessions } from "#server/domain/sessions/end.ts";
import { ApiError } from "#server/errors.ts";
import type { GoogleIdentity } from "#server/security/id-tokens.ts";
import { takeClientPoint } from "#server/security/rate-limit.ts";
import { PersonName } from "#wire/accounts.ts";
import { fold } from "#wire/fold.ts";
import { LIMITS } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { openSession } from "./login.ts";

/** So many sign-ins from one client address. */
export const limitGoogle = (ctx: Ctx): Promise<void> =>
  takeClientPoint(ctx, { name: "google-from", ...RATES.googleFrom });

/** Signs in with an ID token of Firebase; what the browser repeats beside it counts for nothing. */
export async function signInWithFirebase(ctx: Ctx, input: { idToken: string }) {
  if (!ctx.firebase) throw new ApiError("not_found", { variant: "google_unset" });
  await limitGoogle(ctx);
  return signInAs(ctx, await ctx.firebase.identify(input.idToken, ctx.now()));
}

/**
 * Opens a session for the person Google names: their linked account, else the one of their
 * address, else a new one. An address is only believed when Google has verified it.
 */
export async function signInAs(ctx: Ctx, identity: GoogleIdentity) {
  const { user, isNew } = await ctx.db.transaction((tx) => accountOf(ctx, tx, identity));
  return { ...(await openSession(ctx, user, "google")), is_new_user: isNew };
}

async function accountOf(ctx: Ctx, tx: Transaction, identity: GoogleIdentity) {
  const linked = await byUid(tx, identity);
  if (linked) return { user: usable(linked), isNew: false };
  if (!identity.emailVerified) throw new ApiError("forbidden", { variant: "google_unverified" });
  const made = await create(ctx, tx, identity);
  if (made) return { user: made, isNew: true };
  const same = eq(users.email, identity.email);
  const [known] = await tx.select().from(users).where(same).for("update");
  // Made by another call of the same person at this moment.
  if (!known || known.googleUid === identity.uid) {
    const now = await byUid(tx, identity);
    if (!now) throw new ApiError("conflict");
    return { user: usable(now), isNew: false };
  }
  usable(known);
  if (known.googleUid) throw new ApiError("conflict", { variant: "google_other" });
  if (!known.verifiedAt) return { user: await takeOver(ctx, tx, known, identity), isNew: true };
  // A second factor is not to be walked around by a link made without it.
  if (known.totpEnabledAt) throw new ApiError("conflict", { variant: "google_totp" });
  return { user: await change(tx, known, { googleUid: identity.uid }), isNew: false };
}

function usable(user: UserRow): UserRow {
  if (!user.active) throw new ApiError("account_disabled");
  return user;
}
async function byUid(tx: Transaction, { uid }: GoogleIdentity) {
  const [row] = await tx.select().from(users).where(eq(users.googleUid, uid));
  return row;
}
async function change(tx: Transaction, user: UserRow, to: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx.update(users).set(to).where(eq(users.id, user.id)).returning();
  return row ?? user;
}

async function create(ctx: Ctx, tx: Transaction, identity: GoogleIdentity) {
  const now = ctx.now();
  const { email, uid } = identity;
  const [row] = await tx
    .insert(users)
    .values({
      id: newId(ID_PREFIXES.user),
      email,
      googleUid: uid,
      ...namesOf(identity),
      language: ctx.language,
      verifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row && grantTrial(ctx, tx, row);
}

/**
 * Somebody registered this address without ever confirming it. Its owner has come: what that
 * person set, and could have opened, is void.
 */
async function takeOver(ctx: Ctx, tx: Transaction, user: UserRow, identity: GoogleIdentity) {
  const now = ctx.now();
  await endSessions(ctx, tx, user.id);
  await endRegistrations(tx, user.email);
  await tx.update(resetLinks).set({ usedAt: now }).where(eq(resetLinks.userId, user.id));
  const row = await change(tx, user, {
    googleUid: identity.uid,
    verifiedAt: now,
    passwordHash: null,
    ...namesOf(identity),
    displayName: null,
    photoAssetId: null,
    totpSecret: null,
    totpRecovery: [],
    preferences: {},
    consentAt: null,
    consentVersion: null,
    language: ctx.language,
  });
  return grantTrial(ctx, tx, row);
}

/** Google's name where it is one, else the part of the address before the @. */
function namesOf({ name, email }: GoogleIdentity) {
  const clean = (name ?? "").replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ").slice(0, LIMITS.nameMaxChars);
  const said = v.safeParse(PersonName, clean);
  const taken = said.success ? said.output : (email.split("@")[0] ?? email);
  return { name: taken, nameFolded: fold(taken) };
}
