import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { and, eq } from "drizzle-orm";
import { assets } from "#server/db/schema.ts";
import { type AskedReading, readings } from "#server/db/schema-readings.ts";
import type { SignedCtx } from "#server/deps.ts";
import { ApiError } from "#server/errors.ts";
import { takePoint } from "#server/security/rate-limit.ts";
import { READING_WORDS } from "#server/texts/run-failures.ts";
import { say } from "#server/texts/say.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import type { Reading, ReadingBody } from "#wire/readings.ts";
import type { Language } from "#wire/values.ts";

type ReadingRow = typeof readings.$inferSelect;

/** Raised when the engine reads pictures otherwise than before: what was kept is read anew. */
const READS = 1;

/** A picture as a reading needs it. */
interface Source {
  id: string;
  userId: string | null;
  file: string;
  category: string | null;
  width: number;
  height: number;
}

/**
 * What a picture shows and whether it will do, free of charge. Starts the reading if nobody did, and
 * waits a moment for it; `reading` says to ask again. Somebody else's picture: not_found. Strokes of
 * another size: invalid_request. A short side under 256 px: image_too_small.
 */
export async function readPicture(
  ctx: SignedCtx,
  { id, as, category, strokes }: ReadingBody & { id: string },
): Promise<Reading> {
  const source = await sourceOf(ctx, id, "id");
  const mends = as === "garment" && strokes !== undefined;
  const painted = mends ? await sourceOf(ctx, strokes, "strokes") : null;
  const small = Math.min(source.width, source.height) < LIMITS.toolMinSide;
  if (small) throw new ApiError("image_too_small", { fields: { id: "picture_small" } });
  if (painted && (painted.width !== source.width || painted.height !== source.height))
    throw new ApiError("invalid_request", { fields: { strokes: "mask_size" } });
  if (!ctx.engines.canRead(as)) {
    return { status: "reading", as, waits_for: "engine_data", found: null, message: null };
  }
  const asked: AskedReading = {
    as,
    category: as === "garment" ? category : "all",
    source: source.id,
    strokes: painted?.id ?? null,
  };
  // What somebody painted is theirs, over whatever picture.
  const owner = painted ? ctx.caller.userId : source.userId;
  const key = await keyOf(asked, owner, source, painted);
  const row = await begun(ctx, key, asked, owner);
  return present(row.status === "reading" ? await awaited(ctx, row) : row, ctx.language);
}

async function sourceOf(ctx: SignedCtx, id: string, field: string): Promise<Source> {
  const sample = ctx.samples.get(id);
  if (sample) return { ...sample, userId: null, file: ctx.samples.path(sample) };
  const own = and(eq(assets.id, id), eq(assets.userId, ctx.caller.userId));
  const [row] = await ctx.db.select().from(assets).where(own);
  const unknown = field === "id" ? {} : { fields: { [field]: "asset_unknown" as const } };
  if (row?.kind !== "image") throw new ApiError("not_found", unknown);
  return { ...row, file: ctx.store.file(row.key, row.file) };
}

/** The same content of the same owner, read as the same thing, has the same key. */
async function keyOf(
  asked: AskedReading,
  owner: string | null,
  source: Source,
  painted: Source | null,
) {
  const { as, category } = asked;
  const contents = [await digestOf(source.file), painted && (await digestOf(painted.file))];
  const what = [READS, owner, as, category, source.category, ...contents];
  return createHash("sha256").update(JSON.stringify(what)).digest("hex");
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash).catch((error) => {
    // Deleted between the row and its file.
    throw new ApiError("not_found", { cause: error });
  });
  return hash.digest("hex");
}

/** The reading as it is kept, or a new one on its way. One that failed is begun again. */
async function begun(
  ctx: SignedCtx,
  id: string,
  asked: AskedReading,
  owner: string | null,
): Promise<ReadingRow> {
  const kept = await find(ctx, id);
  if (kept && kept.status !== "failed") return kept;
  const limit = { key: `readings:${ctx.caller.userId}`, ...RATES.readings };
  await takePoint(ctx.db, limit, ctx.now());
  return ctx.db.transaction(async (tx) => {
    const fresh = { attempts: 0, leaseUntil: null, asked, source: asked.source };
    const [row] = await tx
      .insert(readings)
      .values({ ...fresh, id, userId: owner, status: "reading", createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: readings.id,
        set: { ...fresh, status: "reading" },
        setWhere: eq(readings.status, "failed"),
      })
      .returning();
    if (row) await ctx.queue.sendReading(tx);
    const present = row ?? (await find({ db: tx }, id));
    if (!present) throw new Error("a reading was not written");
    return present;
  });
}

async function find(
  { db }: Pick<SignedCtx, "db"> | { db: Parameters<typeof takePoint>[0] },
  id: string,
) {
  const [row] = await db.select().from(readings).where(eq(readings.id, id));
  return row ?? null;
}

/** Waits until a reading has ended, at most as long as a call may wait. */
async function awaited(ctx: SignedCtx, row: ReadingRow): Promise<ReadingRow> {
  let isOver = false;
  let hear = () => {};
  const unlisten = ctx.hub.listenRead((id) => {
    if (id === null || id === row.id) hear();
  });
  const timer = setTimeout(() => {
    isOver = true;
    hear();
  }, TIMES.readingWait);
  try {
    for (;;) {
      // Before looking: what ends between the look and the wait is heard too.
      const told = new Promise<void>((resolve) => {
        hear = resolve;
      });
      const now = await find(ctx, row.id);
      if (now?.status !== "reading") return now ?? { ...row, status: "failed" };
      if (isOver) return now;
      await told;
    }
  } finally {
    clearTimeout(timer);
    unlisten();
  }
}

function present({ status, asked, found }: ReadingRow, language: Language): Reading {
  const waits = status === "reading" ? ("turn" as const) : null;
  const message = found?.reason ? say(language, READING_WORDS[found.reason]) : null;
  return { status, as: asked.as, waits_for: waits, found, message };
}
