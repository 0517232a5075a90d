import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { backUp } from "#server/backup/backup.ts";
import { readBackup, restore } from "#server/backup/restore.ts";
import { keptTables, quoted } from "#server/backup/tables.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { requireSecret } from "#server/operations/system/secret.ts";
import { keysFrom } from "#server/security/keys.ts";
import { seal } from "#server/security/sealed.ts";
import { blogBasics, written } from "./support/blog.ts";
import { answerOf, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { builtEntries, dataFolder, type ServerProcess, startProcess } from "./support/process.ts";
import { administrator } from "./support/runs.ts";
import { measured } from "./support/torture.ts";

const quiet = () => undefined;

describe("the tables and files of any PostgreSQL", () => {
  let server: TestServer;
  const { host, user } = inject("postgres");
  const settingsOf = (database: string) => ({ host, user, database });
  async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(settingsOf(database));
    await client.connect();
    return work(client).finally(() => client.end());
  }
  async function empty(): Promise<string> {
    const database = `b_${process.pid}_${Date.now().toString(36)}_${Math.floor(performance.now())}`;
    await on("postgres", (client) => client.query(`create database ${database}`));
    return database;
  }
  /** Every row of every kept table, as text. */
  const contentOf = (database: string) =>
    on(database, async (client) => {
      const all: Record<string, string[]> = {};
      for (const { name } of await keptTables(client)) {
        const { rows } = await client.query<{ row: string }>(
          `select t::text as row from ${quoted(name)} t order by 1`,
        );
        all[name] = rows.map(({ row }) => row);
      }
      return all;
    });
  beforeAll(async () => {
    server = await startTestServer();
  });

  test("come back row for row after a backup amid traffic, the ledger equal, the files the same", async () => {
    const people = await Promise.all([1, 2, 3].map(() => server.person({ credits: 40 })));
    const orders = await Promise.all(
      people.map(async (as) => {
        const model = (await server.upload(as, await picture())).body.id;
        const garment = (await server.upload(as, await picture())).body.id;
        return { as, model, garment };
      }),
    );
    let going = true;
    const traffic = orders.map(async ({ as, model, garment }) => {
      while (going) {
        await server.call("POST", "/ai/virtual-try-on", { model, garment }, { as });
      }
    });
    const folder = path.join(dataFolder(), "copy");
    const made = await backUp(settingsOf(server.database), server, folder, quiet);
    going = false;
    await Promise.all(traffic);
    expect(made.files.count).toBeGreaterThan(0);
    const [database, dataDir] = [await empty(), dataFolder()];
    // Throws when entries, balances and lots of any account differ.
    await restore(
      settingsOf(database),
      { dataDir, folder, manifest: await readBackup(folder) },
      quiet,
    );
    await migrateDatabase(settingsOf(database));
    const again = path.join(dataFolder(), "again");
    const second = await backUp(settingsOf(database), { dataDir }, again, quiet);
    expect(second.tables).toEqual(made.tables);
    expect(second.files).toEqual(made.files);
    // What is drawn next collides with nothing.
    const next = await on(database, (client) =>
      client.query("insert into events (user_id, type, ref_id) values ('u', 'asset', 'a')"),
    );
    expect(next.rowCount).toBe(1);
  });

  test("of rest: what was there is what is there, the blog too", async () => {
    const folder = path.join(dataFolder(), "copy");
    const admin = await administrator(server);
    const cover = (await server.upload(admin, await picture())).body.id;
    const { slug } = await written(server, admin, await blogBasics(server, admin), { cover });
    const at = `/api/blog/posts/${slug}/comments`;
    await server.call("POST", at, { text: "hay" }, { as: admin });
    await server.call("POST", "/api/newsletter", { email: "doc@mau.test" });
    const before = await contentOf(server.database);
    await backUp(settingsOf(server.database), server, folder, quiet);
    const database = await empty();
    const manifest = await readBackup(folder);
    await restore(settingsOf(database), { dataDir: dataFolder(), folder, manifest }, quiet);
    expect(await contentOf(database)).toEqual(before);
    for (const table of ["posts", "post_tags", "blog_pictures", "comments", "newsletter_links"])
      expect([table, before[table]?.length]).not.toEqual([table, 0]);
    measured({
      check: "45 backup and restore",
      tried: "a backup amid submits, wiped, restored into an empty database and folder",
      target: "every row and file the same, entries = balances = lots",
      measured: `${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables and ${manifest.files.count} files the same`,
    });
  });

  test("nothing is overwritten, and what is damaged is not taken", async () => {
    const folder = path.join(dataFolder(), "copy");
    await backUp(settingsOf(server.database), server, folder, quiet);
    await expect(backUp(settingsOf(server.database), server, folder, quiet)).rejects.toThrow(
      "is not empty",
    );
    const manifest = await readBackup(folder);
    await expect(
      restore(settingsOf(server.database), { dataDir: dataFolder(), folder, manifest }, quiet),
    ).rejects.toThrow("already holds");
    const newer = { ...manifest, migrations: [...manifest.migrations, 9_999_999_999_999] };
    await expect(
      restore(settingsOf(await empty()), { dataDir: dataFolder(), folder, manifest: newer }, quiet),
    ).rejects.toThrow("newer version");
    appendFileSync(path.join(folder, "database", "users.copy"), "x");
    await expect(readBackup(folder)).rejects.toThrow("users of this backup is damaged");
    await expect(readBackup(dataFolder())).rejects.toThrow("holds no backup");
    const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map(
      (entry) => statSync(path.join(entry.parentPath, entry.name)).mode & 0o777,
    );
    expect([...new Set(modes)].sort()).toEqual([0o600, 0o700]);
  });

  test("a database sealed with another secret is refused in words, or given up on when told so", async () => {
    const { db, keys } = server.deps;
    const other = keysFrom("another secret, and just as long as the first one");
    const me = await server.person();
    // From before there was a mark: told by what is sealed.
    await server.query("update users set totp_secret = $1, totp_enabled_at = now() where id = $2", [
      seal(keys.totp, Buffer.alloc(20), me.id),
      me.id,
    ]);
    await expect(requireSecret({ db, keys: other }, false)).rejects.toThrow("another secret");
    expect(await requireSecret({ db, keys }, false)).toEqual([]);
    await expect(requireSecret({ db, keys: other }, false)).rejects.toThrow("another secret");
    expect((await server.call("GET", "/auth/profile", undefined, { as: me })).status).toBe(200);
    expect(await requireSecret({ db, keys: other }, true)).toEqual([
      expect.stringContaining("ACCEPT_NEW_SECRET"),
    ]);
    server.deps.sessions.forget();
    expect((await server.call("GET", "/auth/profile", undefined, { as: me })).status).toBe(401);
    const [row] = await server.query("select totp_enabled_at from users where id = $1", [me.id]);
    expect(row).toEqual({ totp_enabled_at: null });
    expect(await requireSecret({ db, keys: other }, false)).toEqual([]);
  });
});

