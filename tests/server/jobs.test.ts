import { beforeAll, expect, test } from "vitest";
import { jobHooks } from "#server/domain/generations/job-hooks.ts";
import { releaseWaiting } from "#server/domain/generations/recover.ts";
import { complete, fail } from "#server/domain/generations/settle.ts";
import { type Job, JobFailed, type Runner, WorkerDied } from "#server/jobs/job.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

/** A runner whose jobs end when the test says how. */
class HeldRunner implements Runner {
  readonly jobs: { job: Job; end: (error: Error) => void; aborted: () => boolean }[] = [];
  run: Runner["run"] = (job, _dir, _report, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      this.jobs.push({ job, end: reject, aborted: () => signal.aborted });
    });
  read: Runner["read"] = () => Promise.reject(new Error("no readings here"));
  stop = async () => undefined;
  of = (id: string) => this.jobs.filter(({ job }) => job.id === id);
}

let server: TestServer;
const runner = new HeldRunner();
beforeAll(async () => {
  server = await startTestServer({ runner });
  server.dispatcher.start(server.deps.hub);
});

async function order(as: Person): Promise<string> {
  const ids = await Promise.all(
    [0, 1].map(async () => (await server.upload(as, await picture())).body.id),
  );
  const { body } = await server.call(
    "POST",
    "/ai/virtual-try-on",
    { model: ids[0], garment: ids[1] },
    { as },
  );
  return body.id;
}
const read = async (as: Person, id: string) =>
  (await server.call("GET", `/api/generations/${id}`, undefined, { as })).body;
const taken = (id: string, times = 1) =>
  until(
    async () => runner.of(id),
    (all) => all.length === times,
  );
const balance = async (as: Person) =>
  (await server.call("GET", "/api/credits", undefined, { as })).body.balance;

test("a worker that dies once is replaced; the second death ends the run and refunds", async () => {
  const me = await server.person();
  const id = await order(me);
  const [first] = await taken(id);
  first?.end(new WorkerDied("killed"));
  const [, second] = await taken(id, 2);
  second?.end(new WorkerDied("killed"));
  const done = await until(
    () => read(me, id),
    ({ status }) => status === "failed",
  );
  expect([done.error.code, done.refunded, await balance(me)]).toEqual(["interrupted", 1, 5]);
  expect(runner.of(id)).toHaveLength(2);
});

test("a run whose holder is silent past its lease passes on; the late finish changes nothing", async () => {
  const me = await server.person();
  const id = await order(me);
  const [first] = await taken(id);
  await server.query(
    "update generations set lease_until = now() - interval '1 minute', attempt = attempt + 1 where id = $1",
    [id],
  );
  const [, second] = await taken(id, 2);
  // The old holder hears of it at its own next heartbeat.
  await until(
    async () => first?.aborted(),
    (stopped) => stopped === true,
  );
  const zombie = first?.job as Job;
  const dir = await server.deps.store.stage();
  const produced = {
    file: "clean.png",
    mime: "image/png",
    width: 1,
    height: 1,
    bytes: 1,
    alpha: false,
    forms: {},
    details: {},
  };
  expect(await complete(server.deps, zombie, dir, produced)).toBe(false);
  expect(await fail(server.deps, zombie, "engine_failed")).toBe(false);
  const now = await read(me, id);
  expect([now.status, now.charged, await balance(me)]).toEqual(["processing", 1, 4]);
  second?.end(new JobFailed("face_not_found"));
  const done = await until(
    () => read(me, id),
    ({ status }) => status === "failed",
  );
  expect([done.error.code, await balance(me)]).toEqual(["face_not_found", 5]);
});

test("a run past its deadline is ended and refunded, and its worker told to stop", async () => {
  const me = await server.person();
  const id = await order(me);
  const [held] = await taken(id);
  await server.query(
    "update generations set started_at = now() - interval '601 seconds' where id = $1",
    [id],
  );
  const done = await until(
    () => read(me, id),
    ({ status }) => status === "failed",
  );
  expect([done.error.code, await balance(me)]).toEqual(["timed_out", 5]);
  await until(async () => held?.aborted(), Boolean);
});

test("a cancel reaches the worker", async () => {
  const me = await server.person();
  const id = await order(me);
  const [held] = await taken(id);
  const { body } = await server.call("POST", `/api/generations/${id}/cancel`, undefined, {
    as: me,
  });
  expect([body.status, body.refunded, body.cancel_refund]).toEqual(["cancelled", 1, 0]);
  await until(async () => held?.aborted(), Boolean);
  expect(await balance(me)).toBe(5);
});

test("cancelling one of several in the row touches only that one", async () => {
  const me = await server.person();
  const ids = [await order(me), await order(me), await order(me), await order(me)];
  await Promise.all(ids.slice(0, 2).map((id) => taken(id)));
  await server.call("POST", `/api/generations/${ids[2]}/cancel`, undefined, { as: me });
  const states = await Promise.all(ids.map(async (id) => (await read(me, id)).status));
  expect(states).toEqual(["processing", "processing", "cancelled", "queued"]);
  for (const id of ids) for (const { end } of runner.of(id)) end(new JobFailed("blocked"));
  await taken(ids[3] ?? "");
  for (const { end } of runner.of(ids[3] ?? "")) end(new JobFailed("blocked"));
  await until(
    () => balance(me),
    (credits) => credits === 5,
  );
});

test("runs asked for before the engine's data is there wait for it and then start", async () => {
  const me = await server.person();
  server.deps.engines.setDataReady(false);
  const id = await order(me);
  expect(await read(me, id)).toMatchObject({ status: "queued", waits_for: "engine_data" });
  const config = await server.call("GET", "/api/config");
  expect(config.body.features.virtual_try_on.ready).toBe(false);
  server.deps.engines.setDataReady(true);
  expect(await releaseWaiting(server.deps)).toBe(1);
  const [held] = await taken(id);
  held?.end(new JobFailed("blocked"));
  await until(
    () => balance(me),
    (credits) => credits === 5,
  );
});

test("a tool waits for its own data only", async () => {
  const { engines } = server.deps;
  engines.setDataReady(false, ["figure"]);
  const { features } = (await server.call("GET", "/api/config")).body;
  expect(features.virtual_try_on.ready).toBe(true);
  expect(features.body_generator.ready).toBe(false);
  engines.setDataReady(true, ["figure"]);
  expect(engines.ready("body_generator")).toBe(true);
});

test("a run that two deaths have marked is never claimed again", async () => {
  const me = await server.person();
  const id = await order(me);
  const [held] = await taken(id);
  await server.query(
    "update generations set deaths = 2, status = 'queued', lease_until = null where id = $1",
    [id],
  );
  const hooks = jobHooks(server.deps);
  expect(await hooks.claim()).toBe(null);
  await hooks.watch();
  expect((await read(me, id)).error.code).toBe("interrupted");
  held?.end(new WorkerDied("late"));
  expect(await balance(me)).toBe(5);
});
