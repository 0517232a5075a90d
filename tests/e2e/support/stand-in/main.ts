import path from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";
import { Engines, servedBy } from "#server/engines/served.ts";
import { createLog } from "#server/log.ts";
import { ROOT } from "#server/root.ts";
import { endWithSentence, runProcess } from "#server/run-process.ts";

/** The whole server as a process, with the stand-in for the engine in its forked workers. */
try {
  const config = readConfig(process.env, ROOT);
  await runProcess(config, createLog(config.logLevel), {
    engines: new Engines(servedBy(config.engines), true),
    workerEntry: path.join(path.dirname(fileURLToPath(import.meta.url)), "worker.js"),
    workerArguments: [],
    provideData: async () => undefined,
  });
} catch (error) {
  endWithSentence(error);
}
