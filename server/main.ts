import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { ENGINE_DATA } from "#engine/data/pins.ts";
import { engineDataReady, ensureEngineData } from "#engine/data.ts";
import { type Config, publicDevPages, readConfig } from "./config.ts";
import { Engines, servedBy } from "./engines/served.ts";
import { createLog } from "./log.ts";
import { ROOT } from "./root.ts";
import { endWithSentence, runProcess } from "./run-process.ts";
import type { Parts } from "./start.ts";

/** Brings the local engine's data where jobs run; an API-only process waits for others to. */
const provideData =
  ({ cacheDir, role }: Config): Parts["provideData"] =>
  async (signal, say, arrived) => {
    if (role === "api") {
      for (const data of ENGINE_DATA) {
        while (!(await engineDataReady(cacheDir, [data]))) {
          await sleep(5000, undefined, { signal });
        }
        await arrived(data);
      }
      return;
    }
    let last = "";
    await ensureEngineData({
      cacheDir,
      signal,
      onReady: arrived,
      onProgress: ({ doneBytes, totalBytes, label }) => {
        const line = `${label}: ${totalBytes > 0 ? Math.floor((doneBytes / totalBytes) * 100) : 0}%`;
        if (line !== last) say(line);
        last = line;
      },
    });
  };

/** What serves the features, with the data that is in already. */
async function enginesOf({ engines, cacheDir }: Config): Promise<Engines> {
  const served = new Engines(servedBy(engines));
  for (const data of ENGINE_DATA) {
    served.setDataReady(await engineDataReady(cacheDir, [data]), [data]);
  }
  return served;
}

try {
  const config = readConfig(process.env, ROOT);
  if (config.withoutEffect.length > 0) {
    process.stderr.write(`Set, but without effect here: ${config.withoutEffect.join(", ")}.\n`);
  }
  const warning = publicDevPages(config);
  if (warning) process.stderr.write(`${warning}\n`);
  const here = path.dirname(fileURLToPath(import.meta.url));
  await runProcess(config, createLog(config.logLevel), {
    engines: await enginesOf(config),
    workerEntry: path.join(here, "worker.js"),
    workerArguments: [config.cacheDir],
    provideData: provideData(config),
  });
} catch (error) {
  endWithSentence(error);
}
