import { beforeAll, describe, expect, test } from "vitest";
import {
  type Answer,
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const asset = async (as: Person, width = 300, height = 400): Promise<string> =>
  (await server.upload(as, await picture(width, height))).body.id;
const order = async (as: Person, more: Record<string, unknown> = {}) => ({
  model: await asset(as),
  garment: await asset(as),
  ...more,
});
const tryOn = (as: Person, body: unknown, key?: string): Promise<Answer> =>
  server.call("POST", "/ai/virtual-try-on", body, {
    as,
    ...(key ? { headers: { "idempotency-key": key } } : {}),
  });
const read = (as: Person, id: string) =>
  server.call("GET", `/api/generations/${id}`, undefined, { as });
const ended = (as: Person, id: string) =>
  until(
    async () => (await read(as, id)).body,
    ({ status }) => status !== "queued" && status !== "processing",
  );
const ledger = (id: string) =>
  server.query<{ kind: string; credits: number }>(
    "select kind, credits from entries where generation_id = $1 order by seq",
    [id],
  );
const account = async (id: string) => {
  const [row] = await server.query<{ balance: number; sum: number }>(
    "select balance, (select coalesce(sum(credits),0)::int from entries where user_id = $1) as sum from users where id = $1",
    [id],
  );
  expect(row?.sum).toBe(row?.balance);
  return row?.balance;
};

describe("at once", () => {
  test("200 different calls with 5 credits: exactly five are accepted", async () => {
    const me = await server.person();
    const body = await order(me, { prompt: "slow:100" });
    const answers = await Promise.all(Array.from({ length: 200 }, () => tryOn(me, body)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(202), count(402)]).toEqual([5, 195]);
    expect(await account(me.id)).toBe(0);
    const [reserved] = await server.query(
      "select count(*)::int as n from entries where user_id = $1 and kind = 'reserve'",
      [me.id],
    );
    expect(reserved).toEqual({ n: 5 });
    const [kept] = await server.query(
      "select count(*)::int as n from assets where user_id = $1 and hidden",
      [me.id],
    );
    expect(kept).toEqual({ n: 10 });
  });
  test("one key fifty times: one run, one debit, fifty equal answers; another body is refused", async () => {
    const me = await server.person();
    const body = await order(me);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryOn(me, body, "k-1")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await account(me.id)).toBe(4);
    const other = await tryOn(me, { ...body, seed: 1 }, "k-1");
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    const reordered = await tryOn(me, { garment: body.garment, model: body.model }, "k-1");
    expect(reordered.body.id).toBe(answers[0]?.body.id);
    const someone = await server.person();
    expect((await tryOn(someone, await order(someone), "k-1")).status).toBe(202);
    const poor = await server.person({ credits: 0 });
    const theirs = await order(poor);
    expect((await tryOn(poor, theirs, "k-2")).status).toBe(402);
    expect((await tryOn(poor, theirs, "k-2")).status).toBe(402);
    server.pass(86_400_001);
    const late = await server.person();
    expect((await tryOn(late, await order(late), "k-1")).status).toBe(202);
  });
  test("cancel against finish: one outcome, the charge that belongs to it", async () => {
    const me = await server.person({ credits: 40 });
    const body = await order(me);
    const runs = await Promise.all(
      Array.from({ length: 24 }, (_, i) => tryOn(me, { ...body, prompt: `slow:${i * 3}` })),
    );
    await Promise.all(
      runs.map(async ({ body: run }, i) => {
        await new Promise((resolve) => setTimeout(resolve, i * 15));
        await server.call("POST", `/api/generations/${run.id}/cancel`, undefined, { as: me });
      }),
    );
    let spent = 0;
    for (const { body: run } of runs) {
      const done = await ended(me, run.id);
      const kinds = (await ledger(run.id)).map((entry) => entry.kind);
      if (done.status === "completed") {
        spent++;
        expect([kinds, done.charged, done.refunded]).toEqual([["reserve", "capture"], 1, 0]);
      } else {
        expect([done.status, kinds, done.charged, done.refunded, done.result]).toEqual([
          "cancelled",
          ["reserve", "refund"],
          0,
          1,
          null,
        ]);
      }
    }
    expect(await account(me.id)).toBe(40 - spent);
    const again = await server.call(
      "POST",
      `/api/generations/${runs[0]?.body.id}/cancel`,
      undefined,
      { as: me },
    );
    expect(again.status).toBe(409);
  });
  test("one account's long row does not keep another waiting; paid plans go first", async () => {
    const [many, one, paid] = [
      await server.person({ credits: 20 }),
      await server.person(),
      await server.person({ plan: "pro" }),
    ];
    const slow = { prompt: "slow:60" };
    const [a, b, c] = [await order(many, slow), await order(one, slow), await order(paid, slow)];
    const firsts = await Promise.all(Array.from({ length: 16 }, () => tryOn(many, a)));
    const last = await tryOn(one, b);
    const first = await tryOn(paid, c);
    const at = async (as: Person, id: string) => Date.parse((await ended(as, id)).started_at);
    const starts = await Promise.all(firsts.map(({ body }) => at(many, body.id)));
    const [mine, theirs] = [await at(one, last.body.id), await at(paid, first.body.id)];
    expect(starts.filter((start) => start > mine).length).toBeGreaterThanOrEqual(8);
    expect(starts.filter((start) => start > theirs).length).toBeGreaterThanOrEqual(8);
  });
});
