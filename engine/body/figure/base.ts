import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { modelsDir } from "../../data/keep.ts";
import { keptTargets, TARGET_BYTES } from "../../data/kept-targets.ts";
import { type Mesh, type ModelJson, readFaces, readModel } from "./model-json.ts";

/** MakeHuman's base mesh with what moves it; loaded once a process. */
export interface Base {
  /** The skin alone; positions and weights cover the helper geometry as well. */
  skin: Mesh;
  bones: readonly { name: string; parent: number }[];
  /** Vertices whose mean is a bone's end, by "<bone>____head" or "<bone>____tail". */
  joints: Readonly<Record<string, readonly number[]>>;
  /** [vertices, influences]: how much of a vertex follows which bone. */
  weights: Float32Array;
  bonesOf: Uint16Array;
  influences: number;
  /** Movement of every vertex at full strength, [vertices, 3], in 0.1 mm. */
  target(name: string): Promise<Int16Array>;
}

const loaded = new Map<string, Promise<Base>>();

/** The base mesh of a cache; a failed load is tried afresh by the next call. */
export function loadBase(cacheDir: string): Promise<Base> {
  let base = loaded.get(cacheDir);
  if (!base) {
    base = read(modelsDir(cacheDir));
    loaded.set(cacheDir, base);
    base.catch(() => loaded.delete(cacheDir));
  }
  return base;
}

interface BaseJson extends ModelJson {
  metadata: { joint_pos_idxs: Record<string, number[]> };
}

async function read(folder: string): Promise<Base> {
  const model = await readModel<BaseJson>(path.join(folder, "mh-base.json"));
  return {
    skin: {
      positions: Float32Array.from(model.vertices),
      uvs: Float32Array.from(model.uvs[0] ?? []),
      ...readFaces(model, (material) => material === "body"),
    },
    bones: model.bones,
    joints: model.metadata.joint_pos_idxs,
    weights: Float32Array.from(model.skinWeights),
    bonesOf: Uint16Array.from(model.skinIndices),
    influences: model.influencesPerVertex ?? 4,
    target: await targetReader(folder),
  };
}

/** Targets are read one by one when asked for, and kept: a figure uses some sixty of hundreds. */
async function targetReader(folder: string): Promise<Base["target"]> {
  const list = JSON.parse(await readFile(path.join(folder, "mh-target-list.json"), "utf8")) as {
    targets: Record<string, unknown>;
  };
  const places = new Map(keptTargets(Object.keys(list.targets)).map(({ name }, i) => [name, i]));
  const known = new Map<string, Promise<Int16Array>>();
  return (name) => {
    let target = known.get(name);
    if (!target) {
      const place = places.get(name);
      if (place === undefined) throw new Error(`no target ${name}`);
      target = readTarget(path.join(folder, "mh-targets.bin"), place);
      known.set(name, target);
    }
    return target;
  };
}

async function readTarget(file: string, place: number): Promise<Int16Array> {
  const bytes = new Uint8Array(TARGET_BYTES);
  const handle = await open(file);
  try {
    await handle.read(bytes, 0, TARGET_BYTES, place * TARGET_BYTES);
  } finally {
    await handle.close();
  }
  return new Int16Array(bytes.buffer);
}
