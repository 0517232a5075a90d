import { and, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { newId } from "#server/db/ids.ts";
import type { Database } from "#server/db/pool.ts";
import { eventStreams } from "#server/db/schema.ts";
import { TIMES } from "#wire/limits.ts";
import { type EventHub, REPLACED } from "./event-hub.ts";

/** A process that renews nothing for so long has gone, and its streams with it. */
const GONE_MS = 3 * TIMES.streamComment;

/** What an open stream is told: that a newer one took its place, or that its place was lost. */
export interface PlaceHolder {
  replaced: () => void;
  lost: () => void;
}

/**
 * The open event streams of an account over all processes, as rows: one more than there may be
 * takes the oldest's place, wherever that one is.
 */
export class StreamPlaces {
  readonly #db: Database;
  readonly #open = new Map<string, PlaceHolder>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, hub: EventHub) {
    this.#db = db;
    hub.listenReplaced((id) => {
      const holder = this.#open.get(id);
      this.#open.delete(id);
      holder?.replaced();
    });
  }

  /** Takes a place among the `most` of a scope; answers what gives it back. */
  async take(scope: string, most: number, holder: PlaceHolder): Promise<() => void> {
    const id = newId("str_");
    this.#open.set(id, holder);
    try {
      await this.#insert(id, scope, most);
    } catch (error) {
      this.#open.delete(id);
      throw error;
    }
    this.#timer ??= setInterval(() => this.#renew(), TIMES.streamComment).unref();
    return () => {
      if (!this.#open.delete(id)) return;
      // A row that could not be removed counts as gone after GONE_MS.
      this.#db
        .delete(eventStreams)
        .where(eq(eventStreams.id, id))
        .catch(() => undefined);
    };
  }

  async #insert(id: string, scope: string, most: number) {
    await this.#db.transaction(async (tx) => {
      // One at a time for a scope, so that two that open together count each other.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${scope}, 43))`);
      const gone = sql<Date>`clock_timestamp() - ${`${GONE_MS} ms`}::interval`;
      await tx
        .delete(eventStreams)
        .where(and(eq(eventStreams.userId, scope), lt(eventStreams.seenAt, gone)));
      const at = sql<Date>`clock_timestamp()`;
      await tx.insert(eventStreams).values({ id, userId: scope, openedAt: at, seenAt: at });
      const over = await tx
        .select({ id: eventStreams.id })
        .from(eventStreams)
        .where(and(eq(eventStreams.userId, scope), ne(eventStreams.id, id)))
        .orderBy(sql`${eventStreams.openedAt} desc, ${eventStreams.id} desc`)
        .offset(most - 1);
      if (over.length === 0) return;
      const ids = over.map((row) => row.id);
      await tx.delete(eventStreams).where(inArray(eventStreams.id, ids));
      for (const one of ids) await tx.execute(sql`select pg_notify(${REPLACED}, ${one})`);
    });
  }

  /** Says for all of this process that they are open. One whose row is gone has lost its place. */
  #renew() {
    const ids = [...this.#open.keys()];
    if (ids.length === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    this.#db
      .update(eventStreams)
      .set({ seenAt: sql`clock_timestamp()` })
      .where(inArray(eventStreams.id, ids))
      .returning({ id: eventStreams.id })
      .then(
        (rows) => {
          const kept = new Set(rows.map((row) => row.id));
          for (const id of ids) {
            if (kept.has(id)) continue;
            const holder = this.#open.get(id);
            this.#open.delete(id);
            holder?.lost();
          }
        },
        () => undefined,
      );
  }
}

const places = new WeakMap<EventHub, StreamPlaces>();
/** The places of this process: one set for each connection it hears by. */
export function streamPlaces({ db, hub }: { db: Database; hub: EventHub }): StreamPlaces {
  const known = places.get(hub) ?? new StreamPlaces(db, hub);
  places.set(hub, known);
  return known;
}
