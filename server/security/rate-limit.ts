import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/db/pool.ts";
import { rateLimits } from "#server/db/schema.ts";
import { ApiError, rateLimited } from "#server/errors.ts";
import type { Network } from "./addresses.ts";

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

/** What a whole /48 may do, in shares of one of its /64s. */
const SITE_SHARES = 5;

/** What counting a call by its address takes of it. */
interface Counting {
  db: Queries;
  now: () => Date;
}

/**
 * Counts a call for where it comes from: an IPv4 address, or an IPv6 /64 and, with a larger limit,
 * the /48 around it. Every limit by client address is taken here. Throws rate_limited.
 */
export async function takeClientPoint(
  ctx: Counting & { counted: Network | null },
  limit: { name: string; points: number; window: number },
): Promise<void> {
  if (ctx.counted) await takeNetworkPoint(ctx, ctx.counted, limit);
}

/** The same for a network that is counted even where it is everybody's. */
export async function takeNetworkPoint(
  ctx: Counting,
  { net, site }: Network,
  { name, points, window }: { name: string; points: number; window: number },
): Promise<void> {
  await takePoint(ctx.db, { key: `${name}:${net}`, points, window }, ctx.now());
  if (!site) return;
  const whole = { key: `${name}:${site}`, points: points * SITE_SHARES, window };
  await takePoint(ctx.db, whole, ctx.now());
}

/** Takes a point where there is one left; false where there is none. */
export const tryPoint = (db: Queries, limit: Limit, now: Date): Promise<boolean> =>
  takePoint(db, limit, now).then(
    () => true,
    (error) => {
      if (error instanceof ApiError && error.code === "rate_limited") return false;
      throw error;
    },
  );

/** Gives one point back. */
export async function returnPoint(db: Queries, key: string): Promise<void> {
  const { points } = rateLimits;
  await db
    .update(rateLimits)
    .set({ points: sql`${points} - 1` })
    .where(and(eq(rateLimits.key, key), gt(points, 0)));
}

/** Forgets the points of keys, e.g. after the right password. */
export async function forgivePoints(db: Queries, ...keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}
