import { and, asc, desc, eq, gt, inArray, max, or } from "drizzle-orm";
import { assets, events, generations } from "#server/db/schema.ts";
import type { SignedCtx } from "#server/deps.ts";
import { presentAsset } from "#server/domain/assets/present.ts";
import { readCredits } from "#server/domain/credits/balance.ts";
import { presentGeneration, presentGenerations } from "#server/domain/generations/present.ts";
import { isOpen } from "#server/domain/generations/settle.ts";
import type { EventHub, HubEvent } from "#server/events/event-hub.ts";
import { type PlaceHolder, streamPlaces } from "#server/events/stream-places.ts";
import type { Caller } from "#server/security/caller.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { LIMITS, MINUTE, TIMES } from "#wire/limits.ts";
import type { StreamNews } from "#wire/stream.ts";
import type { GenerationStatus } from "#wire/values.ts";

export type StreamMessage = { id: number } & StreamNews;
export interface StreamOptions {
  /** Last-Event-ID of a stream that broke; one that was never said to this account counts as none. */
  lastId: number | null;
  /** Only this generation, and an end after its terminal event. */
  generation?: string;
  /** Who the caller still is; rejects when the session has ended. */
  recheck: () => Promise<Caller>;
  push: (message: StreamMessage) => void;
  end: () => void;
}

/**
 * Takes a place among an account's streams, or among those about one run each: the oldest of too
 * many is told and ends. Throws rate_limited when streams are opened without end.
 */
export async function takeStreamPlace(
  ctx: Pick<SignedCtx, "db" | "now" | "hub" | "caller">,
  generation: string | undefined,
  holder: PlaceHolder,
): Promise<() => void> {
  const { userId } = ctx.caller;
  const opened = { key: `streams:${userId}`, points: LIMITS.streamsPerMinute, window: MINUTE };
  await takePoint(ctx.db, opened, ctx.now());
  const [scope, most] =
    generation === undefined
      ? [userId, LIMITS.eventStreams]
      : [`${userId}:runs`, LIMITS.runStreams];
  return streamPlaces(ctx).take(scope, most, holder);
}

/** Events get their numbers before they are committed, so a resume looks a little further back. */
const OVERLAP = 50;
const RECENT_MS = 10 * 60_000;
const RECENT = 20;
type Wanted = Pick<HubEvent, "seq" | "type" | "ref" | "deleted">;

/**
 * Follows an account's events: first what was missed (or the present state), then everything as
 * it commits, each as the whole object it is about. Returns the function that ends it.
 */
export function follow(ctx: SignedCtx, options: StreamOptions): () => void {
  const { userId } = ctx.caller;
  const pending: Wanted[] = [];
  let lastSeq = 0;
  let closed = false;
  let ready = false;
  let working = false;

  const close = () => {
    closed = true;
    unlisten();
    unwatch();
  };
  const finish = () => {
    if (closed) return;
    close();
    options.end();
  };
  const push = (message: StreamMessage) => {
    if (closed) return;
    lastSeq = Math.max(lastSeq, message.id);
    options.push({ ...message, id: lastSeq });
  };
  const work = async () => {
    if (working || !ready) return;
    working = true;
    try {
      for (let wanted = pending.shift(); wanted && !closed; wanted = pending.shift()) {
        const { type, ref } = wanted;
        // A newer event about the same object is waiting: its state says it all.
        if (pending.some((later) => later.type === type && later.ref === ref)) continue;
        const caller = await options.recheck();
        const message = await loadOnce({ ...ctx, caller }, wanted);
        if (message) push(message);
        if (options.generation && message?.event === "generation" && isOver(message.data)) finish();
      }
    } catch {
      // The session has ended or the database is away: the client comes back and asks again.
      finish();
    } finally {
      working = false;
    }
  };
  const take = (event: Wanted) => {
    if (options.generation && (event.type !== "generation" || event.ref !== options.generation))
      return;
    pending.push(event);
    void work();
  };
  const unlisten = ctx.hub.listen(userId, (event) => {
    if (event) take(event);
    else void missed(ctx, lastSeq).then((rows) => rows.forEach(take), finish);
  });
  const unwatch = ctx.hub.listenEnded((ended) => {
    if (ended === null || ended === userId) options.recheck().catch(finish);
  });
  const begin = async () => {
    const rows = options.lastId === null ? null : await resumable(ctx, options.lastId);
    if (rows) {
      lastSeq = options.lastId ?? 0;
      pending.unshift(...rows);
    } else for (const message of await presentState(ctx, options.generation)) push(message);
    if (options.generation && !rows) {
      const [row] = await ctx.db
        .select()
        .from(generations)
        .where(eq(generations.id, options.generation));
      if (!row || !isOpen(row)) return finish();
    }
    ready = true;
    await work();
  };
  begin().catch(finish);
  return close;
}

