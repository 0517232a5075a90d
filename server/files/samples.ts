import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileForms } from "#server/db/schema.ts";
import { insideOf } from "#server/security/paths.ts";
import type { SampleUsage } from "#wire/assets.ts";
import type { BilingualText } from "#wire/common.ts";
import type { GarmentCategory } from "#wire/values.ts";
import { makeThumb, THUMB_SIDE } from "./pictures.ts";
import type { FileStore } from "./store.ts";

/** A picture that ships with the product: one row of samples/manifest.json. */
export interface SampleRow {
  id: string;
  usage: SampleUsage;
  category: GarmentCategory | null;
  file: string;
  width: number;
  height: number;
  mime: string;
  bytes: number;
  labels: BilingualText;
}

/** The built-in pictures, read once; thumbnails are made on first use and kept. */
export class Samples {
  readonly rows: readonly SampleRow[];
  readonly #folder: string;
  readonly #thumbs: string;
  readonly #byId: Map<string, SampleRow>;

  constructor(folder: string, dataDir: string) {
    this.#folder = folder;
    this.#thumbs = path.join(dataDir, "sample-thumbs");
    const manifest = path.join(folder, "manifest.json");
    this.rows = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
    this.#byId = new Map(this.rows.map((row) => [row.id, row]));
  }
  get(id: string): SampleRow | undefined {
    return this.#byId.get(id);
  }
  path(row: SampleRow): string {
    return path.join(this.#folder, row.file);
  }
  /** A sample's file for a URL path below /samples, or null. */
  find(name: string): { row: SampleRow; file: string } | null {
    const row = this.rows.find((sample) => sample.file === name);
    const file = row ? insideOf(this.#folder, `/${row.file}`) : null;
    return row && file ? { row, file } : null;
  }
  async thumb(row: SampleRow): Promise<string> {
    const dir = path.join(this.#thumbs, row.id);
    const target = path.join(dir, `${row.bytes}.webp`);
    if (await stat(target).catch(() => null)) return target;
    await mkdir(dir, { recursive: true });
    // A folder of its own for each maker: several may need the same one first, also in other processes.
    const stage = await mkdtemp(path.join(dir, "making-"));
    try {
      const made = await makeThumb(stage, path.relative(stage, this.path(row)));
      await rename(path.join(stage, made.file), target);
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
    return target;
  }
  /** A copy of a sample as the files of an asset key, with its thumbnail. */
  async copyInto(store: FileStore, row: SampleRow, key: string): Promise<FileForms> {
    const stage = await store.stage();
    try {
      await copyFile(this.path(row), path.join(stage, `clean${path.extname(row.file)}`));
      const small = path.join(stage, "thumb.webp");
      await copyFile(await this.thumb(row), small);
      const { size } = await stat(small);
      await store.adopt(stage, key);
      const scale = Math.min(1, THUMB_SIDE / Math.max(row.width, row.height));
      const [width, height] = [Math.round(row.width * scale), Math.round(row.height * scale)];
      return {
        thumb: { file: "thumb.webp", mime: "image/webp", width, height, bytes: size },
      };
    } catch (error) {
      await store.discard(stage);
      throw error;
    }
  }
}
