import { createHash } from "node:crypto";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CACHE_DIR } from "#tests/engine/support.ts";
import { modelsDir } from "./data/keep.ts";
import { ENGINE_FILES } from "./data/pins.ts";
import { unpack } from "./data/unpack.ts";
import { readMembers } from "./data/untar.ts";
import { engineDataReady, ensureEngineData } from "./data.ts";

let cacheDir = "";

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), "mau-engine-"));
  await mkdir(modelsDir(cacheDir));
  for (const { name } of ENGINE_FILES) {
    await copyFile(path.join(modelsDir(CACHE_DIR), name), path.join(modelsDir(cacheDir), name));
  }
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const model = (name: string) => path.join(modelsDir(cacheDir), name);

describe("the engine's data", () => {
  it("leaves files alone that are right", async () => {
    const before = await stat(model("facemesh.bin"));
    await ensureEngineData({
      cacheDir,
      onProgress: () => expect.unreachable("nothing is fetched"),
    });
    const after = await stat(model("facemesh.bin"));
    expect(after.mtimeMs).toBe(before.mtimeMs);
    expect(after.ino).toBe(before.ino);
  });

  it("mends a file that was cut short", async () => {
    await truncate(model("facemesh.bin"), 1000);
    expect(await engineDataReady(cacheDir)).toBe(false);
    await ensureEngineData({ cacheDir });
    expect(await engineDataReady(cacheDir)).toBe(true);
  });

  it("mends a file of the right length with wrong bytes", async () => {
    const { size } = await stat(model("blazeface.bin"));
    await writeFile(model("blazeface.bin"), Buffer.alloc(size, 7));
    await ensureEngineData({ cacheDir });
    const reference = await stat(path.join(modelsDir(CACHE_DIR), "blazeface.bin"));
    expect((await stat(model("blazeface.bin"))).size).toBe(reference.size);
    await expect(ensureEngineData({ cacheDir })).resolves.toBeUndefined();
  });

  it("lets several set-ups run at once and leaves nothing behind", async () => {
    await truncate(model("iris.bin"), 10);
    await writeFile(`${model("iris.bin")}.left.part`, "from a killed set-up");
    await Promise.all([1, 2, 3].map(() => ensureEngineData({ cacheDir })));
    expect(await engineDataReady(cacheDir)).toBe(true);
    expect(await readdir(cacheDir)).toEqual(["models"]);
    expect(await readdir(modelsDir(cacheDir))).toHaveLength(ENGINE_FILES.length);
  });

  it("tells of each set on its own, so that no tool waits for another's", async () => {
    const order: string[] = [];
    await ensureEngineData({ cacheDir, onReady: (data) => void order.push(data) });
    expect(order).toEqual(["vision", "figure"]);
    await truncate(model("mh-base.json"), 100);
    expect(await engineDataReady(cacheDir, ["vision"])).toBe(true);
    expect(await engineDataReady(cacheDir, ["figure"])).toBe(false);
  });

  it("stops waiting for another set-up when aborted", async () => {
    await truncate(model("iris.bin"), 10);
    await mkdir(path.join(cacheDir, "set-up.lock"));
    const signal = AbortSignal.timeout(300);
    await expect(ensureEngineData({ cacheDir, signal })).rejects.toThrow();
  });
});

describe("reading an archive", () => {
  it("gives the members asked for, whole and in order", async () => {
    const file = path.join(cacheDir, "small.tgz");
    const long = Buffer.alloc(70_000, "x");
    await writeFile(
      file,
      gzipSync(
        Buffer.concat([
          member("package/a.txt", Buffer.from("first")),
          member("package/skipped.bin", long),
          member("package/b.bin", long),
          Buffer.alloc(1024),
        ]),
      ),
    );
    const found: string[] = [];
    const keep = (name: string) =>
      [
        name,
        {
          take: async (bytes: Buffer) => {
            found.push(`${name} ${bytes.length}`);
          },
        },
      ] as const;
    await readMembers(file, new Map([keep("package/a.txt"), keep("package/b.bin")]));
    expect(found).toEqual(["package/a.txt 5", "package/b.bin 70000"]);
  });
});

describe("unpacking", () => {
  const pinned = (bytes: Buffer) => ({
    name: "part.bin",
    member: "deep/all.bin",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  const whole = Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * 7) % 251));
  const archive = async () => {
    const file = path.join(cacheDir, "parts.tgz");
    const members = [member("package/deep/all.bin", whole), Buffer.alloc(1024)];
    await writeFile(file, gzipSync(Buffer.concat(members)));
    return file;
  };

  it("cuts runs of bytes out of a member, one after the other", async () => {
    const slices = [
      { from: 10, length: 5 },
      { from: 40_000, length: 30_000 },
      { from: 89_999, length: 1 },
    ];
    const wanted = Buffer.concat(
      slices.map(({ from, length }) => whole.subarray(from, from + length)),
    );
    await unpack(cacheDir, await archive(), [pinned(wanted)], undefined, () => slices);
    expect((await readFile(model("part.bin"))).equals(wanted)).toBe(true);
  });

  it("refuses what is not the pinned file and leaves nothing of it", async () => {
    const other = pinned(Buffer.from("something else"));
    await expect(unpack(cacheDir, await archive(), [other])).rejects.toThrow("not the pinned file");
    expect((await readdir(modelsDir(cacheDir))).filter((name) => name.includes("part"))).toEqual(
      [],
    );
  });

  it("says what an archive lacks", async () => {
    const absent = { ...pinned(whole), member: "elsewhere.bin" };
    await expect(unpack(cacheDir, await archive(), [absent])).rejects.toThrow("lacks part.bin");
  });
});

/** A ustar header and its padded bytes. */
function member(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
  header.write("ustar\0", 257);
  const padding = Buffer.alloc((512 - (bytes.length % 512)) % 512);
  return Buffer.concat([header, bytes, padding]);
}
