import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { ensureEngineData } from "#engine/data.ts";
import { CACHE_DIR, SCRATCH } from "#tests/engine/support.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the test files of this run keep what they read in pictures (see remember.ts). */
    readings: string;
  }
}

/** Brings the models; with the models in place nothing is fetched. */
export async function bringModels(): Promise<void> {
  let said = "";
  await ensureEngineData({
    cacheDir: CACHE_DIR,
    onProgress({ doneBytes, totalBytes, label }) {
      const line = `${label} (${Math.round((doneBytes / totalBytes) * 10) * 10}%)`;
      if (line !== said) console.log(line);
      said = line;
    },
  });
  mkdirSync(SCRATCH, { recursive: true });
}

/**
 * Brings the models once before any engine test, and makes a folder for what the run's files read in
 * pictures, gone with the run.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  await bringModels();
  const readings = mkdtempSync(path.join(SCRATCH, "readings-"));
  project.provide("readings", readings);
  return () => rmSync(readings, { recursive: true, force: true });
}
