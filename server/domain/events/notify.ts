import type { Queries } from "#server/db/pool.ts";
import { events } from "#server/db/schema.ts";
import type { StreamEvent } from "#wire/values.ts";

/** Tells the account's event streams, at commit, that something of theirs is new. */
export async function notify(
  db: Queries,
  userId: string,
  type: Exclude<StreamEvent, "closed">,
  refId: string,
  deleted = false,
): Promise<void> {
  await db.insert(events).values({ userId, type, refId, deleted });
}
