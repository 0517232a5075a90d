import path from "node:path";
import { inject } from "vitest";
import { answerOf, type CallOptions, type TestServer } from "./harness.ts";
import { builtEntries, type ServerProcess, startProcess } from "./process.ts";

/** The secret of the harness: sessions made in the test are sessions in the processes too. */
const SESSION_SECRET = "a secret that only tests have, long enough";

/** Whole server processes on the database and the files of a test's own server. */
export async function processesBeside(server: Pick<TestServer, "database" | "dataDir">) {
  const { host, user } = inject("postgres");
  const built = await builtEntries();
  const query = new URLSearchParams({ host });
  return async (env: Record<string, string> = {}): Promise<ServerProcess> =>
    startProcess(path.join(built, "crash-main.js"), {
      DATABASE_URL: `postgres://${user}@localhost/${server.database}?${query}`,
      DATA_DIR: server.dataDir,
      SESSION_SECRET,
      WORKERS: "1",
      ...env,
    });
}

/** A call to one of them, as the harness makes its own. */
export async function callAt(
  { url }: { url: string },
  method: string,
  at: string,
  body?: unknown,
  { as, headers }: CallOptions = {},
) {
  const response = await fetch(url + at, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      "accept-language": "en",
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answerOf(response);
}
