import path from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";
import { Engines } from "#server/engines/served.ts";
import { createLog } from "#server/log.ts";
import { ROOT } from "#server/root.ts";
import { endWithSentence, runProcess } from "#server/run-process.ts";
import { TEST_FEATURES } from "./test-engine.ts";

/** The whole server as a process, with the test engine in its forked workers. */
// An error that nobody hears, on demand.
process.on("SIGUSR2", () => {
  setTimeout(() => {
    throw new Error("planted by the test", { cause: new Error("what was behind it") });
  });
});
try {
  const config = readConfig(process.env, ROOT);
  await runProcess(config, createLog(config.logLevel), {
    engines: new Engines(TEST_FEATURES, true),
    workerEntry: path.join(path.dirname(fileURLToPath(import.meta.url)), "crash-worker.js"),
    workerArguments: [],
    ...(process.env.TEST_MIGRATIONS && { migrations: process.env.TEST_MIGRATIONS }),
    provideData: async () => undefined,
  });
} catch (error) {
  endWithSentence(error);
}
