import { beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";

/**
 * What is asked for often must not grow with what everybody has made: each call is timed on a
 * small database and again after years of others' work, and may take twice as long and 20 ms.
 */
const [ACCOUNTS, RUNS, ENTRIES] = [5000, 200_000, 500_000];
const CALLS = {
  "an account long idle reads its ledger": "/api/credits/entries",
  "how long a run takes, on a new engine": "/api/estimates",
  "administrators look for a name": "/api/admin/users/search?name=nguoi%20ban%203",
  "administrators open the list": "/api/admin/users/search?limit=50",
  "administrators open one account": "/api/admin/users/usr_s3",
  "the dashboard of the administrators": "/api/admin/dashboard/summary",
  "own history": "/api/generations",
  "own history, words": "/api/generations?q=khong%20co",
};
type Name = keyof typeof CALLS;

let server: TestServer;
let admin: Person;
let idle: Person;
const small = new Map<Name, number>();

async function timed(name: Name): Promise<number> {
  const as = CALLS[name].includes("/admin/") ? admin : idle;
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const from = performance.now();
    const { status } = await server.call("GET", CALLS[name], undefined, { as });
    times.push(performance.now() - from);
    expect(status).toBe(200);
  }
  return Math.min(...times);
}

const runs = (owner: string, from: number, to: number) => `
  insert into generations (id, user_id, feature, status, cost, charged, settings, seed, engine_id,
    engine_model, engine_preview, search_folded, created_at, completed_at, processing_ms)
  select 'gen_s' || n, ${owner}, (array['virtual_try_on','hairstyle_changer','image_editing'])[1 + n % 3],
    (array['completed','completed','failed','cancelled'])[1 + n % 4], 1, 1, '{}', n, 'local', 'before',
    true, 'ao dai ' || n, now() - interval '40 days' - n * interval '1 minute', now(), 3000
  from generate_series(${from}, ${to}) n`;
const entries = (owner: string, from: number, to: number) => `
  insert into entries (id, user_id, kind, credits, balance_after, cause, created_at)
  select 'ent_s' || n, ${owner}, 'capture', 0, 5, 's' || n, now()
  from generate_series(${from}, ${to}) n`;

beforeAll(async () => {
  server = await startTestServer();
  await server.dispatcher.stop();
  admin = await administrator(server);
  idle = await server.person();
  await server.query(`
    insert into users (id, email, name, name_folded, verified_at)
    select 'usr_s' || n, 'nguoi' || n || '@mau.test', 'Người bán ' || n, 'nguoi ban ' || n, now()
    from generate_series(1, ${ACCOUNTS}) n`);
  await server.query(runs(`'${idle.id}'`, 1, 2000));
  await server.query(entries(`'${idle.id}'`, 1, 50_000));
  await server.query("analyze");
  for (const name of Object.keys(CALLS) as Name[]) small.set(name, await timed(name));
  const other = `'usr_s' || (1 + n % ${ACCOUNTS})`;
  await server.query(runs(other, 3000, 3000 + RUNS));
  await server.query(entries(other, 100_000, 100_000 + ENTRIES));
  await server.query("analyze");
}, 600_000);

test.each(Object.keys(CALLS) as Name[])("%s", async (name) => {
  const before = small.get(name) ?? 0;
  expect(await timed(name)).toBeLessThan(2 * before + 20);
});