const isOver = (data: { status: GenerationStatus } | { deleted: true }): boolean =>
  "deleted" in data || !isOpen(data);

/** The missed events, or null when the number is older than `TIMES.streamResume` or unknown. */
async function resumable(
  ctx: Pick<SignedCtx, "db" | "now" | "caller">,
  lastId: number,
): Promise<Wanted[] | null> {
  const since = new Date(ctx.now().getTime() - TIMES.streamResume);
  const [known] = await ctx.db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.seq, lastId),
        eq(events.userId, ctx.caller.userId),
        gt(events.createdAt, since),
      ),
    );
  return known ? missed(ctx, lastId) : null;
}

async function missed(ctx: Pick<SignedCtx, "db" | "caller">, lastSeq: number): Promise<Wanted[]> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.userId, ctx.caller.userId), gt(events.seq, lastSeq - OVERLAP)))
    .orderBy(asc(events.seq));
  return rows.map(({ seq, type, refId, deleted }) => ({ seq, type, ref: refId, deleted }));
}

async function presentState(
  ctx: Pick<
    SignedCtx,
    "config" | "db" | "now" | "keys" | "samples" | "publicUrl" | "language" | "caller"
  >,
  only?: string,
): Promise<StreamMessage[]> {
  const { userId, plan } = ctx.caller;
  const viewer = { plan, language: ctx.language };
  const [newest] = await ctx.db
    .select({ seq: max(events.seq) })
    .from(events)
    .where(eq(events.userId, userId));
  const id = newest?.seq ?? 0;
  const recent = new Date(ctx.now().getTime() - RECENT_MS);
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        only
          ? eq(generations.id, only)
          : or(
              inArray(generations.status, ["queued", "processing"]),
              gt(generations.completedAt, recent),
            ),
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(RECENT);
  const shown = await presentGenerations(ctx, ctx.db, rows.reverse(), viewer);
  const runs = shown.map((data) => ({ id, event: "generation" as const, data }));
  if (only) return runs;
  return [{ id, event: "credits", data: await readCredits(ctx, userId) }, ...runs];
}

type Loaded = Map<string, Promise<StreamMessage | null>>;
const loaded = new WeakMap<EventHub, Loaded>();
/** How long what was read for one stream of an account serves the others. */
const SHARED_MS = 2000;

/** What an event is about, read once for all streams of an account that see it alike. */
function loadOnce(
  ctx: Pick<
    SignedCtx,
    "config" | "db" | "now" | "keys" | "samples" | "hub" | "publicUrl" | "language" | "caller"
  >,
  wanted: Wanted,
): Promise<StreamMessage | null> {
  const kept = loaded.get(ctx.hub) ?? new Map();
  loaded.set(ctx.hub, kept);
  const { userId, plan } = ctx.caller;
  const key = `${wanted.seq}:${wanted.type}:${wanted.ref}:${userId}:${plan}:${ctx.language}`;
  const known = kept.get(key);
  if (known) return known;
  const reading = load(ctx, wanted);
  kept.set(key, reading);
  const forget = () => kept.delete(key);
  reading.then(() => setTimeout(forget, SHARED_MS).unref(), forget);
  return reading;
}

/** The whole object an event is about, as it is now; null when it is gone. */
async function load(
  ctx: Pick<
    SignedCtx,
    "config" | "db" | "now" | "keys" | "samples" | "publicUrl" | "language" | "caller"
  >,
  wanted: Wanted,
): Promise<StreamMessage | null> {
  const { userId, plan } = ctx.caller;
  const message = (news: StreamNews): StreamMessage => ({ id: wanted.seq, ...news });
  if (wanted.type === "credits")
    return message({ event: "credits", data: await readCredits(ctx, userId) });
  if (wanted.type === "asset") {
    if (wanted.deleted) return message({ event: "asset", data: { id: wanted.ref, deleted: true } });
    const own = and(eq(assets.id, wanted.ref), eq(assets.userId, userId));
    const [row] = await ctx.db.select().from(assets).where(own);
    return row ? message({ event: "asset", data: presentAsset(ctx, row, plan) }) : null;
  }
  const own = and(eq(generations.id, wanted.ref), eq(generations.userId, userId));
  const [row] = await ctx.db.select().from(generations).where(own);
  const viewer = { plan, language: ctx.language };
  if (!row) return null;
  return message({ event: "generation", data: await presentGeneration(ctx, ctx.db, row, viewer) });
}