describe("the commands, on the built-in database", () => {
  let built: string;
  beforeAll(async () => {
    built = await builtEntries();
  }, 600_000);
  function command(verb: string, folder: string, env: Record<string, string>) {
    const child = spawn(process.execPath, [path.join(built, "backup-main.js"), verb, folder], {
      env: { PATH: process.env.PATH ?? "", ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (data) => {
      said += data;
    });
    return new Promise<{ code: number | null; said: string }>((resolve) =>
      child.once("exit", (code) => resolve({ code, said })),
    );
  }
  const call = async (
    { url }: ServerProcess,
    method: string,
    at: string,
    body?: unknown,
    token = "",
  ) =>
    answerOf(
      await fetch(url + at, {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );

  test("dump, wipe, restore: the same people, sessions, credits and pictures", async () => {
    const dataDir = dataFolder();
    const entry = path.join(built, "crash-main.js");
    let server = await startProcess(entry, { DATA_DIR: dataDir });
    const [email, password] = ["keep@mau.test", "matkhau88"];
    await call(server, "POST", "/auth/register", { name: "Keep", email, password });
    await call(server, "POST", "/auth/generate_otp", { email });
    const mail = await call(server, "GET", `/api/dev/mail?to=${email}`);
    const otp = mail.body.items[0].code;
    await call(server, "POST", "/auth/verify_otp", { email, otp });
    const login = await call(server, "POST", "/auth/login", { username: email, password });
    const token: string = login.body.access_token;
    const form = new FormData();
    form.set("usage", "image");
    form.set("file", new File([new Uint8Array(await picture())], "a.jpg"));
    const headers = { authorization: `Bearer ${token}` };
    const asset = await answerOf(
      await fetch(`${server.url}/api/assets`, { method: "POST", headers, body: form }),
    );
    const entries = (await call(server, "GET", "/api/credits/entries", undefined, token)).body;
    expect(entries.items.length).toBeGreaterThan(0);

    const folder = path.join(dataFolder(), "copy");
    const made = await command("backup", folder, { DATA_DIR: dataDir });
    expect([made.code, made.said]).toEqual([0, expect.stringContaining("holds everything as of")]);
    // While somebody serves from it nothing is put in.
    const busy = await command("restore", folder, { DATA_DIR: dataDir });
    expect([busy.code, busy.said]).toEqual([1, expect.stringContaining("Another process already")]);
    expect(await server.kill("SIGTERM")).toBe(0);
    const over = await command("restore", folder, { DATA_DIR: dataDir });
    expect([over.code, over.said]).toEqual([1, expect.stringContaining("already holds")]);

    rmSync(dataDir, { recursive: true });
    const other = await command("restore", folder, {
      DATA_DIR: dataDir,
      SESSION_SECRET: "a secret that is not the one of the backup",
    });
    expect([other.code, other.said]).toEqual([1, expect.stringContaining("Nothing was restored")]);
    const done = await command("restore", folder, { DATA_DIR: dataDir });
    expect([done.code, done.said]).toEqual([0, expect.stringContaining("Restored as of")]);
    expect(statSync(path.join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);

    server = await startProcess(entry, { DATA_DIR: dataDir });
    expect(server.stderr()).not.toContain("admin ");
    expect((await call(server, "GET", "/auth/profile", undefined, token)).body.user.email).toBe(
      email,
    );
    expect((await call(server, "GET", "/api/credits/entries", undefined, token)).body).toEqual(
      entries,
    );
    const kept = await call(server, "GET", `/api/assets/${asset.body.id}`, undefined, token);
    expect((await fetch(server.url + kept.body.url)).status).toBe(200);
    expect(await server.kill("SIGTERM")).toBe(0);

    // Started again without its secret it says so, and where to find it.
    rmSync(path.join(dataDir, "session-secret"));
    await expect(startProcess(entry, { DATA_DIR: dataDir })).rejects.toThrow("another secret");
    expect(existsSync(path.join(dataDir, "session-secret"))).toBe(false);
  }, 600_000);
});
