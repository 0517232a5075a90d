import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/db/pool.ts";
import { embeddedHost } from "#server/db/postgres.ts";
import { atEnd } from "./support/cleanup.ts";
import { type Answer, answerOf, picture, until } from "./support/harness.ts";
import { builtEntries, dataFolder, type ServerProcess, startProcess } from "./support/process.ts";
import { measured, times } from "./support/torture.ts";

const KILLS = times(2, 10);

let server: ServerProcess;
let dataDir: string;
let token = "";
beforeAll(async () => {
  const built = await builtEntries();
  dataDir = dataFolder();
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  server = await startProcess(path.join(built, "crash-main.js"), env);
  atEnd(() => server.kill("SIGTERM"));
}, 600_000);

const call = async (method: string, at: string, body?: unknown): Promise<Answer> =>
  answerOf(
    await fetch(server.url + at, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
async function upload(): Promise<string> {
  const form = new FormData();
  form.set("usage", "image");
  form.set("file", new File([new Uint8Array(await picture())], "a.jpg"));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${server.url}/api/assets`, { method: "POST", headers, body: form });
  return (await answerOf(sent)).body.id;
}

test("the database killed amid load: 503 for a moment, no grant lost, nothing spent twice", async () => {
  const [email, password] = ["killed@mau.test", "matkhau88"];
  await call("POST", "/auth/register", { name: "Killed", email, password });
  await call("POST", "/auth/generate_otp", { email });
  const mail = await call("GET", `/api/dev/mail?to=${email}`);
  await call("POST", "/auth/verify_otp", { email, otp: mail.body.items[0].code });
  token = (await call("POST", "/auth/login", { username: email, password })).body.access_token;
  const [model, garment] = [await upload(), await upload()];
  const settings = {
    host: embeddedHost(path.join(dataDir, "postgres")),
    user: "app",
    database: "mau",
  };
  const ask = async <T extends object>(sql: string): Promise<T[]> => {
    const { pool } = openDatabase(settings, { max: 1 });
    return pool
      .query(sql)
      .then(({ rows }) => rows as T[])
      .finally(() => pool.end());
  };
  await ask("update users set plan = 'pro'");
  const [me] = await ask<{ id: string }>(`select id from users where email = '${email}'`);
  const given = 5000;
  await ask(
    `with lot as (insert into lots (id, user_id, credits, remaining, source, expires_at)
       values ('lot_k', '${me?.id}', ${given}, ${given}, 'adjust', now() + interval '1 year') returning id),
     account as (update users set balance = balance + ${given} where id = '${me?.id}' returning balance)
     insert into entries (id, user_id, kind, credits, balance_after, lot_id, cause)
       select 'ent_k', '${me?.id}', 'adjust', ${given}, balance, 'lot_k', 'test' from account, lot`,
  );
  let going = true;
  const statuses = new Map<number, number>();
  const load = Array.from({ length: 4 }, async () => {
    while (going) {
      const { status } = await call("POST", "/ai/virtual-try-on", { model, garment });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // A customer's pace: what is accepted here has to be made before the books are looked at.
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const pauses: number[] = [];
  for (let n = 0; n < KILLS; n++) {
    const accepted = () => statuses.get(202) ?? 0;
    const before = accepted();
    await until(
      async () => accepted(),
      (now) => now > before + 5,
    );
    const pid = Number(
      readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0],
    );
    // What pg_ctl stop -m immediate sends.
    process.kill(pid, "SIGQUIT");
    const since = performance.now();
    const dead = accepted();
    await until(
      async () => accepted(),
      (now) => now > dead + 5,
      10_000,
    );
    pauses.push(performance.now() - since);
  }
  going = false;
  await Promise.all(load);
  expect([...statuses.keys()].filter((status) => status !== 202 && status !== 503)).toEqual([]);
  const open = async () =>
    Number(
      (
        await ask<{ n: string }>(
          "select count(*) n from generations where status in ('queued', 'processing')",
        )
      )[0]?.n,
    );
  await until(open, (n) => n === 0, 240_000);
  const [books] = await ask<{ balance: number; entries: string; lots: string; unrefunded: string }>(
    `select u.balance,
       (select sum(credits) from entries where user_id = u.id) entries,
       (select sum(remaining) from lots where user_id = u.id) lots,
       (select count(*) from generations g where g.status = 'failed' and
          (select count(*) from entries e where e.generation_id = g.id and e.kind = 'refund') <> 1) unrefunded
     from users u where u.email = '${email}'`,
  );
  const [runs] = await ask<{ done: string }>(
    "select count(*) done from generations where status = 'completed'",
  );
  expect([Number(books?.entries), Number(books?.lots), Number(books?.unrefunded)]).toEqual([
    books?.balance,
    books?.balance,
    0,
  ]);
  expect(books?.balance).toBe(given + 5 - Number(runs?.done));
  measured({
    check: "4 database killed",
    tried: `${KILLS} × immediate stop of PostgreSQL amid submits`,
    target:
      "202 or 503 alone, entries = balance = lots, a refund each failure, back within 10 s without a restart",
    measured: `${[...statuses].map(([status, n]) => `${n} × ${status}`).join(", ")}; equal; back in at most ${(Math.max(...pauses) / 1000).toFixed(1)} s`,
  });
}, 400_000);
