import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "./config.ts";
import { engineDataReady, ensureEngineData } from "./engines/local/data.ts";
import { Engines, servedBy } from "./jobs/engines.ts";
import { createLog } from "./log.ts";
import { ROOT } from "./root.ts";
import { endWithSentence, runProcess } from "./run-process.ts";

/** Brings the local engine's data where jobs run; an API-only process waits for others to. */
async function provideData(config: Config, signal: AbortSignal, say: (line: string) => void) {
  const { cacheDir } = config;
  if (config.role === "api") {
    while (!(await engineDataReady(cacheDir))) await sleep(5000, undefined, { signal });
    return;
  }
  let last = -1;
  await ensureEngineData({
    cacheDir,
    signal,
    onProgress: ({ doneBytes, totalBytes, label }) => {
      const percent = totalBytes > 0 ? Math.floor((doneBytes / totalBytes) * 100) : 0;
      if (percent === last) return;
      last = percent;
      say(`${label}: ${percent}%`);
    },
  });
}

try {
  const config = readConfig(process.env, ROOT);
  if (config.withoutEffect.length > 0) {
    process.stderr.write(`Set, but without effect here: ${config.withoutEffect.join(", ")}.\n`);
  }
  const here = path.dirname(fileURLToPath(import.meta.url));
  await runProcess(config, createLog(config.logLevel), {
    engines: new Engines(servedBy(config.engines), await engineDataReady(config.cacheDir)),
    workerEntry: path.join(here, "worker.js"),
    workerArguments: [config.cacheDir],
    provideData: (signal, say) => provideData(config, signal, say),
  });
} catch (error) {
  endWithSentence(error);
}
