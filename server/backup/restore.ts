import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import * as v from "valibot";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type ConnectionSettings, connectAlone } from "#server/db/pool.ts";
import { copyFiles } from "./backup.ts";
import {
  BackupError,
  FILES,
  MANIFEST,
  Manifest,
  SECRET_FILES,
  SECRETS,
  TABLES,
} from "./manifest.ts";
import { quoted } from "./tables.ts";

/** Reads what a backup says of itself, and checks that its tables are what was written. */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new BackupError(`${folder} holds no backup (${MANIFEST} is missing).`);
  const parsed = v.safeParse(Manifest, JSON.parse(await readFile(file, "utf8")));
  if (!parsed.success) throw new BackupError(`${file} can't be read: another version made it.`);
  for (const { name, sha256 } of parsed.output.tables) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(path.join(folder, TABLES, `${name}.copy`)), hash);
    if (hash.digest("hex") !== sha256) {
      throw new BackupError(`The table ${name} of this backup is damaged. Nothing was changed.`);
    }
  }
  return parsed.output;
}

/** Puts the secrets in their place. Throws when others lie there. */
export async function restoreSecrets(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  for (const name of SECRET_FILES) {
    const [from, to] = [path.join(folder, SECRETS, name), path.join(dataDir, name)];
    if (!existsSync(from)) continue;
    const same = existsSync(to) && (await readFile(to)).equals(await readFile(from));
    if (existsSync(to) && !same) {
      throw new BackupError(
        `${to} is another than the backup's. Restore into a new DATA_DIR, or move that one away.`,
      );
    }
    if (!same) await copyFile(from, to);
  }
}

/**
 * Fills an empty database and an empty folder of files from a backup: the tables in the form they
 * had, in one transaction, the files before it. Killed half way it can be called again. Throws a
 * BackupError for a database that holds anything, or a backup that a newer version made.
 */
export async function restore(
  settings: ConnectionSettings,
  to: { dataDir: string; folder: string; manifest: Manifest },
  say: (line: string) => void,
): Promise<void> {
  const { dataDir, folder, manifest } = to;
  await requireEmpty(settings);
  const files = await copyFiles(path.join(folder, FILES), path.join(dataDir, "files"));
  say(`${files.count} files`);
  await migrateDatabase(settings, { only: new Set(manifest.migrations), say });
  const client = await connectAlone(settings);
  try {
    await client.query("begin");
    for (const { name } of [...manifest.tables].reverse()) {
      // What the migrations themselves put in, such as the plans.
      await client.query(`delete from ${quoted(name)}`);
    }
    for (const table of manifest.tables) await fill(client, table, folder);
    for (const [name, last] of Object.entries(manifest.sequences)) {
      await client.query("select setval($1::regclass, $2::bigint)", [quoted(name), last]);
    }
    await requireBalance(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
  say(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
}

async function requireEmpty(settings: ConnectionSettings): Promise<void> {
  const client = await connectAlone(settings);
  try {
    const { rows: known } = await client.query("select to_regclass('public.users') as there");
    if (!known[0]?.there) return;
    const { rows } = await client.query<{ n: string }>("select count(*) as n from users");
    const accounts = Number(rows[0]?.n);
    if (accounts === 0) return;
    throw new BackupError(
      `This database already holds ${accounts} accounts, which a restore would overwrite. Stop the server, move DATA_DIR away or name an empty database, and restore again.`,
    );
  } finally {
    await client.end();
  }
}

async function fill(
  client: pg.ClientBase,
  { name, columns, rows }: Manifest["tables"][number],
  folder: string,
): Promise<void> {
  const list = columns.map(quoted).join(", ");
  const into = client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`));
  await pipeline(createReadStream(path.join(folder, TABLES, `${name}.copy`)), into);
  if (into.rowCount !== rows) throw new Error(`${name}: ${into.rowCount} of ${rows} rows came in`);
}

/** Refuses a backup in which ledger entries, balances and lots do not agree. */
async function requireBalance(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from users u
      where u.balance <> coalesce((select sum(credits) from entries e where e.user_id = u.id), 0)
         or u.balance <> coalesce((select sum(remaining) from lots l where l.user_id = u.id), 0)`,
  );
  const wrong = Number(rows[0]?.n);
  if (wrong > 0)
    throw new BackupError(`The credits of ${wrong} accounts do not add up. Nothing was restored.`);
}
