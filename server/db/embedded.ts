import path from "node:path";
import { type ConnectionSettings, connectAlone } from "./pool.ts";
import { embeddedHost, startPostgres } from "./postgres.ts";

const DATABASE = { user: "app", database: "mau" };
const folderIn = (dataDir: string) => path.join(dataDir, "postgres");

/** Where a process that doesn't run the built-in database finds it. */
export const sharedEmbedded = (dataDir: string): ConnectionSettings => ({
  host: embeddedHost(folderIn(dataDir)),
  ...DATABASE,
});

/** Starts the built-in database of a data folder; the caller is its owner until `stop`. */
export async function ownEmbedded(
  dataDir: string,
): Promise<{ settings: ConnectionSettings; stop: () => Promise<void> }> {
  const postgres = await startPostgres({ dir: folderIn(dataDir) });
  const { host } = postgres;
  try {
    const client = await connectAlone({ host, ...DATABASE, database: "postgres" });
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'mau'");
    if (!rowCount) await client.query("create database mau");
    await client.end();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { settings: { host, ...DATABASE }, stop: () => postgres.stop() };
}

/** The built-in database: the running one, or one started for as long as the caller needs it. */
export async function anyEmbedded(dataDir: string): ReturnType<typeof ownEmbedded> {
  const settings = sharedEmbedded(dataDir);
  const running = await connectAlone(settings).then(
    (client) => client.end().then(() => true),
    () => false,
  );
  return running ? { settings, stop: async () => undefined } : ownEmbedded(dataDir);
}
