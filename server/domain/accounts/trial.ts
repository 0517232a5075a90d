import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import type { UserRow } from "#server/db/rows.ts";
import { entries, users } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { grant, lockAccount } from "#server/domain/credits/ledger.ts";
import { hmac } from "#server/security/keys.ts";
import { TRIAL_CREDITS } from "#wire/limits.ts";

/**
 * Grants the trial credits of a confirmed address, once for its mailbox even across accounts; as
 * well when they were granted to this very address before mailboxes were told apart.
 */
export async function grantTrial(
  deps: Pick<Deps, "keys" | "now">,
  tx: Transaction,
  user: Pick<UserRow, "id" | "email">,
): Promise<UserRow> {
  const account = await lockAccount(tx, user.id);
  const causeOf = (address: string) => `trial:${hmac(deps.keys.emails, address)}`;
  const cause = causeOf(mailboxOf(user.email));
  // Two spellings confirmed at once are two accounts: they wait for each other here.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cause}, 0))`);
  const granted = and(
    eq(entries.kind, "grant"),
    inArray(entries.cause, [cause, causeOf(user.email)]),
  );
  const [known] = await tx.select({ id: entries.id }).from(entries).where(granted).limit(1);
  if (!known) {
    await grant(tx, account, { credits: TRIAL_CREDITS, source: "trial", cause }, deps.now());
  }
  const [row] = await tx.select().from(users).where(eq(users.id, user.id));
  return row ?? account;
}

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox an address leads to, as far as its spelling tells: what follows a plus is left out,
 * and at Gmail the dots and the older name. Only to count by: mail goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const isGmail = GMAIL.has(domain);
  const bare = local.replace(/(?<=.)\+.*$/, "");
  return isGmail ? `${bare.replaceAll(".", "") || bare}@gmail.com` : `${bare}@${domain}`;
}
