import { mkdirSync } from "node:fs";
import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { randomText } from "#server/db/ids.ts";

/** How old a folder without a row must be before it counts as left behind. */
const ORPHAN_AGE_MS = 15 * 60_000;

/**
 * Pictures and videos on this machine: one folder an asset, named by an unguessable key.
 * A folder is filled in the temporary area, synced, and renamed into place: readers see all or
 * nothing. Rows point at keys; what has no row is swept.
 */
export class FileStore {
  readonly root: string;
  readonly #temporary: string;

  constructor(dataDir: string) {
    this.root = path.join(dataDir, "files");
    this.#temporary = path.join(dataDir, "tmp");
    mkdirSync(this.root, { recursive: true });
    mkdirSync(this.#temporary, { recursive: true });
  }
  /** Bytes that are left on the disk; without bounds where it can't be told. */
  async freeBytes(): Promise<number> {
    const disk = await statfs(this.root).catch(() => null);
    return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
  }
  newKey = (): string => randomText(26);
  folder(key: string): string {
    return path.join(this.root, key.slice(0, 2), key);
  }
  file(key: string, name: string): string {
    return path.join(this.folder(key), name);
  }
  /** A private folder to work in; its owner removes it or hands it to `adopt`. */
  stage(): Promise<string> {
    return mkdtemp(path.join(this.#temporary, "work-"));
  }
  async discard(stage: string): Promise<void> {
    await rm(stage, { recursive: true, force: true });
  }
  /** Takes one file out of a stage before it is adopted. */
  async dropFrom(stage: string, name: string): Promise<void> {
    await rm(path.join(stage, name), { force: true });
  }
  /** Makes a filled stage the folder of a key, safely on disk when it returns. */
  async adopt(stage: string, key: string): Promise<void> {
    for (const name of await readdir(stage)) await sync(path.join(stage, name));
    await sync(stage);
    const folder = this.folder(key);
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(stage, folder);
    await sync(path.dirname(folder));
  }
  /**
   * A second folder with the same files, all or those named, by hard links: files never change
   * once adopted.
   */
  async duplicate(from: string, to: string, names?: readonly string[]): Promise<void> {
    const stage = await this.stage();
    try {
      for (const name of names ?? (await readdir(this.folder(from)))) {
        await link(this.file(from, name), path.join(stage, name));
      }
      await this.adopt(stage, to);
    } catch (error) {
      await this.discard(stage);
      throw error;
    }
  }
  async remove(key: string): Promise<void> {
    await rm(this.folder(key), { recursive: true, force: true });
  }
  /**
   * Removes what a killed process left: stages and folders that no row knows, when older than
   * 15 minutes. `known` tells which of the keys have rows. Returns how many were removed.
   */
  async sweep(known: (keys: string[]) => Promise<Set<string>>, now = Date.now()): Promise<number> {
    const old = async (full: string) => {
      const entry = await stat(full).catch(() => null);
      return entry !== null && now - entry.mtimeMs > ORPHAN_AGE_MS;
    };
    let removed = 0;
    for (const name of await readdir(this.#temporary)) {
      const full = path.join(this.#temporary, name);
      if (!(await old(full))) continue;
      await rm(full, { recursive: true, force: true });
      removed++;
    }
    for (const shelf of await readdir(this.root)) {
      const keys = await readdir(path.join(this.root, shelf));
      const rows = await known(keys);
      for (const key of keys) {
        if (rows.has(key) || !(await old(this.folder(key)))) continue;
        await this.remove(key);
        removed++;
      }
    }
    return removed;
  }
  /** Empties the temporary area: only for the one process that owns the data folder. */
  async clearTemporary(): Promise<void> {
    for (const name of await readdir(this.#temporary)) {
      await rm(path.join(this.#temporary, name), { recursive: true, force: true });
    }
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
