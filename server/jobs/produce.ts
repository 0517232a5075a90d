import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Engine, EngineFailure } from "#server/engines/engine.ts";
import { extensionOf } from "#server/files/names.ts";
import { makeResultForms, makeThumb, openPicture } from "#server/files/pictures.ts";
import { type Job, JobFailed, type Produced, type ReportProgress } from "./job.ts";

/**
 * Runs the engine and makes every form of its result in `dir`, in this process. Throws JobFailed
 * with the engine's own code, or engine_failed for anything it did not foresee.
 */
export async function produce(
  engine: Engine,
  job: Job,
  dir: string,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<Produced> {
  try {
    const { feature, inputs, settings, seed } = job;
    const result = await engine.run({ feature, inputs, settings, seed }, { report, signal });
    const { mime, width, height, details } = result;
    const file = `clean.${extensionOf(mime)}`;
    await writeFile(path.join(dir, file), result.file);
    const made = { file, mime, width, height, bytes: result.file.length, details };
    if (mime === "video/mp4") {
      const still = inputs[0] && (await makeThumb(dir, path.relative(dir, inputs[0].path)));
      return { ...made, alpha: false, forms: still ? { thumb: still } : {} };
    }
    const { isOpaque } = await openPicture(result.file).stats();
    return {
      ...made,
      alpha: !isOpaque,
      forms: await makeResultForms(dir, { ...made, alpha: !isOpaque }),
    };
  } catch (error) {
    if (error instanceof EngineFailure) throw new JobFailed(error.code, error.message);
    throw new JobFailed("engine_failed", error instanceof Error ? error.message : String(error));
  }
}
