import { randomInt } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Queries } from "#server/db/pool.ts";
import { codes, users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { hmac, sameText } from "#server/security/keys.ts";
import { takeClientPoint, takePoint } from "#server/security/rate-limit.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";

export type CodePurpose = "verify" | "change_email";

/** No leading zero, which an integer would lose. */
export const drawCode = (): string => String(randomInt(LIMITS.otpMin, LIMITS.otpMax + 1));

const hashOf = (ctx: Pick<Ctx, "keys">, email: string, purpose: CodePurpose, code: string) =>
  hmac(ctx.keys.codes, `${purpose}:${email}:${code.padStart(LIMITS.codeDigits, "0")}`);

/** So many codes for an address, not one right after the other, and so many for a client address. */
export async function limitCodes(ctx: Ctx, email: string): Promise<void> {
  const now = ctx.now();
  const limit = (key: string, points: number, window: number) =>
    takePoint(ctx.db, { key, points, window }, now);
  await takeClientPoint(ctx, { name: "code-from", ...RATES.codesFrom });
  await limit(`code-minute:${email}`, 1, TIMES.otpResend);
  await limit(`code-hour:${email}`, LIMITS.otpPerHour, TIMES.otpWindow);
}

/** Whose codes: a registration's, else an account's, else codes that were mailed to nobody. */
export interface CodeHolder {
  email: string;
  purpose: CodePurpose;
  userId: string | null;
  registrationId: string | null;
}
/** The codes by which an account moves to an address. */
export const movingTo = (email: string, userId: string): CodeHolder => ({
  email,
  purpose: "change_email",
  userId,
  registrationId: null,
});
const ofHolder = ({ email, purpose, userId, registrationId }: CodeHolder) =>
  and(
    eq(codes.email, email),
    eq(codes.purpose, purpose),
    registrationId
      ? eq(codes.registrationId, registrationId)
      : and(isNull(codes.registrationId), userId ? eq(codes.userId, userId) : isNull(codes.userId)),
  );

/** Makes a new code and voids the holder's older ones, nobody else's. Only its keyed hash is kept. */
export async function makeCode(
  ctx: Pick<Ctx, "now" | "keys">,
  db: Queries,
  holder: CodeHolder,
): Promise<string> {
  const now = ctx.now();
  if (holder.userId) {
    // Locks the account before its codes, like confirming does: the two can't deadlock.
    await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, holder.userId))
      .for("key share");
  }
  await db
    .update(codes)
    .set({ endedAt: now })
    .where(and(ofHolder(holder), isNull(codes.endedAt)));
  const code = drawCode();
  await db.insert(codes).values({
    id: newId("cod_"),
    ...holder,
    hash: hashOf(ctx, holder.email, holder.purpose, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + TIMES.otp),
  });
  return code;
}

/**
 * Tries a holder's newest code. Each try is counted before it is compared, so that parallel guesses
 * share the five. Throws code_invalid with the tries left, or code_expired without a code to try.
 */
export async function tryCode(
  ctx: Pick<Ctx, "db" | "now" | "keys">,
  holder: CodeHolder,
  code: string,
): Promise<typeof codes.$inferSelect> {
  const now = ctx.now();
  const newest = ctx.db
    .select({ id: codes.id })
    .from(codes)
    .where(ofHolder(holder))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1);
  const [row] = await ctx.db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        eq(codes.id, sql`(${newest})`),
        isNull(codes.endedAt),
        gt(codes.expiresAt, now),
        lt(codes.attempts, LIMITS.otpAttempts),
      ),
    )
    .returning();
  if (!row) throw new ApiError("code_expired");
  if (sameText(row.hash, hashOf(ctx, holder.email, holder.purpose, code))) return row;
  throw new ApiError("code_invalid", {
    extra: { attempts_left: LIMITS.otpAttempts - row.attempts },
  });
}

/** Ends a code that was right. False when another call used it first. */
export async function useCode(ctx: Pick<Ctx, "now">, db: Queries, id: string): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ endedAt: ctx.now() })
    .where(and(eq(codes.id, id), isNull(codes.endedAt)))
    .returning({ id: codes.id });
  return used.length === 1;
}
