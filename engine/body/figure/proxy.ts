import path from "node:path";
import { modelsDir } from "../../data/keep.ts";
import { type Mesh, type ModelJson, readFaces, readModel } from "./model-json.ts";

/** Something worn on the base mesh (clothes, hair, eyes): it follows every shape and pose. */
export interface ProxyMesh {
  mesh: Omit<Mesh, "positions">;
  /** [vertices, 3] base vertices each of its own hangs on, and their shares. */
  anchors: Uint32Array;
  shares: Float32Array;
  /** [vertices, 3] decimetres off the place between the anchors, on the unmoved base. */
  offsets: Float32Array;
  /** 1 for base vertices it hides; empty when it hides none. */
  hides: Uint8Array;
}

interface ProxyJson extends ModelJson {
  ref_vIdxs: number[][];
  weights: number[][];
  offsets: number[][];
  metadata: { deleteVerts?: number[] };
}

const loaded = new Map<string, Promise<ProxyMesh>>();

/** Loads a proxy of the cache by its name in data/pins.ts, say "eyes-low-poly"; kept once read. */
export function loadProxy(cacheDir: string, name: string): Promise<ProxyMesh> {
  const file = path.join(modelsDir(cacheDir), `mh-${name}.json`);
  let proxy = loaded.get(file);
  if (!proxy) {
    proxy = read(file);
    loaded.set(file, proxy);
    proxy.catch(() => loaded.delete(file));
  }
  return proxy;
}

async function read(file: string): Promise<ProxyMesh> {
  const model = await readModel<ProxyJson>(file);
  return {
    mesh: { uvs: Float32Array.from(model.uvs[0] ?? []), ...readFaces(model) },
    anchors: Uint32Array.from(model.ref_vIdxs.flat()),
    shares: Float32Array.from(model.weights.flat()),
    offsets: Float32Array.from(model.offsets.flat()),
    hides: Uint8Array.from(model.metadata.deleteVerts ?? []),
  };
}

/** The size of what a proxy hangs on now, over its size on the unmoved base, by axis. */
export function growthOf(
  { anchors }: ProxyMesh,
  unmoved: Float32Array,
  now: Float32Array,
): [number, number, number] {
  const extent = (positions: Float32Array, axis: number) => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const v of anchors) {
      low = Math.min(low, positions[v * 3 + axis]);
      high = Math.max(high, positions[v * 3 + axis]);
    }
    return high - low;
  };
  const ratio = (axis: number) => extent(now, axis) / Math.max(1e-6, extent(unmoved, axis));
  return [ratio(0), ratio(1), ratio(2)];
}

/** Where a proxy's vertices lie on a shaped, unposed base. `scale` stretches its offsets by axis. */
export function fitProxy(
  proxy: ProxyMesh,
  positions: Float32Array,
  scale: readonly [number, number, number],
): Float32Array {
  const { anchors, shares, offsets } = proxy;
  const fitted = new Float32Array(offsets.length);
  for (let i = 0; i < offsets.length; i += 3) {
    for (let c = 0; c < 3; c++) {
      let at = offsets[i + c] * scale[c];
      for (let k = 0; k < 3; k++) at += shares[i + k] * positions[anchors[i + k] * 3 + c];
      fitted[i + c] = at;
    }
  }
  return fitted;
}

/** The movements of a proxy's vertices, between those of what they hang on. */
export function proxyMovements({ anchors, shares }: ProxyMesh, base: Float32Array): Float32Array {
  const movements = new Float32Array((anchors.length / 3) * 12);
  for (let i = 0; i < anchors.length; i++) {
    const to = Math.floor(i / 3) * 12;
    const from = anchors[i] * 12;
    for (let q = 0; q < 12; q++) movements[to + q] += shares[i] * base[from + q];
  }
  return movements;
}
