import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { EngineInput, ReadingRequest } from "#engine/contract.ts";
import type { Queries } from "#server/db/pool.ts";
import type { AssetRow } from "#server/db/rows.ts";
import { assets } from "#server/db/schema.ts";
import { readings } from "#server/db/schema-readings.ts";
import type { Deps } from "#server/deps.ts";
import { READ } from "#server/events/event-hub.ts";
import type { ReadingHooks } from "#server/jobs/job.ts";
import { SECOND, TIMES } from "#wire/limits.ts";
import { READING_SUBJECTS, type ReadingFound } from "#wire/readings.ts";

/** How often a reading is begun before it is given up. */
const MOST_ATTEMPTS = 2;
/** How much longer than a reading may take its holder is believed in. */
const GRACE_MS = 5 * SECOND;

/** What the dispatcher of readings may ask. */
export function readingHooks(
  deps: Pick<Deps, "db" | "now" | "store" | "samples" | "engines">,
): ReadingHooks {
  return {
    claim: () => claimNext(deps),
    found: (id, found) => end(deps.db, id, { status: "done", found }),
    broke: (id) => broke(deps.db, id),
  };
}

/** Takes the reading that waits longest, or one whose holder is gone. */
async function claimNext(
  deps: Pick<Deps, "db" | "now" | "store" | "samples" | "engines">,
): Promise<{ id: string; request: ReadingRequest } | null> {
  const subjects = READING_SUBJECTS.filter((subject) => deps.engines.canRead(subject));
  if (subjects.length === 0) return null;
  const now = deps.now();
  const free = or(isNull(readings.leaseUntil), lt(readings.leaseUntil, now));
  for (;;) {
    const next = deps.db
      .select({ id: readings.id })
      .from(readings)
      .where(
        and(eq(readings.status, "reading"), free, inArray(sql`${readings.asked}->>'as'`, subjects)),
      )
      .orderBy(readings.createdAt)
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await deps.db
      .update(readings)
      .set({
        attempts: sql`${readings.attempts} + 1`,
        leaseUntil: new Date(now.getTime() + TIMES.reading + GRACE_MS),
      })
      .where(inArray(readings.id, next))
      .returning();
    if (!row) return null;
    const request = row.attempts > MOST_ATTEMPTS ? null : await requestOf(deps, row.asked);
    if (request) return { id: row.id, request };
    await end(deps.db, row.id, { status: "failed", found: null });
  }
}

/** Where the pictures of a reading lie; null once one of them is gone. */
async function requestOf(
  deps: Pick<Deps, "db" | "store" | "samples">,
  { as, category, source, strokes }: typeof readings.$inferSelect.asked,
): Promise<ReadingRequest | null> {
  const ids = [source, ...(strokes ? [strokes] : [])];
  const rows = await deps.db.select().from(assets).where(inArray(assets.id, ids));
  const fileOf = (row: AssetRow | undefined) => row && deps.store.file(row.key, row.file);
  const painted = strokes ? fileOf(rows.find(({ id }) => id === strokes)) : null;
  const sample = deps.samples.get(source);
  const asset = rows.find(({ id }) => id === source);
  const path = sample ? deps.samples.path(sample) : fileOf(asset);
  const mime = sample?.mime ?? asset?.mime;
  const own = sample?.category ?? asset?.category;
  if (path === undefined || mime === undefined || painted === undefined) return null;
  const role =
    as === "garment" ? "clothing_item" : as === "person" ? "person_image" : "original_person";
  const input: EngineInput = { role, path, mime, ...(own ? { category: own } : {}) };
  return { as, category, input, strokes: painted };
}

async function end(
  db: Queries,
  id: string,
  outcome: { status: "done" | "failed"; found: ReadingFound | null },
): Promise<void> {
  await db
    .update(readings)
    .set({ ...outcome, leaseUntil: null })
    .where(eq(readings.id, id));
  await tell(db, id);
}

/** The worker broke: once more, or given up. */
async function broke(db: Queries, id: string): Promise<void> {
  await db
    .update(readings)
    .set({
      leaseUntil: null,
      status: sql`case when ${readings.attempts} >= ${MOST_ATTEMPTS} then 'failed' else ${readings.status} end`,
    })
    .where(eq(readings.id, id));
  await tell(db, id);
}

/** Tells every process that a reading is another than it was. */
const tell = (db: Queries, id: string) => db.execute(sql`select pg_notify(${READ}, ${id})`);
