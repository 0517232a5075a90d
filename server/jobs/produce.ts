import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Engine, EngineFailure, type EngineResult } from "#engine/contract.ts";
import type { FileForms } from "#server/db/schema.ts";
import { extensionOf } from "#server/files/names.ts";
import { makeResultForms, makeStillForms, openPicture } from "#server/files/pictures.ts";
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
    const result = await engine.run(job, { report, signal });
    const { mime, width, height, details } = result;
    const file = `clean.${extensionOf(mime)}`;
    await writeFile(path.join(dir, file), result.file);
    const made = { file, mime, width, height, bytes: result.file.length, details };
    if (mime === "video/mp4") {
      return { ...made, alpha: false, forms: await videoForms(dir, result) };
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

/** Beside a clean video: the marked one, and stills of its first frame with and without the mark. */
async function videoForms(dir: string, result: EngineResult): Promise<FileForms> {
  const { marked, poster, mime, width, height } = result;
  const forms = poster ? await makeStillForms(dir, poster) : {};
  if (!marked) return forms;
  const file = `marked.${extensionOf(mime)}`;
  await writeFile(path.join(dir, file), marked);
  return { ...forms, marked: { file, mime, width, height, bytes: marked.length } };
}
