import { and, eq, gt, isNull, lte, ne, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/pool.ts";
import { lots, users } from "#server/db/schema.ts";
import { reminders } from "#server/db/schema-money.ts";
import type { Deps } from "#server/deps.ts";
import { expiringMail, planEndMail } from "#server/mail/money-mails.ts";
import { postMail } from "#server/mail/outbox.ts";
import { DAY, TIMES } from "#wire/limits.ts";

const AT_ONCE = 500;

/** Mails that an end is near: of plans seven days and one day before, of credits within `TIMES.expiringSoon`. */
export async function sendReminders(deps: Deps): Promise<void> {
  const sent = [
    await remindOfPlans(deps, 7),
    await remindOfPlans(deps, 1),
    await remindOfCredits(deps),
  ];
  if (sent.some((count) => count > 0)) deps.outbox.kick();
}

/** Notes that a reminder goes out; false when it has before. */
async function first(tx: Transaction, key: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(reminders)
    .values({ key, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return rows.length === 1;
}

async function remindOfPlans(deps: Deps, days: number): Promise<number> {
  const now = deps.now();
  const key = sql`'plan:' || ${days}::int || ':' || ${users.id} || ':' || extract(epoch from ${users.planPeriodEnd})`;
  const rows = await deps.db
    .select({ user: users, key: sql<string>`${key}` })
    .from(users)
    .where(
      and(
        gt(users.planPeriodEnd, now),
        lte(users.planPeriodEnd, new Date(now.getTime() + days * DAY)),
        // What was bought for afterwards needs no reminder.
        isNull(users.planNext),
        isNull(users.deletedAt),
        ne(users.plan, "free_trial"),
        sql`not exists (select 1 from reminders where reminders.key = ${key})`,
      ),
    )
    .limit(AT_ONCE);
  for (const { user, key: name } of rows) {
    await deps.db.transaction(async (tx) => {
      if (!(await first(tx, name, now)) || !user.planPeriodEnd) return;
      // A plan found on its last day gets that day's mail alone.
      if (days === 7 && user.planPeriodEnd.getTime() - now.getTime() <= DAY) return;
      const link = `${deps.publicUrl()}/pricing`;
      await postMail(
        deps,
        tx,
        user.email,
        planEndMail(user.language, user.plan, user.planPeriodEnd, link),
        now,
      );
    });
  }
  return rows.length;
}

async function remindOfCredits(deps: Deps): Promise<number> {
  const now = deps.now();
  const soon = new Date(now.getTime() + TIMES.expiringSoon);
  const due = await deps.db
    .select({ lot: lots, user: users })
    .from(lots)
    .innerJoin(users, eq(users.id, lots.userId))
    .where(
      and(
        gt(lots.remaining, 0),
        gt(lots.expiresAt, now),
        lte(lots.expiresAt, soon),
        isNull(users.deletedAt),
        sql`not exists (select 1 from reminders where reminders.key = 'lot:' || ${lots.id})`,
      ),
    )
    .orderBy(lots.expiresAt)
    .limit(AT_ONCE);
  const accounts = new Map<string, typeof due>();
  for (const row of due) accounts.set(row.user.id, [...(accounts.get(row.user.id) ?? []), row]);
  for (const own of accounts.values()) {
    const [soonest] = own;
    if (!soonest) continue;
    const { user, lot } = soonest;
    await deps.db.transaction(async (tx) => {
      let credits = 0;
      for (const one of own) {
        if (await first(tx, `lot:${one.lot.id}`, now)) credits += one.lot.remaining;
      }
      if (credits === 0) return;
      const link = `${deps.publicUrl()}/credits`;
      await postMail(
        deps,
        tx,
        user.email,
        expiringMail(user.language, credits, lot.expiresAt, link),
        now,
      );
    });
  }
  return due.length;
}
