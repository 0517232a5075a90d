import { randomUUID } from "node:crypto";
import { readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashFile } from "./pack.ts";
import type { PinnedFile } from "./pinned-file.ts";

/** Where the engine's files lie inside the cache. */
export const modelsDir = (cacheDir: string) => path.join(cacheDir, "models");

/** Whether the files are present with their full length. Cheap: nothing is read. */
export async function haveLengths(
  cacheDir: string,
  files: readonly PinnedFile[],
): Promise<boolean> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const entry = await stat(path.join(modelsDir(cacheDir), file.name)).catch(() => null);
      return entry?.size === file.bytes;
    }),
  );
  return sizes.every(Boolean);
}

/** Those of the files that are missing, short or altered. */
export async function wrongFiles<T extends PinnedFile>(
  cacheDir: string,
  files: readonly T[],
): Promise<T[]> {
  const wrong: T[] = [];
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

/** Writes beside the place, checks what was written, then renames: a reader never sees a part. */
export async function put(cacheDir: string, file: PinnedFile, bytes: Buffer): Promise<void> {
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
export async function removeLeftovers(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (name.startsWith("fetch-")) {
      await rm(path.join(cacheDir, name), { recursive: true, force: true });
    }
  }
  for (const name of await readdir(modelsDir(cacheDir))) {
    if (name.endsWith(".part")) await rm(path.join(modelsDir(cacheDir), name), { force: true });
  }
}
