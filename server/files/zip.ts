import { once } from "node:events";
import { readFile } from "node:fs/promises";
import ZipStream from "zip-stream";

/** A file of an archive: bytes, or where they lie. `folder` holds no dots and no leading slash. */
export type ZipEntry = { name: string; folder?: string } & ({ data: Buffer } | { path: string });

/** A plain file that its owner may write. */
const FILE_MODE = 0o644;

/**
 * An archive of stored (uncompressed) entries, one in memory at a time: pictures and videos do not
 * shrink. Names are UTF-8; a name that comes twice gets a number; a file that has gone meanwhile is
 * left out. Any size in all, by ZIP64 records where the numbers need them (`forceZip64`: always).
 */
export async function* zipOf(
  entries: Iterable<ZipEntry>,
  at: Date,
  { forceZip64 = false } = {},
): AsyncGenerator<Uint8Array> {
  const zip = new ZipStream({ store: true, forceZip64 });
  fill(zip, entries, at).catch((error: Error) => zip.destroy(error));
  yield* zip;
}

/** Adds what there is, each entry once the one before it was taken by the reader. */
async function fill(zip: ZipStream, entries: Iterable<ZipEntry>, at: Date): Promise<void> {
  const taken = new Set<string>();
  for (const entry of entries) {
    const data = "data" in entry ? entry.data : await readFile(entry.path).catch(missing);
    if (data === null) continue;
    const file = { name: uniquePath(entry, taken), date: at, mode: FILE_MODE };
    await new Promise<void>((resolve, reject) => {
      zip.entry(data, file, (error) => (error ? reject(error) : resolve()));
    });
    if (zip.writableNeedDrain) await once(zip, "drain");
    if (zip.destroyed) return;
  }
  zip.finalize();
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Signs of a name that no file may have there, and the folders' own. */
const NOT_ON_WINDOWS = /[/\\<>:"|?*]/g;

/** Where an entry lies in its archive: a name that is taken gets a number before its ending. */
export function uniquePath(
  { name, folder }: { name: string; folder?: string },
  taken: Set<string>,
): string {
  const bare = name.replace(NOT_ON_WINDOWS, "-");
  const dot = bare.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [bare.slice(0, dot), bare.slice(dot)] : [bare, ""];
  const inside = folder ? `${folder}/` : "";
  let path = inside + bare;
  for (let n = 2; taken.has(path); n++) path = `${inside}${stem} (${n})${ending}`;
  taken.add(path);
  return path;
}
