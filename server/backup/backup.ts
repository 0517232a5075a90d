import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type ConnectionSettings, connectAlone } from "#server/db/pool.ts";
import { errnoOf } from "#server/errno.ts";
import {
  BackupError,
  FILES,
  MANIFEST,
  type Manifest,
  SECRET_FILES,
  SECRETS,
  TABLES,
} from "./manifest.ts";
import { keptTables, migrationsOf, quoted, sequencesOf, type Table } from "./tables.ts";

/** Modes of folders and files: only their owner may read them. */
const [FOLDER, FILE] = [0o700, 0o600];

/**
 * Writes everything that is kept into a new folder, while the product runs: the tables as of one
 * moment, then the files (which never change), then the secrets. The folder gets its name when it is
 * whole. Files that were deleted meanwhile are left out.
 */
export async function backUp(
  settings: ConnectionSettings,
  from: { dataDir: string },
  folder: string,
  say: (line: string) => void,
): Promise<Manifest> {
  const target = path.resolve(folder);
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new BackupError(`${target} is not empty: name a folder that is new.`);
  }
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.join(part, TABLES), { recursive: true, mode: FOLDER });
  await chmod(part, FOLDER);
  const tables = await writeTables(settings, path.join(part, TABLES), say);
  const files = await copyFiles(path.join(from.dataDir, "files"), path.join(part, FILES));
  say(`${files.count} files, ${Math.ceil(files.bytes / 1e6)} MB`);
  await copySecrets(from.dataDir, path.join(part, SECRETS));
  const manifest: Manifest = { product: "mau-studio", format: 1, ...tables, files };
  await writeFile(path.join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: FILE,
  });
  await rm(target, { recursive: true, force: true });
  await rename(part, target);
  return manifest;
}

type Written = Omit<Manifest, "product" | "format" | "files">;

async function writeTables(
  settings: ConnectionSettings,
  folder: string,
  say: (line: string) => void,
): Promise<Written> {
  const client = await connectAlone(settings);
  try {
    await client.query("begin isolation level repeatable read read only");
    // COPY writes times and numbers as these say.
    await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO'");
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) throw new BackupError("There is nothing in this database yet.");
    const { rows: now } = await client.query<{ at: Date }>("select now() as at");
    const tables: Manifest["tables"] = [];
    for (const table of await keptTables(client)) {
      tables.push(await writeTable(client, table, folder));
    }
    say(`${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`);
    const { rows: marks } = await client.query<{ value: string }>(
      "select value from installation where key = 'secret'",
    );
    return {
      made_at: (now[0]?.at ?? new Date()).toISOString(),
      migrations,
      tables,
      sequences: await sequencesOf(client),
      secret_mark: marks[0]?.value ?? null,
    };
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.ClientBase, { name, columns }: Table, folder: string) {
  const sha256 = createHash("sha256");
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk);
      done(null, chunk);
    },
  });
  const list = columns.map(quoted).join(", ");
  const rows = client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`));
  const file = createWriteStream(path.join(folder, `${name}.copy`), { mode: FILE });
  await pipeline(rows, digest, file);
  return { name, columns, rows: rows.rowCount, sha256: sha256.digest("hex") };
}

/** Copies the stored files, folder by folder; answers how many and how large. */
export async function copyFiles(from: string, to: string) {
  const total = { count: 0, bytes: 0 };
  await mkdir(to, { recursive: true, mode: FOLDER });
  for (const shelf of await readdir(from).catch(() => [])) {
    for (const key of await readdir(path.join(from, shelf)).catch(() => [])) {
      const [source, target] = [path.join(from, shelf, key), path.join(to, shelf, key)];
      await mkdir(target, { recursive: true, mode: FOLDER });
      for (const name of await readdir(source).catch(() => [])) {
        if (!(await copyOne(path.join(source, name), path.join(target, name)))) continue;
        total.count += 1;
        total.bytes += (await stat(path.join(target, name))).size;
      }
    }
  }
  return total;
}

async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    await chmod(to, FILE);
    return true;
  } catch (error) {
    // Deleted between being listed and being read.
    if (errnoOf(error) === "ENOENT") return false;
    throw error;
  }
}

async function copySecrets(dataDir: string, to: string): Promise<void> {
  await mkdir(to, { mode: FOLDER });
  for (const name of SECRET_FILES) {
    if (existsSync(path.join(dataDir, name))) {
      await copyOne(path.join(dataDir, name), path.join(to, name));
    }
  }
}
