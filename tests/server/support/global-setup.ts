import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#server/db/migrate.ts";
import { startPostgres } from "#server/db/postgres.ts";
import { ROOT } from "#server/root.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The one database server of this run; each test file clones the database `template_mau`. */
    postgres: { host: string; user: string };
    /** Where this run builds the processes that tests start (see process.ts). */
    built: string;
  }
}

/** One embedded PostgreSQL for the whole run, without fsync, with a migrated template database, and a place for built processes. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mau-test-"));
  // Root hands PostgreSQL to nobody, who must be able to pass through.
  chmodSync(folder, 0o711);
  const dir = path.join(folder, "postgres");
  const postgres = await startPostgres({ dir, durable: false, maxConnections: 400 });
  const { host, user } = postgres;
  const admin = new pg.Client({ host, user, database: "postgres" });
  await admin.connect();
  await admin.query("create database template_mau");
  await admin.end();
  await migrateDatabase({ host, user, database: "template_mau" });
  const boss = new PgBoss({ host, user, database: "template_mau", max: 2, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
  project.provide("postgres", { host, user });
  // Within the product's own folder: its packages are looked for from there.
  const base = path.join(ROOT, ".tmp");
  mkdirSync(base, { recursive: true });
  const built = mkdtempSync(path.join(base, "built-"));
  chmodSync(built, 0o755);
  project.provide("built", built);
  return async () => {
    await postgres.stop();
    for (const made of [folder, built]) rmSync(made, { recursive: true, force: true });
  };
}
