import { ensureEngineData } from "#engine/data.ts";
import { CACHE_DIR } from "#tests/engine/support.ts";

/** Brings the models once before any engine test; with the models in place nothing is fetched. */
export default async function setup(): Promise<void> {
  let said = "";
  await ensureEngineData({
    cacheDir: CACHE_DIR,
    onProgress({ doneBytes, totalBytes, label }) {
      const line = `${label} (${Math.round((doneBytes / totalBytes) * 10) * 10}%)`;
      if (line !== said) console.log(line);
      said = line;
    },
  });
}
