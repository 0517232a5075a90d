import pg from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { atEnd } from "./support/cleanup.ts";
import { callAt, processesBeside } from "./support/cluster.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import type { ServerProcess } from "./support/process.ts";
import { balance } from "./support/shop.ts";
import { isTorture, measured } from "./support/torture.ts";

/*
 * A failpoint is a trigger that waits for a lock the test holds: the server stands still amid
 * exactly that statement, is killed there, and the lock is given free. A deferred one stands in the
 * commit itself, which the database carries out although nobody is left to hear of it.
 */
const LOCK = 424_242;
interface Failpoint {
  name: string;
  /** Before or after which change of which row; `commit`: amid the commit that holds it. */
  when: string;
  commit?: true;
  /** What the run is to do. */
  prompt?: string;
  /** Whether the accepting call had its answer before the kill. */
  answered: boolean;
  ends: "completed" | "failed";
  /** How often its workers die, the kill counted. */
  deaths?: number;
}
const run = { answered: true, ends: "completed" } as const;
const POINTS: Failpoint[] = [
  {
    ...run,
    name: "a run is being taken",
    when: "after update on generations for each row when (old.status = 'queued' and new.status = 'processing')",
  },
  {
    ...run,
    name: "it has been handed to its worker",
    when: "before update on generations for each row when (new.step is distinct from old.step and new.step is not null)",
  },
  {
    ...run,
    name: "its files are in place, its row is not",
    when: "after insert on assets for each row when (new.origin = 'result')",
  },
  {
    ...run,
    name: "its end is being committed",
    when: "after insert on entries deferrable initially deferred for each row when (new.kind = 'capture')",
    commit: true,
  },
  {
    ...run,
    ends: "failed" as const,
    prompt: "fail:no_person",
    name: "its credits are going back",
    when: "before insert on entries for each row when (new.kind = 'refund')",
  },
  {
    ...run,
    ends: "failed" as const,
    prompt: "die",
    deaths: 2,
    name: "its second death is being made good",
    when: "before insert on entries for each row when (new.kind = 'refund')",
  },
  {
    ...run,
    answered: false,
    name: "its acceptance is being committed",
    when: "after insert on generations deferrable initially deferred for each row",
    commit: true,
  },
  {
    ...run,
    answered: false,
    name: "it is being accepted",
    when: "after insert on generations for each row",
  },
  {
    ...run,
    name: "it is charged, not yet told",
    when: "after insert on entries for each row when (new.kind = 'capture')",
  },
  {
    ...run,
    name: "its end has been told, not yet committed",
    when: "after insert on webhook_deliveries for each row",
  },
  {
    ...run,
    answered: false,
    name: "its answer is being kept",
    when: "after insert on idempotency_keys for each row",
  },
];
/** Seven within the test run. */
const tried = isTorture ? POINTS : POINTS.slice(0, 7);

let server: TestServer;
let begin: () => Promise<ServerProcess>;
let shop: ServerProcess;
let lock: pg.Client;
let as: Person;
let asset: string;
beforeAll(async () => {
  server = await startTestServer();
  // The processes alone make runs.
  await server.dispatcher.stop();
  begin = await processesBeside(server);
  lock = new pg.Client({ ...inject("postgres"), database: server.database });
  await lock.connect();
  atEnd(() => lock.end());
  await server.query(`create function stand_still() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`);
  as = await server.person({ plan: "starter", credits: 50 });
  const hook = { url: "http://127.0.0.1:9/", enabled: true };
  await server.call("PUT", "/api/webhooks", hook, { as });
  asset = (await server.upload(as, await picture())).body.id;
  shop = await begin();
  atEnd(() => shop.kill("SIGKILL"));
}, 600_000);

test.each(tried)(
  "killed while $name: the run ends once and is charged once",
  async (point) => {
    const before = await balance(server, as);
    await lock.query("select pg_advisory_lock($1)", [LOCK]);
    const kind = point.commit ? "constraint trigger" : "trigger";
    await server.query(`create ${kind} failpoint ${point.when} execute function stand_still()`);
    const order = {
      model: asset,
      garment: asset,
      ...(point.prompt ? { prompt: point.prompt } : {}),
    };
    const headers = { "idempotency-key": point.name };
    const send = () => callAt(shop, "POST", "/ai/virtual-try-on", order, { as, headers });
    const first = send().catch(() => null);
    await until(
      () =>
        server.query(
          "select 1 from pg_locks where locktype = 'advisory' and not granted and objid = $1",
          [LOCK],
        ),
      (waiting) => waiting.length > 0,
    );
    const answer = point.answered ? await first : null;
    await shop.kill("SIGKILL");
    expect([(await first)?.status, answer?.status]).toEqual(
      point.answered ? [202, 202] : [undefined, undefined],
    );
    await lock.query("select pg_advisory_unlock_all()");
    // The dead server's statements come to their end before anything is looked at.
    await until(
      () =>
        server.query(
          "select 1 from pg_stat_activity where datname = current_database() and application_name like 'mau-studio%' and state <> 'idle' and pid <> pg_backend_pid()",
        ),
      (busy) => busy.length === 0,
    );
    const table = /on (\w+)/.exec(point.when)?.[1];
    await server.query(`drop trigger failpoint on ${table}`);
    // As if the ten seconds of its lease were over.
    await server.query(
      "update generations set lease_until = now() - interval '1 second' where status = 'processing'",
    );
    shop = await begin();
    const again = await send();
    expect(again.status).toBe(202);
    if (answer) expect(again.body.id).toBe(answer.body.id);
    const { id } = again.body;
    const done = await until(
      async () => (await callAt(shop, "GET", `/api/generations/${id}`, undefined, { as })).body,
      ({ status }) => status !== "queued" && status !== "processing",
      30_000,
    );
    expect(done.status).toBe(point.ends);
    const charged = point.ends === "completed" ? 1 : 0;
    const runs =
      "select id from generations where user_id = $1 and settings->>'prompt' is not distinct from $2";
    const all = await server.query<{ id: string }>(runs, [as.id, point.prompt ?? null]);
    const entries = await server.query<{ kind: string }>(
      "select kind from entries where generation_id = $1 order by seq",
      [id],
    );
    expect(entries.map((entry) => entry.kind)).toEqual(["reserve", charged ? "capture" : "refund"]);
    expect([await balance(server, as), done.charged]).toEqual([before - charged, charged]);
    const results = await server.query(
      "select 1 from assets where generation_id = $1 and origin = 'result'",
      [id],
    );
    const told = await server.query("select 1 from webhook_deliveries where generation_id = $1", [
      id,
    ]);
    expect([results.length, told.length]).toEqual([charged, 1]);
    const open = await server.query(
      "select 1 from generations where status in ('queued', 'processing')",
    );
    const [{ deaths } = { deaths: 9 }] = await server.query<{ deaths: number }>(
      "select deaths from generations where id = $1",
      [id],
    );
    expect([open.length, deaths <= (point.deaths ?? 1), all.length > 0]).toEqual([0, true, true]);
    measured({
      check: `7 killed while ${point.name}`,
      tried: "kill -9 of the server amid that statement, a new server, the same call again",
      target: "1 run, at most 1 charge, nothing open",
      measured: `1 run, ${charged} charged, ${deaths} deaths`,
    });
  },
  60_000,
);
