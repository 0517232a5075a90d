import { copyFile, readdir, rename } from "node:fs/promises";
import path from "node:path";
import { makeThumb } from "./pictures.ts";
import type { FileStore } from "./store.ts";
import { inTurn } from "./turns.ts";

/** By the thumbnail's name: the picture it is made of. */
const SOURCES: Readonly<Record<string, RegExp>> = {
  "thumb.webp": /^clean\.(png|jpe?g|webp)$/,
  "marked-thumb.webp": /^marked\.(png|jpe?g|webp)$/,
};
const making = new Map<string, Promise<boolean>>();

/**
 * Makes a thumbnail again that is gone from its folder, once for any number of callers at a time.
 * False where the name is no thumbnail's, or the picture is gone too; a video has no picture to
 * make it of.
 */
export function remakeThumb(store: FileStore, key: string, name: string): Promise<boolean> {
  const source = SOURCES[name];
  if (!source) return Promise.resolve(false);
  const file = store.file(key, name);
  const known = making.get(file);
  if (known) return known;
  const made = make(store, key, file, source).finally(() => making.delete(file));
  making.set(file, made);
  return made;
}

async function make(store: FileStore, key: string, file: string, source: RegExp) {
  const names = await readdir(store.folder(key)).catch(() => []);
  const picture = names.find((one) => source.test(one));
  if (!picture) return false;
  return inTurn(async () => {
    const stage = await store.stage();
    try {
      await copyFile(store.file(key, picture), path.join(stage, picture));
      const thumb = await makeThumb(stage, picture);
      // Renamed into place: another process may make the same at the same time.
      await rename(path.join(stage, thumb.file), file);
      return true;
    } finally {
      await store.discard(stage);
    }
  });
}
