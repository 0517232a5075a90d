import type { Queries } from "#server/db/pool.ts";
import { events } from "#server/db/schema.ts";
import type { StreamTopic } from "#wire/stream.ts";

/** Tells the account's event streams, at commit, that something of theirs is new. */
export async function notify(
  db: Queries,
  userId: string,
  type: StreamTopic,
  refId: string,
  deleted = false,
): Promise<void> {
  await db.insert(events).values({ userId, type, refId, deleted });
}
