import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ROOT } from "#server/root.ts";
import { type ConnectionSettings, poolOptions } from "./pool.ts";

/** One number for every process of this product; held while the tables change. */
const LOCK = 4_300_117;

/** Brings the tables up to date. Several processes may start at once: they wait for each other. */
export async function migrateDatabase(settings: ConnectionSettings): Promise<void> {
  const options = poolOptions(settings);
  const client = new pg.Client(options as pg.ClientConfig);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: path.join(ROOT, "server", "db", "migrations"),
    });
  } finally {
    await client.end();
  }
}
