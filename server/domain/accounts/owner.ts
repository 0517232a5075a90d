import { and, eq, gte } from "drizzle-orm";
import { sessions, users } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";

/**
 * Asks whoever holds the session to prove once more that the account is theirs, for a session may be
 * stolen: with its password; where it has none, by having signed in with Google not long ago. Stands
 * before whatever could take the account away for good. Throws invalid_request on `password`.
 */
export async function requireOwner(
  ctx: Pick<SignedCtx, "db" | "now" | "passwords" | "caller">,
  password: string | undefined,
): Promise<void> {
  const { userId, sessionId } = ctx.caller;
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.passwordHash) {
    if (!password) throw refused("password_required");
    return requirePassword(ctx, password, "password");
  }
  const since = new Date(ctx.now().getTime() - TIMES.freshSignIn);
  const [fresh] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        eq(sessions.method, "google"),
        gte(sessions.createdAt, since),
      ),
    );
  if (!fresh) throw refused("google_again");
}

/** So many tries as `RATES.ownerAsked`; a wrong one is a field error, for the session itself is fine. */
export async function requirePassword(
  ctx: Pick<SignedCtx, "db" | "now" | "passwords" | "caller">,
  password: string,
  field: string,
) {
  const { userId } = ctx.caller;
  const key = `password:${userId}`;
  await takePoint(ctx.db, { key, ...RATES.ownerAsked }, ctx.now());
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (await ctx.passwords.verify(user?.passwordHash ?? null, password)) return;
  throw refused("password_wrong", field);
}

const refused = (
  code: "password_required" | "password_wrong" | "google_again",
  field = "password",
) => new ApiError("invalid_request", { fields: { [field]: code } });
