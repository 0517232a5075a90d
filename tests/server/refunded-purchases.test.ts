import { beforeAll, expect, test } from "vitest";
import { grantMonthlyLots } from "#server/domain/plans/periods.ts";
import { Engines } from "#server/engines/served.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { balance, buy } from "./support/shop.ts";
import { TEST_FEATURES } from "./support/test-engine.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  // Nothing runs by itself: what is queued stays queued.
  server = await startTestServer();
  const videos = TEST_FEATURES.image_editing;
  server.deps.engines = new Engines({
    ...TEST_FEATURES,
    ...(videos && { image_to_video: videos }),
  });
  admin = await administrator(server);
});
const DAY = 86_400_000;

/** An account with a pro plan and `runs` queued runs that hold two credits each. */
async function buyer(runs: number, given = 0) {
  const as = await server.person({ credits: given });
  await buy(server, as, "pro");
  const image = (await server.upload(as, await picture())).body.id;
  const ids: string[] = [];
  for (let n = 0; n < runs; n++) {
    const { status, body } = await server.call("POST", "/ai/image-to-video", { image }, { as });
    expect([status, body.cancel_refund]).toEqual([202, 2]);
    ids.push(body.id);
  }
  return { as, ids };
}
const takeBack = async (as: Person) => {
  const { body } = await server.call("GET", "/api/payments", undefined, { as });
  const path = `/api/admin/payments/${body.items[0].id}/refund`;
  const { status, body: answer } = await server.call(
    "POST",
    path,
    { reason: "thử" },
    { as: admin },
  );
  expect(status).toBe(200);
  return answer.credits_taken;
};
const cancel = async (as: Person, id: string) =>
  (await server.call("POST", `/api/generations/${id}/cancel`, undefined, { as })).body;
const read = async (as: Person, id: string) =>
  (await server.call("GET", `/api/generations/${id}`, undefined, { as })).body;
/** Balance, the sum of the ledger and what is left in the lots: three ways to the same number. */
async function standing(as: Person) {
  const [row] = await server.query<{ sum: number; lots: number }>(
    `select (select coalesce(sum(credits), 0)::int from entries where user_id = $1) as sum,
       (select coalesce(sum(remaining), 0)::int from lots where user_id = $1) as lots`,
    [as.id],
  );
  return [await balance(server, as), row?.sum, row?.lots];
}

test("credits of a refunded purchase do not come back by cancelling what it was spent on", async () => {
  const { as, ids } = await buyer(5);
  expect(await takeBack(as)).toBe(310);
  expect(await standing(as)).toEqual([0, 0, 0]);
  expect((await read(as, ids[0] ?? "")).cancel_refund).toBe(0);
  for (const id of ids) {
    expect(await cancel(as, id)).toMatchObject({ status: "cancelled", charged: 2, refunded: 0 });
  }
  expect(await standing(as)).toEqual([0, 0, 0]);
  const entries = await server.query(
    "select credits from entries where user_id = $1 and kind = 'refund'",
    [as.id],
  );
  expect(entries).toEqual(ids.map(() => ({ credits: 0 })));
});

test("of a run paid from two lots, the credits that were given come back", async () => {
  // The older lot is spent first: one credit of the gift, one of the purchase.
  const { as, ids } = await buyer(2, 3);
  expect(await takeBack(as)).toBe(319);
  expect((await read(as, ids[1] ?? "")).cancel_refund).toBe(1);
  expect(await cancel(as, ids[1] ?? "")).toMatchObject({ charged: 1, refunded: 1 });
  expect(await cancel(as, ids[0] ?? "")).toMatchObject({ charged: 0, refunded: 2 });
  expect(await standing(as)).toEqual([3, 3, 3]);
});

test("a cancel and the refund at once: whichever comes first, nothing is left", async () => {
  for (let n = 0; n < 6; n++) {
    const { as, ids } = await buyer(3);
    const work = [takeBack(as), ...ids.map((id) => cancel(as, id))];
    await Promise.all(n % 2 ? work : work.reverse());
    expect(await standing(as)).toEqual([0, 0, 0]);
  }
});

test("an account that is removed afterwards gives nothing back either", async () => {
  const { as } = await buyer(2);
  await takeBack(as);
  expect((await server.call("DELETE", "/auth/profile", {}, { as })).status).toBe(204);
  const [row] = await server.query(
    `select balance, (select sum(credits)::int from entries where user_id = $1) as sum,
       (select sum(remaining)::int from lots where user_id = $1) as lots from users where id = $1`,
    [as.id],
  );
  expect(row).toEqual({ balance: 0, sum: 0, lots: 0 });
});

test("a year that was refunded brings no further months", async () => {
  const as = await server.person({ credits: 0 });
  await buy(server, as, "pro", "annual");
  await takeBack(as);
  const later = new Date(server.deps.now().getTime() + 100 * DAY);
  const periods = await server.query<{ id: string }>(
    "select id from plan_periods where user_id = $1",
    [as.id],
  );
  expect(periods.length).toBe(1);
  for (const { id } of periods) await grantMonthlyLots({ ...server.deps, now: () => later }, id);
  expect(await standing(as)).toEqual([0, 0, 0]);
});

test("a clock that was set back shows no run of less than no time", async () => {
  const { as, ids } = await buyer(1);
  const [id = ""] = ids;
  const future = new Date(server.deps.now().getTime() + 10_000_000);
  await server.query("update generations set started_at = $1 where id = $2", [future, id]);
  expect((await cancel(as, id)).processing_ms).toBe(0);
});
