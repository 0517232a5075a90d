import { setTimeout as sleep } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { MIGRATIONS, migrateDatabase } from "#server/db/migrate.ts";
import { atEnd } from "./support/cleanup.ts";
import { callAt, processesBeside } from "./support/cluster.ts";
import { picture, startTestServer, type TestServer } from "./support/harness.ts";
import { EXPANSION, migrationsWith } from "./support/migrations.ts";
import { dataFolder, type ServerProcess } from "./support/process.ts";
import { balance } from "./support/shop.ts";
import { measured, times } from "./support/torture.ts";

const NEXT = EXPANSION.length;

/** An empty database, and what it has been brought to. */
async function emptyDatabase(name: string) {
  const { host, user } = inject("postgres");
  const database = `m_${process.pid}_${Date.now().toString(36)}_${name}`;
  const connect = async (to: string) => {
    const client = new pg.Client({ host, user, database: to });
    await client.connect();
    return client;
  };
  const admin = await connect("postgres");
  await admin.query(`create database ${database}`);
  await admin.end();
  const client = await connect(database);
  atEnd(() => client.end());
  const query = async (text: string) => (await client.query(text)).rows;
  return { settings: { host, user, database }, database, query, connect };
}
const applied = "select count(*)::int as n from drizzle.__drizzle_migrations";
const OWN = readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;

describe("servers that start at once", () => {
  test("four on an empty database: each migration once, also an index built beside the traffic", async () => {
    const { settings, query } = await emptyDatabase("four");
    const folder = migrationsWith(EXPANSION);
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(settings, { folder })));
    const all = await query("select created_at from drizzle.__drizzle_migrations");
    expect(all.length).toBe(new Set(all.map((row) => row.created_at)).size);
    const [index] = await query(
      "select indisvalid from pg_index where indexrelid = 'later_generations'::regclass",
    );
    expect([all.length, index?.indisvalid]).toEqual([OWN + NEXT, true]);
  });
});

test("three whole servers at once on an empty database: all come up, with two administrators in all", async () => {
  const { database, query } = await emptyDatabase("whole");
  const begin = await processesBeside({ database, dataDir: dataFolder() });
  const env = { ROLE: "api", ADMIN_ADDRESSES: "a@mau.test,b@mau.test" };
  const all = await Promise.all([1, 2, 3].map(() => begin(env)));
  const health = await Promise.all(all.map(({ url }) => callAt({ url }, "GET", "/health")));
  expect(health.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await query("select count(*)::int as n from users")).toEqual([{ n: 2 }]);
  const told = all.flatMap(({ stderr }) => stderr().match(/^admin \S+ \S+$/gm) ?? []);
  expect(told).toHaveLength(2);
  await Promise.all(all.map(({ kill }) => kill("SIGTERM")));
}, 600_000);

describe("a migration that cannot go on", () => {
  test("leaves nothing of itself, keeps what came before, and is named; the next start goes on", async () => {
    const { settings, query } = await emptyDatabase("broken");
    const good = `CREATE TABLE "later_a" ("id" text)`;
    const broken = migrationsWith([[good], [`CREATE TABLE "later_b" ("id" text)`, "select 1 / 0"]]);
    await expect(migrateDatabase(settings, { folder: broken })).rejects.toThrow(
      /could not be brought up to date \(20\d\d-[^)]+\): division by zero/,
    );
    const tables = "select to_regclass('later_a') as a, to_regclass('later_b') as b";
    expect([(await query(tables))[0], (await query(applied))[0]]).toEqual([
      { a: "later_a", b: null },
      { n: OWN + 1 },
    ]);
    const mended = migrationsWith([[good], [`CREATE TABLE "later_b" ("id" text)`]]);
    await migrateDatabase(settings, { folder: mended });
    expect((await query(tables))[0]).toEqual({ a: "later_a", b: "later_b" });
  });

  test("an index whose building was broken off is built anew", async () => {
    const { settings, query } = await emptyDatabase("index");
    await migrateDatabase(settings);
    await query(`create index later_users on users (name)`);
    await query(
      "update pg_index set indisvalid = false where indexrelid = 'later_users'::regclass",
    );
    const folder = migrationsWith([
      [
        `-- outside a transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "later_users" ON "users" ("name")`,
      ],
    ]);
    await migrateDatabase(settings, { folder });
    expect(
      await query("select indisvalid from pg_index where indexrelid = 'later_users'::regclass"),
    ).toEqual([{ indisvalid: true }]);
  });

  test("tables that stay in use beyond its patience: it says so and gives up", async () => {
    const { settings, query, database, connect } = await emptyDatabase("patience");
    await migrateDatabase(settings);
    const reader = await connect(database);
    await reader.query("begin; select count(*) from users");
    const said: string[] = [];
    const folder = migrationsWith([[`ALTER TABLE "users" ADD COLUMN "later" text`]]);
    const run = migrateDatabase(settings, {
      folder,
      patienceMs: 800,
      say: (line) => said.push(line),
    });
    await expect(run).rejects.toThrow(/lock timeout/);
    expect(said[0]).toMatch(/^Tables are in use; trying/);
    await reader.end();
    await migrateDatabase(settings, { folder });
    expect((await query(applied))[0]).toEqual({ n: OWN + 1 });
  });
});

