import { startPostgres } from "#server/db/postgres.ts";

/** Starts a database in the given folder and stays, so that a test can end this process. */
const { host, pid, fresh, identity } = await startPostgres({
  dir: process.argv[2] ?? "",
  durable: false,
});
process.stdout.write(`${host} ${pid} ${fresh} ${identity}\n`);
setInterval(() => undefined, 60_000);
