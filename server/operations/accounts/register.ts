import { eq, sql } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { countedAddress } from "#server/security/addresses.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import type { RegisterBody } from "#wire/accounts.ts";
import { fold } from "#wire/fold.ts";
import { ID_PREFIXES } from "#wire/values.ts";
import { voidCodes } from "./codes.ts";
import { presentUser } from "./present.ts";

/**
 * Makes an account that cannot log in until its address is confirmed. An unconfirmed address may
 * register again: name and password are replaced and older codes are void. A confirmed one: email_taken.
 */
export async function register(ctx: Ctx, input: v.InferOutput<typeof RegisterBody>) {
  const now = ctx.now();
  const from = countedAddress(ctx.address, ctx.config.trustProxyHops);
  if (from) {
    const key = `register-from:${from}`;
    await takePoint(ctx.db, { key, points: 20, window: 3_600_000 }, now);
  }
  const passwordHash = await ctx.passwords.hash(input.password);
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({
        id: newId(ID_PREFIXES.user),
        email: input.email,
        name: input.name,
        nameFolded: fold(input.name),
        passwordHash,
        language: ctx.language,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: users.email,
        set: { name: input.name, nameFolded: fold(input.name), passwordHash },
        setWhere: sql`${users.verifiedAt} is null`,
      })
      .returning();
    if (!row) throw new ApiError("email_taken");
    await voidCodes(ctx, tx, input.email, "verify");
    const [fresh] = await tx.select().from(users).where(eq(users.id, row.id));
    return { user: await presentUser(ctx, tx, fresh ?? row) };
  });
}
