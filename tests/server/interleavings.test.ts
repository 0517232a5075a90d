import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { jobHooks } from "#server/domain/generations/job-hooks.ts";
import { cancelOpen, complete, fail } from "#server/domain/generations/settle.ts";
import type { Job } from "#server/jobs/job.ts";
import { deliverWebhooks } from "#server/scheduled/webhooks.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { measured, times } from "./support/torture.ts";

let server: TestServer;
let people: (Person & { asset: string })[];
beforeAll(async () => {
  server = await startTestServer();
  // Runs are taken and ended by the test alone.
  await server.dispatcher.stop();
  await server.query(`create table moves (seq bigserial, id text, was text, now text)`);
  await server.query(`create function note_move() returns trigger language plpgsql as
    $$ begin insert into moves (id, was, now) values (new.id, old.status, new.status); return new; end $$`);
  await server.query(`create trigger moved after update on generations for each row
    when (old.status is distinct from new.status) execute function note_move()`);
  people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const as = await server.person({ plan: "starter", credits: 5000 });
      const hook = { url: "http://127.0.0.1:9/", enabled: true };
      await server.call("PUT", "/api/webhooks", hook, { as });
      return { ...as, asset: (await server.upload(as, await picture())).body.id as string };
    }),
  );
});

const DEEDS = [
  "cancel",
  "finish",
  "finish",
  "finish",
  "finish",
  "fail",
  "fail",
  "die",
  "give back",
  "regenerate",
  "delete",
  "claim",
  "watch",
  "overdue",
  "tell",
] as const;
interface Deed {
  what: (typeof DEEDS)[number];
  run: number;
  after: number;
  /** By a worker that lost the run: one attempt behind. */
  late: boolean;
}
const BATCH = 20;
const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...DEEDS),
  run: fc.nat(BATCH - 1),
  after: fc.nat(25),
  late: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});
/** Without fast-check's leaning to small values, which would put everything upon a few runs. */
const batch = fc.noBias(
  fc.record({
    claims: fc.integer({ min: 10, max: BATCH }),
    deeds: fc.array(deed, { minLength: BATCH * 3, maxLength: BATCH * 4 }),
  }),
);

/** Where a run may go from where it is; nowhere from an ending. */
const LEGAL: Record<string, string[]> = {
  queued: ["processing", "cancelled", "failed"],
  processing: ["queued", "completed", "failed", "cancelled"],
};
const FINE = [200, 202, 204, 404, 409];

async function submit(as: (typeof people)[number]): Promise<string> {
  const order = { model: as.asset, garment: as.asset };
  const { status, body } = await server.call("POST", "/ai/virtual-try-on", order, { as });
  expect(status).toBe(202);
  return body.id;
}

/** A small file where a worker would have left its result. */
async function produced() {
  const dir = await server.deps.store.stage();
  await writeFile(path.join(dir, "clean.png"), "png");
  const sizes = { width: 1, height: 1, bytes: 3, alpha: false };
  return { dir, made: { file: "clean.png", mime: "image/png", ...sizes, forms: {}, details: {} } };
}

async function play({ claims, deeds }: { claims: number; deeds: Deed[] }) {
  const hooks = jobHooks(server.deps);
  const owners = Array.from({ length: BATCH }, (_, n) => people[n % people.length]!);
  const ids = await Promise.all(owners.map(submit));
  const jobs = new Map<string, Job>();
  /** A worker that lost its run ends nothing. */
  const fenced = (job: Job, counted: boolean) => {
    if (job.attempt < (jobs.get(job.id)?.attempt ?? 0)) expect(counted).toBe(false);
  };
  const claim = async () => {
    const job = await hooks.claim();
    if (job) jobs.set(job.id, job);
  };
  for (let n = 0; n < claims; n++) await claim();
  const call = async (method: string, id: string, end: string, as: Person) => {
    const body = end === "/regenerate" ? {} : undefined;
    const answer = await server.call(method, `/api/generations/${id}${end}`, body, { as });
    expect([method, end, FINE.includes(answer.status), answer.body?.code]).toEqual([
      method,
      end,
      true,
      answer.body?.code,
    ]);
  };
  const acts: Record<
    Deed["what"],
    (id: string, as: Person, job: Job | undefined) => Promise<unknown>
  > = {
    cancel: (id, as) => call("POST", id, "/cancel", as),
    regenerate: (id, as) => call("POST", id, "/regenerate", as),
    delete: (id, as) => call("DELETE", id, "", as),
    finish: async (_id, _as, job) => {
      const { dir, made } = await produced();
      if (job) fenced(job, await complete(server.deps, job, dir, made));
    },
    fail: async (_id, _as, job) => job && fenced(job, await fail(server.deps, job, "no_person")),
    die: async (_id, _as, job) => job && hooks.died(job),
    "give back": async (_id, _as, job) => job && hooks.giveBack(job),
    claim,
    watch: () => hooks.watch(),
    overdue: (id) =>
      server.query(
        "update generations set started_at = now() - interval '1 hour' where id = $1 and status = 'processing'",
        [id],
      ),
    tell: () => deliverWebhooks(server.deps),
  };
  await Promise.all(
    deeds.map(async ({ what, run, after, late }) => {
      await sleep(after);
      const id = ids[run] as string;
      const job = jobs.get(id);
      const held = job && late ? { ...job, attempt: job.attempt - 1 } : job;
      await acts[what](id, owners[run] as Person, held);
    }),
  );
  // What is still open would be taken in the place of the next batch's own.
  const open = await server.query<{ id: string }>(
    "select id from generations where status in ('queued', 'processing')",
  );
  for (const { id } of open) await cancelOpen(server.deps, id);
}

