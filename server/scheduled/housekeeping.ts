import { and, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import {
  accountExports,
  assets,
  codes,
  eventStreams,
  events,
  idempotencyKeys,
  knownDevices,
  mails,
  oauthStates,
  rateLimits,
  registrations,
  resetLinks,
  sessions,
  users,
} from "#server/db/schema.ts";
import { apiTokenCalls, webhookDeliveries } from "#server/db/schema-api.ts";
import { readings } from "#server/db/schema-readings.ts";
import type { Deps } from "#server/deps.ts";
import { forgetUnshown, knownPictureKeys } from "#server/domain/blog/pictures.ts";
import { forgetIntents, knownContactKeys } from "#server/domain/contact/keep.ts";
import { expireLots, lockAccount } from "#server/domain/credits/ledger.ts";
import { forgetUnconfirmed } from "#server/domain/newsletter/keep.ts";
import { knownPublishedKeys } from "#server/domain/publications/publish.ts";
import { WIPED } from "#server/mail/sealed-mail.ts";
import { MINUTE, TIMES } from "#wire/limits.ts";

const DAY = 24 * 60 * MINUTE;

/** Removes what has served its time, books expired credits, and sweeps files without a row. */
export async function cleanUp(deps: Deps): Promise<void> {
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await deps.db.delete(events).where(lt(events.createdAt, ago(2 * TIMES.streamResume)));
  await deps.db.delete(eventStreams).where(lt(eventStreams.seenAt, ago(DAY)));
  await deps.db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await deps.db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, ago(TIMES.idempotency)));
  await forgetIntents(deps.db, ago(TIMES.idempotency));
  await deps.db.delete(codes).where(lt(codes.createdAt, ago(DAY)));
  await deps.db.delete(resetLinks).where(lt(resetLinks.expiresAt, ago(DAY)));
  await deps.db.delete(mails).where(lt(mails.createdAt, ago(30 * DAY)));
  await wipeMails(deps, ago(TIMES.localMail));
  await deps.db.delete(registrations).where(lt(registrations.expiresAt, now));
  await deps.db.delete(knownDevices).where(lt(knownDevices.seenAt, ago(TIMES.knownDevice)));
  await deps.db.delete(sessions).where(lt(sessions.expiresAt, ago(DAY)));
  await deps.db.delete(accountExports).where(lt(accountExports.expiresAt, now));
  await forgetUnconfirmed(deps.db, now);
  await forgetUnshown(deps.db, ago(7 * DAY));
  const old = ago(30 * DAY);
  await deps.db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, old));
  await deps.db.delete(apiTokenCalls).where(lt(apiTokenCalls.at, ago(DAY)));
  await deps.db.delete(readings).where(lt(readings.createdAt, ago(TIMES.readingKept)));
  await deps.db.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  const due = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`exists (select 1 from lots where lots.user_id = ${users.id} and lots.remaining > 0 and lots.expires_at <= ${now})`,
    )
    .limit(1000);
  for (const { id } of due) {
    await deps.db
      .transaction(async (tx) => expireLots(tx, await lockAccount(tx, id), now))
      .catch((error) => deps.log.warn({ err: error, user: id }, "credits were not expired"));
  }
  const removed = await deps.store.sweep((keys) => knownKeys(deps.db, keys));
  if (removed > 0) deps.log.info({ removed }, "files without a row were removed");
}

/**
 * Empties mails that have served: sent ones, which without a mail server lie in the local mailbox
 * for a day. Those of earlier versions, in plain columns, as well.
 */
async function wipeMails({ db, config }: Deps, before: Date): Promise<void> {
  const isFull = or(isNotNull(mails.sealed), ne(mails.text, ""));
  const isOver = config.smtpUrl ? undefined : lt(mails.createdAt, before);
  await db
    .update(mails)
    .set(WIPED)
    .where(and(isNotNull(mails.sentAt), isFull, isOver));
}

/** Which of these file keys have rows: what the sweep must leave alone. */
export async function knownKeys(db: Queries, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: assets.key }).from(assets).where(inArray(assets.key, keys));
  return new Set([
    ...rows.map((row) => row.key),
    ...(await knownPublishedKeys(db, keys)),
    ...(await knownContactKeys(db, keys)),
    ...(await knownPictureKeys(db, keys)),
  ]);
}
