import { and, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { EngineInput } from "#engine/contract.ts";
import type { GenerationRow } from "#server/db/rows.ts";
import { assets, generationInputs, generations } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { notify } from "#server/domain/events/notify.ts";
import type { Job, JobHooks } from "#server/jobs/job.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import type { GenerationStep } from "#wire/values.ts";
import { orderOf } from "./describe.ts";
import { died, giveBack, MAX_DEATHS } from "./recover.ts";
import { complete, fail, failOpen, isOpen } from "./settle.ts";

/** How long a claim holds without a heartbeat; a heartbeat comes every two seconds. */
const LEASE_MS = 10_000;

/** What the dispatcher may ask, answered by what is known of runs. */
export function jobHooks(deps: Pick<Deps, "db" | "now" | "store" | "engines" | "queue">): JobHooks {
  const held = (job: Job) =>
    and(
      eq(generations.id, job.id),
      eq(generations.attempt, job.attempt),
      eq(generations.status, "processing"),
    );
  const lease = () => new Date(deps.now().getTime() + LEASE_MS);
  return {
    claim: () => claimNext(deps, lease()),
    async heartbeat(job) {
      const kept = await deps.db
        .update(generations)
        .set({ leaseUntil: lease() })
        .where(held(job))
        .returning({ id: generations.id });
      return kept.length === 1;
    },
    async progress(job, step, progress) {
      await saveProgress(deps, job, step, progress);
    },
    async complete(job, dir, produced) {
      await complete(deps, job, dir, produced);
    },
    async fail(job, code) {
      await fail(deps, job, code);
    },
    died: (job) => died(deps, job.id, (row) => row.attempt === job.attempt),
    giveBack: (job) => giveBack(deps, job),
    watch: () => watch(deps),
  };
}

/**
 * Takes the next run: paid plans first, then fair between accounts (an account's n-th open run
 * waits for the others' earlier ones), then the oldest. Never one whose workers died twice.
 */
async function claimNext(
  deps: Pick<Deps, "db" | "now" | "store" | "engines">,
  leaseUntil: Date,
): Promise<Job | null> {
  const features = deps.engines.readyFeatures();
  if (features.length === 0) return null;
  const g = generations;
  for (let attempt = 0; attempt < 5; attempt++) {
    const candidate = sql`(
      with running as (
        select user_id, count(*)::int as n from generations where status = 'processing' group by user_id
      ), ranked as (
        select q.id, q.priority, q.created_at,
          row_number() over (partition by q.user_id order by q.created_at, q.id) + coalesce(r.n, 0) as turn
        from generations q left join running r on r.user_id = q.user_id
        where q.status = 'queued' and q.deaths < ${MAX_DEATHS}
          and q.feature in (${sql.join(
            features.map((feature) => sql`${feature}`),
            sql`, `,
          )})
      )
      select c.id from ranked join generations c on c.id = ranked.id
      order by ranked.priority desc, ranked.turn, ranked.created_at, c.id
      limit 1 for update of c skip locked
    )`;
    const row = await deps.db.transaction(async (tx) => {
      const [taken] = await tx
        .update(g)
        .set({
          status: "processing",
          step: null,
          waitsFor: null,
          leaseUntil,
          attempt: sql`${g.attempt} + 1`,
          startedAt: deps.now(),
        })
        .where(and(eq(g.id, candidate), eq(g.status, "queued"), lt(g.deaths, MAX_DEATHS)))
        .returning();
      if (taken) await notify(tx, taken.userId, "generation", taken.id);
      return taken;
    });
    if (row) return jobOf(deps, row);
    const [waiting] = await deps.db
      .select({ id: g.id })
      .from(g)
      .where(and(eq(g.status, "queued"), inArray(g.feature, features)))
      .limit(1);
    if (!waiting) return null;
  }
  return null;
}

async function jobOf(deps: Pick<Deps, "db" | "store">, row: GenerationRow): Promise<Job> {
  const rows = await deps.db
    .select({ role: generationInputs.role, asset: assets })
    .from(generationInputs)
    .innerJoin(assets, eq(assets.id, generationInputs.assetId))
    .where(eq(generationInputs.generationId, row.id));
  const inputs = rows.map(
    ({ role, asset }): EngineInput => ({
      role,
      path: deps.store.file(asset.key, asset.file),
      mime: asset.mime,
      ...(asset.category ? { category: asset.category } : {}),
    }),
  );
  return { ...orderOf(row), id: row.id, attempt: row.attempt, inputs, seed: row.seed };
}

/** Progress only rises and stays under 100 until the result is there. */
async function saveProgress(
  deps: Pick<Deps, "db">,
  job: Job,
  step: GenerationStep,
  progress: number,
) {
  const whole = Math.max(0, Math.min(99, Math.floor(progress)));
  const next = sql<number>`greatest(${generations.progress}, ${whole}::int)`;
  const g = generations;
  const changed = or(ne(g.progress, next), sql`${g.step} is distinct from ${step}`);
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(g)
      .set({ step, progress: next })
      .where(and(eq(g.id, job.id), eq(g.attempt, job.attempt), eq(g.status, "processing"), changed))
      .returning({ userId: g.userId });
    if (row) await notify(tx, row.userId, "generation", job.id);
  });
}

const deadlineOf = ({ feature }: Pick<GenerationRow, "feature">): number => TOOLS[feature].deadline;
const SHORTEST_DEADLINE = Math.min(...Object.values(TOOLS).map(({ deadline }) => deadline));

/** Ends runs past their deadline, and recovers runs whose holder stopped giving signs of life. */
async function watch(deps: Pick<Deps, "db" | "now" | "queue">): Promise<void> {
  const now = deps.now();
  const stale = (row: GenerationRow) => row.leaseUntil !== null && row.leaseUntil < now;
  const overdue = (row: GenerationRow) =>
    row.startedAt !== null && now.getTime() - row.startedAt.getTime() > deadlineOf(row);
  const earliest = new Date(now.getTime() - SHORTEST_DEADLINE);
  const rows = await deps.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.status, "processing"),
        or(lt(generations.leaseUntil, now), lt(generations.startedAt, earliest)),
      ),
    );
  for (const row of rows) {
    if (overdue(row)) await failOpen(deps, row.id, "timed_out", overdue);
    else if (stale(row)) await died(deps, row.id, stale);
  }
  // Runs that used up their deaths and are still open: only older releases left such.
  const left = await deps.db
    .select()
    .from(generations)
    .where(
      and(
        inArray(generations.status, ["queued", "processing"]),
        gte(generations.deaths, MAX_DEATHS),
      ),
    );
  for (const row of left) {
    await failOpen(deps, row.id, "interrupted", (now) => isOpen(now) && now.deaths >= MAX_DEATHS);
  }
}
