import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { ROOT } from "#server/root.ts";
import { type ConnectionSettings, connectAlone } from "./pool.ts";

export const MIGRATIONS = path.join(ROOT, "server", "db", "migrations");

/** One number for every process of this product; held while the tables change. */
const LOCK = 4_300_117;
/**
 * A statement that waits for a table blocks everyone behind it. It gives up before PostgreSQL looks
 * for deadlocks (after a second), so that in a deadlock the migration is ended, never the call.
 */
const LOCK_TIMEOUT_MS = 600;
const [PAUSE_MS, LONGEST_PAUSE_MS, TURN_MS] = [250, 2000, 100];
/** lock_not_available, deadlock_detected */
const IN_THE_WAY = new Set(["55P03", "40P01"]);
/** Start of a file whose statements can't run in a transaction; each must be safe to repeat. */
const ALONE = /^\s*--\s*outside a transaction/i;
const RECORD = "drizzle.__drizzle_migrations";

export interface MigrationOptions {
  folder?: string;
  /** Gets lines for a person: waiting, trying again, a database that is ahead. */
  say?: (line: string) => void;
  /** Applies only the migrations of these times: the tables of an older version. */
  only?: ReadonlySet<number>;
  /** How long a migration is tried while others hold its tables. */
  patienceMs?: number;
}

/**
 * Brings the tables up to date while other processes serve from them. One process at a time does
 * so; each migration is a transaction of its own, which never waits long for a table but steps back
 * and tries again. A database that is ahead of this code is left as it is: migrations only add.
 */
export async function migrateDatabase(
  settings: ConnectionSettings,
  options: MigrationOptions = {},
): Promise<void> {
  const { folder = MIGRATIONS, say = () => undefined, patienceMs = 300_000, only } = options;
  const all = readMigrationFiles({ migrationsFolder: folder });
  const migrations = only ? all.filter(({ folderMillis }) => only.has(folderMillis)) : all;
  const unknown = only && only.size > migrations.length;
  if (unknown) throw new Error("These tables were made by a newer version: update this one first.");
  const client = await connectAlone(settings);
  try {
    await takeTurn(client, say);
    const done = await recorded(client);
    const known = new Set(migrations.map(({ folderMillis }) => folderMillis));
    const ahead = [...done].filter((at) => !known.has(at)).length;
    if (ahead > 0) {
      say(
        `The database is ahead of this version by ${ahead} migration(s): a newer server has changed it. Going on, as migrations only add; bring this server up to the same version.`,
      );
    }
    for (const migration of migrations) {
      if (!done.has(migration.folderMillis)) await apply(client, migration, say, patienceMs);
    }
  } finally {
    await client.end();
  }
}

/**
 * Polls for the lock instead of waiting in a statement: a waiting statement holds a snapshot, and
 * an index that is built concurrently would wait for that snapshot.
 */
async function takeTurn(client: pg.Client, say: (line: string) => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [LOCK]);
    if (rows[0]?.mine) return;
    if (tries === 50) say("Another process is changing the tables; waiting for it.");
    await sleep(TURN_MS);
  }
}

/** The moments (as in the folder's journal) of the migrations this database has had. */
async function recorded(client: pg.Client): Promise<Set<number>> {
  const { rows } = await client.query("select to_regclass($1) as there", [RECORD]);
  if (!rows[0]?.there) {
    await client.query("create schema if not exists drizzle");
    await client.query(
      `create table ${RECORD} (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const all = await client.query<{ created_at: string }>(`select created_at from ${RECORD}`);
  return new Set(all.rows.map(({ created_at: at }) => Number(at)));
}

async function apply(
  client: pg.Client,
  migration: MigrationMeta,
  say: (line: string) => void,
  patienceMs: number,
): Promise<void> {
  const until = Date.now() + patienceMs;
  const alone = migration.sql.some((statement) => ALONE.test(statement));
  for (let pause = PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await (alone ? applyAlone(client, migration) : applyWhole(client, migration));
    } catch (error) {
      const { code = "", message } = error as pg.DatabaseError;
      const name = new Date(migration.folderMillis).toISOString();
      if (!IN_THE_WAY.has(code) || Date.now() > until) {
        throw new Error(`The database could not be brought up to date (${name}): ${message}`, {
          cause: error,
        });
      }
      say(`Tables are in use; trying the migration of ${name} again in ${pause} ms.`);
      await sleep(pause);
    }
  }
}

const RECORD_IT = `insert into ${RECORD} (hash, created_at) values ($1, $2)`;

async function applyWhole(client: pg.Client, migration: MigrationMeta): Promise<void> {
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const statement of migration.sql) await client.query(statement);
    await client.query(RECORD_IT, [migration.hash, migration.folderMillis]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Indexes built beside the traffic: what a broken-off build left behind is taken away first. */
async function applyAlone(client: pg.Client, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) {
    const name = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"([^"]+)"/i;
    const index = name.exec(statement)?.[1];
    const broken = index
      ? await client.query(
          "select 1 from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid",
          [index],
        )
      : null;
    if (broken?.rowCount) await client.query(`drop index concurrently if exists "${index}"`);
    await client.query(statement);
  }
  await client.query(RECORD_IT, [migration.hash, migration.folderMillis]);
}
