import { sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { rateLimits } from "#server/db/schema.ts";
import { rateLimited } from "#server/errors.ts";

export interface Limit {
  /** Who and what is counted, e.g. `login:a@b.vn`. */
  key: string;
  points: number;
  /** Window in ms, counted from its first point. */
  window: number;
}

/**
 * Takes one point in one statement, so that any number of processes count together.
 * Throws rate_limited with the wait when the window is used up.
 */
export async function takePoint(db: Queries, limit: Limit, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + limit.window);
  const [row] = await db
    .insert(rateLimits)
    .values({ key: limit.key, points: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${rateLimits.resetsAt} <= ${now} then 1 else ${rateLimits.points} + 1 end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (row && row.points > limit.points) throw rateLimited(row.resetsAt.getTime() - now.getTime());
}

/** Forgets the points of a key, e.g. after the right password. */
export async function forgivePoints(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}