test("cancel, finish, failure, death, the watch, regenerate and delete in any order: legal moves, and the charge of the ending", async () => {
  const whole = times(160, 500);
  const options = { numRuns: whole / BATCH, endOnFailure: true };
  await fc.assert(fc.asyncProperty(batch, play), options);
  const moves = await server.query<{ id: string; was: string; now: string }>(
    "select id, was, now from moves order by seq",
  );
  const illegal = moves.filter(({ was, now }) => !LEGAL[was]?.includes(now));
  expect(illegal).toEqual([]);
  const last = new Map(moves.map(({ id, now }) => [id, now]));
  const runs = await server.query<Record<string, unknown>>(`
    select e.generation_id as id, g.status, g.charged, g.refunded, g.cost,
      array_agg(e.kind order by e.seq) as kinds, sum(e.credits)::int as net,
      (select count(*)::int from assets a where a.generation_id = e.generation_id and a.origin = 'result') as results,
      (select array_agg(d.type) from webhook_deliveries d where d.generation_id = e.generation_id) as told
    from entries e left join generations g on g.id = e.generation_id
    where e.generation_id is not null group by e.generation_id, g.id`);
  const seen: Record<string, number> = {};
  for (const run of runs) {
    const ending = (run.status ?? last.get(String(run.id))) as string;
    seen[run.status === null ? "deleted" : ending] =
      (seen[run.status === null ? "deleted" : ending] ?? 0) + 1;
    const isDone = ending === "completed";
    const isOpen = ending === "queued" || ending === "processing" || ending === undefined;
    expect([run.id, ending, run.kinds, run.net]).toEqual([
      run.id,
      ending,
      isOpen ? ["reserve"] : isDone ? ["reserve", "capture"] : ["reserve", "refund"],
      isOpen || isDone ? -1 : 0,
    ]);
    expect([run.id, run.told]).toEqual([run.id, isOpen ? null : [`generation.${ending}`]]);
    if (run.status === null) continue;
    const charged = isOpen || isDone ? 1 : 0;
    expect([run.charged, run.refunded]).toEqual([charged, 1 - charged]);
    expect([run.id, run.results]).toEqual([run.id, isDone ? 1 : 0]);
  }
  expect(runs.length).toBeGreaterThanOrEqual(whole);
  for (const ending of ["completed", "failed", "cancelled", "deleted"]) {
    // Were one ending rare, its races would not have been tried.
    expect([ending, (seen[ending] ?? 0) > whole / 50]).toEqual([ending, true]);
  }
  for (const { id } of people) {
    const [account] = await server.query(
      `select balance - (select sum(credits)::int from entries where user_id = $1) as entries,
         balance - (select sum(remaining)::int from lots where user_id = $1) as lots from users where id = $1`,
      [id],
    );
    expect(account).toEqual({ entries: 0, lots: 0 });
  }
  measured({
    check: "10 cancel, finish, regenerate races",
    tried: `${whole} interleavings over ${runs.length} runs and ${moves.length} moves: ${Object.entries(
      seen,
    )
      .map(([ending, n]) => `${n} ${ending}`)
      .join(", ")}`,
    target: "only legal moves; the charge is the ending's",
    measured: `${illegal.length} illegal moves, 0 wrong charges`,
  });
}, 600_000);
