import { mkdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const STALE_MS = 15_000;
const BEAT_MS = 3_000;

/**
 * Runs `work` while no other process does, by a folder that only one can make. The holder touches
 * it; one that was killed leaves it untouched and it is taken over after 15 seconds.
 */
export async function withLock<T>(
  folder: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const lock = path.join(folder, "set-up.lock");
  for (;;) {
    signal?.throwIfAborted();
    try {
      await mkdir(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const age = await stat(lock).then(
        (entry) => Date.now() - entry.mtimeMs,
        () => 0,
      );
      if (age > STALE_MS) await rm(lock, { recursive: true, force: true });
      else await wait(200, undefined, signal ? { signal } : {});
    }
  }
  const beat = setInterval(() => {
    const now = new Date();
    void utimes(lock, now, now).catch(() => undefined);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(lock, { recursive: true, force: true });
  }
}
