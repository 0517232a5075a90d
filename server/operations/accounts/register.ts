import { eq } from "drizzle-orm";
import type * as v from "valibot";
import { newId } from "#server/db/ids.ts";
import { users } from "#server/db/schema.ts";
import type { Ctx } from "#server/deps.ts";
import { presentUser } from "#server/domain/accounts/present.ts";
import { beginRegistration } from "#server/domain/accounts/registrations.ts";
import { ApiError } from "#server/errors.ts";
import { takeClientPoint } from "#server/security/rate-limit.ts";
import type { RegisterBody } from "#wire/accounts.ts";
import { fold } from "#wire/fold.ts";
import { RATES } from "#wire/rates.ts";
import { ID_PREFIXES } from "#wire/values.ts";

/**
 * Begins a registration; the account cannot log in until its address is confirmed, and has this
 * name and password only when it is confirmed by a code of this registration. Others of the same
 * address go on beside it. A confirmed address: email_taken.
 */
export async function register(ctx: Ctx, input: v.InferOutput<typeof RegisterBody>) {
  await takeClientPoint(ctx, { name: "register-from", ...RATES.registrationsFrom });
  const { email, name } = input;
  const passwordHash = await ctx.passwords.hash(input.password);
  return ctx.db.transaction(async (tx) => {
    const named = { name, nameFolded: fold(name), language: ctx.language };
    await tx
      .insert(users)
      .values({ id: newId(ID_PREFIXES.user), email, ...named, createdAt: ctx.now() })
      .onConflictDoNothing({ target: users.email });
    // Held, so that none begins while another is being confirmed.
    const [row] = await tx.select().from(users).where(eq(users.email, email)).for("update");
    if (!row || row.verifiedAt) throw new ApiError("email_taken");
    const given = { userId: row.id, email, name, passwordHash, language: ctx.language };
    const registrationId = await beginRegistration(ctx, tx, given);
    const user = await presentUser(ctx, tx, { ...row, ...named, passwordHash });
    return { user, registration_id: registrationId };
  });
}
