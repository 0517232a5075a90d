import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

export type Database = ReturnType<typeof openDatabase>["db"];
/** What runs queries: the pool or a transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Queries = Database | Transaction;

export type ConnectionSettings = { host: string; user: string; database: string } | { url: string };

export const poolOptions = (settings: ConnectionSettings): pg.ClientConfig =>
  "url" in settings
    ? { connectionString: settings.url }
    : { host: settings.host, user: settings.user, database: settings.database };

/**
 * The pool and its query builder. A dying server raises "error" on idle and on checked-out
 * clients alike; without both listeners the process would fall with it.
 */
export function openDatabase(
  settings: ConnectionSettings,
  options: { max?: number; onError?: (error: Error) => void } = {},
) {
  const pool = new pg.Pool({
    ...poolOptions(settings),
    max: options.max ?? 20,
    connectionTimeoutMillis: 30_000,
    application_name: "mau-studio",
  });
  const report = options.onError ?? (() => undefined);
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", report));
  return { pool, db: drizzle(pool, { schema }) };
}

/**
 * One connection of its own, for a lock or a long transaction. A failed query rejects by itself; a
 * connection that drops between two queries raises "error", which must not end the process.
 */
export async function connectAlone(settings: ConnectionSettings): Promise<pg.Client> {
  const client = new pg.Client(poolOptions(settings));
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