describe("12 migration under load", () => {
  let server: TestServer;
  let begin: Awaited<ReturnType<typeof processesBeside>>;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    await server.dispatcher.stop();
    begin = await processesBeside(server);
    running.push(await begin(), await begin({ ROLE: "api" }));
  }, 600_000);
  afterAll(async () => {
    await Promise.all(running.map(({ kill }) => kill("SIGTERM")));
  });

  test("two old servers under check 1's load, two new ones bring the tables up to date and join: no answer of 500 and up, nobody waits, credits hold", async () => {
    const statuses = new Map<string, number>();
    const accounts: { id: string; accepted: number; refused: number; balance: number }[] = [];
    const answered: number[] = [];
    let joined: readonly ServerProcess[] = running;
    const at = (n: number) => joined[n % joined.length] as ServerProcess;
    const tell = (what: string, status: number) => {
      answered.push(performance.now());
      const key = `${what} ${status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      return status;
    };
    let going = true;
    const photo = await picture();
    /** Check 1 again and again: more calls at once than the account has credits. */
    const spenders = Array.from({ length: 3 }, async () => {
      while (going) {
        const as = await server.person({ credits: 5 });
        const asset = (await server.upload(as, photo)).body.id;
        const sent = await Promise.all(
          Array.from({ length: times(20, 40) }, async (_, seed) => {
            const body = { model: asset, garment: asset, seed };
            const answer = await callAt(at(seed), "POST", "/ai/virtual-try-on", body, { as });
            return tell("run", answer.status);
          }),
        );
        const count = (status: number) => sent.filter((one) => one === status).length;
        accounts.push({
          id: as.id,
          accepted: count(202),
          refused: count(402),
          balance: await balance(server, as),
        });
      }
    });
    const reader = await server.person({ credits: 5, plan: "starter" });
    const readers = ["/auth/profile", "/api/credits", "/api/generations", "/api/payments"].map(
      async (path, n) => {
        for (let turn = n; going; turn++) {
          tell(path, (await callAt(at(turn), "GET", path, undefined, { as: reader })).status);
        }
      },
    );
    const buyer = (async () => {
      for (let turn = 0; going; turn++) {
        const body = { plan_id: turn % 2 ? "pro" : "premium", cycle: "monthly" };
        tell("buy", (await callAt(at(turn), "POST", "/api/checkout", body, { as: reader })).status);
      }
    })();
    await sleep(1000);

    // Somebody's report holds the tables for a while, as a backup does.
    const report = new pg.Client({ ...inject("postgres"), database: server.database });
    await report.connect();
    await report.query(
      "begin; select count(*) from generations; select count(*) from users; select count(*) from entries",
    );
    const held = times(3000, 10_000);
    const from = performance.now();
    const folder = migrationsWith(EXPANSION);
    const newer = Promise.all([1, 2].map(() => begin({ ROLE: "api", TEST_MIGRATIONS: folder })));
    await sleep(held);
    const whileHeld = longestPause(answered, from, performance.now());
    await report.query("rollback");
    await report.end();
    running.push(...(await newer));
    joined = running;
    await sleep(times(2000, 10_000));
    const all = longestPause(answered, from, performance.now());
    going = false;
    await Promise.all([...spenders, ...readers, buyer]);

    const failed = [...statuses].filter(([key]) => /\b5\d\d$/.test(key));
    expect(failed).toEqual([]);
    for (const account of accounts) {
      expect(account).toMatchObject({ accepted: 5, refused: times(20, 40) - 5, balance: 0 });
    }
    expect(accounts.length).toBeGreaterThan(5);
    expect(
      await server.query(
        "select user_id from entries where kind = 'reserve' group by user_id having count(*) <> 5",
      ),
    ).toEqual([]);
    expect(
      await server.query(
        `select u.id from users u where balance <> (select coalesce(sum(credits), 0) from entries where user_id = u.id)
          or balance <> (select coalesce(sum(remaining), 0) from lots where user_id = u.id)`,
      ),
    ).toEqual([]);
    expect((await server.query(applied))[0]).toEqual({ n: OWN + NEXT });
    // Without stepping back, every call would have stood for as long as the report held on.
    expect(whileHeld).toBeLessThan(held * 0.6);
    const calls = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    measured({
      check: "12 migration under load",
      tried: `${calls} calls to 2 old and 2 new servers, a report holding the tables ${held / 1000} s, ${NEXT} migrations on the busiest tables`,
      target: "0 × 5xx, 5 of each 40 runs accepted, credits hold, calls keep being answered",
      measured: `0 × 5xx, ${accounts.length} accounts of 5, longest pause ${(all / 1000).toFixed(1)} s`,
    });
  }, 600_000);

  test("an older server started on that database says that it is ahead, and serves", async () => {
    const older = await begin({ ROLE: "api" });
    running.push(older);
    expect(older.stderr()).toContain(`The database is ahead of this version by ${NEXT} migration`);
    const as = await server.person({ credits: 1 });
    const answer = await callAt(older, "GET", "/api/credits", undefined, { as });
    expect([answer.status, answer.body.balance]).toEqual([200, 1]);
  });
});

/** The longest time within a span in which no call at all was answered, in ms. */
function longestPause(moments: readonly number[], from: number, to: number): number {
  const within = [from, ...moments.filter((at) => at > from && at < to), to];
  return Math.max(...within.slice(1).map((at, n) => at - (within[n] ?? from)));
}
