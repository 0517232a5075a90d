import { eq } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import { users } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { grant, lockAccount } from "#server/operations/credits/ledger.ts";
import { hmac } from "#server/security/keys.ts";
import { TRIAL_CREDITS } from "#wire/limits.ts";
import type { UserRow } from "./present.ts";

/** Grants the trial credits of a confirmed address, once for it even across accounts. */
export async function grantTrial(
  deps: Pick<Deps, "keys" | "now">,
  tx: Transaction,
  user: Pick<UserRow, "id" | "email">,
): Promise<UserRow> {
  const account = await lockAccount(tx, user.id);
  const cause = `trial:${hmac(deps.keys.emails, user.email)}`;
  await grant(tx, account, { credits: TRIAL_CREDITS, source: "trial", cause }, deps.now());
  const [row] = await tx.select().from(users).where(eq(users.id, user.id));
  return row ?? account;
}
