import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { UserRow } from "#server/db/rows.ts";
import { users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { forgivePoints, takePoint } from "#server/security/rate-limit.ts";
import { unseal } from "#server/security/sealed.ts";
import { matchingStep, recoveryDigest } from "#server/security/totp.ts";
import { RATES } from "#wire/rates.ts";

/** The second step of a login. Throws totp_required without a code, code_invalid with a wrong one. */
export async function requireTotp(
  ctx: Pick<Ctx, "db" | "log" | "now" | "keys">,
  user: UserRow,
  code: string | undefined,
) {
  if (!user.totpEnabledAt) return;
  if (code === undefined) throw new ApiError("totp_required");
  if (!(await takeCode(ctx, user, code))) throw new ApiError("code_invalid");
}

export async function requireCode(
  ctx: Pick<Ctx, "db" | "log" | "now" | "keys">,
  user: UserRow,
  code: string,
) {
  if (await takeCode(ctx, user, code)) return;
  throw new ApiError("invalid_request", { fields: { code: "code_wrong" } });
}

/** Takes a code, each one once. Tries of both kinds are counted together. */
async function takeCode(
  ctx: Pick<Ctx, "db" | "log" | "now" | "keys">,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const key = `totp:${user.id}`;
  await takePoint(ctx.db, { key, ...RATES.secondSteps }, ctx.now());
  const secret = openSecret(ctx, user);
  if (!secret) return false;
  const taken = /^\d+$/.test(code)
    ? await takeStep(ctx, user, secret, code)
    : user.totpEnabledAt !== null && (await takeRecovery(ctx, user, code));
  if (taken) await forgivePoints(ctx.db, key);
  return taken;
}

/** A recovery code is gone with its use, by one conditional update. */
async function takeRecovery(
  ctx: Pick<Ctx, "db" | "keys">,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const digest = recoveryDigest(ctx.keys.totp, user.id, code);
  const taken = await ctx.db
    .update(users)
    .set({ totpRecovery: sql`array_remove(${users.totpRecovery}, ${digest})` })
    .where(and(eq(users.id, user.id), sql`${digest} = any(${users.totpRecovery})`))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** A code of the authenticator: the step it belongs to is written down with it. */
async function takeStep(
  ctx: Pick<Ctx, "db" | "now">,
  user: UserRow,
  secret: Buffer,
  code: string,
): Promise<boolean> {
  const step = matchingStep(secret, code, ctx.now());
  if (step === null) return false;
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, user.id),
        user.totpSecret === null ? isNull(users.totpSecret) : eq(users.totpSecret, user.totpSecret),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id });
  return taken.length > 0;
}

/**
 * Null without a secret, or when it was sealed with another key: then recovery codes fail as well.
 */
function openSecret(ctx: Pick<Ctx, "log" | "keys">, { id, totpSecret }: UserRow): Buffer | null {
  if (!totpSecret) return null;
  try {
    return unseal(ctx.keys.totp, totpSecret, id);
  } catch (error) {
    ctx.log.error({ err: error, user: id }, "a second step is sealed with another secret");
    return null;
  }
}
