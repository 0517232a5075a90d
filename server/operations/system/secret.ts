import { eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import { installation, sessions, users } from "#server/db/schema.ts";
import { apiTokens, webhooks } from "#server/db/schema-api.ts";
import type { Deps } from "#server/deps.ts";
import { NO_TOTP } from "#server/domain/accounts/way-back.ts";
import { sameText, secretMark } from "#server/security/keys.ts";
import { unseal } from "#server/security/sealed.ts";

const KEY = "secret";
const OTHER =
  "This database was sealed with another secret than the one given here. Put the old one back: the file session-secret of the old DATA_DIR, or the old SESSION_SECRET. If it is lost for good, start once with ACCEPT_NEW_SECRET=1: everybody logs in again, second factors are off, API tokens and webhooks are gone (docs/operate.md).";

/**
 * Makes sure that what the database keeps sealed can be read with the secret at hand; the first
 * start leaves a mark of it. Throws one sentence when it can't; with `accept` it gives up what the
 * old one sealed instead. `made`: the file of a secret that was made just now. Answers lines for
 * the log.
 */
export async function requireSecret(
  { db, keys }: Pick<Deps, "db" | "keys">,
  accept: boolean,
  made: string | null = null,
): Promise<string[]> {
  const value = secretMark(keys);
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(installation).where(eq(installation.key, KEY));
    const fits = known
      ? sameText(known.value, value)
      : await opensWhatIsThere(tx, keys, made !== null);
    if (fits) {
      if (!known) await tx.insert(installation).values({ key: KEY, value }).onConflictDoNothing();
      return [];
    }
    if (!accept) throw new Error(OTHER);
    await giveUp(tx);
    const mark = { key: KEY, value };
    await tx
      .insert(installation)
      .values(mark)
      .onConflictDoUpdate({ target: installation.key, set: { value } });
    return [
      "ACCEPT_NEW_SECRET: everybody was logged out, second factors are off, API tokens and webhooks are gone. Take the variable away again.",
    ];
  });
}

/**
 * For a database from before there was a mark: whether one of its sealed rows opens. Where somebody
 * has signed in already, a secret that was made just now can't be the one they used.
 */
async function opensWhatIsThere(
  tx: Transaction,
  keys: Deps["keys"],
  isNew: boolean,
): Promise<boolean> {
  const [signedIn] = await tx.select({ id: sessions.id }).from(sessions).limit(1);
  if (isNew && signedIn) return false;
  const [sealed] = await tx
    .select({ id: users.id, secret: users.totpSecret })
    .from(users)
    .where(isNotNull(users.totpSecret))
    .limit(1);
  if (!sealed?.secret) return true;
  try {
    unseal(keys.totp, sealed.secret, sealed.id);
    return true;
  } catch {
    return false;
  }
}

/** Takes away what can't be read any more and would only fail later. */
async function giveUp(tx: Transaction): Promise<void> {
  await tx.update(users).set(NO_TOTP).where(isNotNull(users.totpSecret));
  await tx.update(sessions).set({ endedAt: new Date() }).where(isNull(sessions.endedAt));
  await tx.delete(apiTokens);
  await tx.delete(webhooks);
}
