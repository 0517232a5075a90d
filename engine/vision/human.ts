import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { modelsDir } from "../data/keep.ts";
import type { Plane, Rgb } from "../image/raster.ts";

/** A face as the face model finds it. */
export interface FaceFound {
  /** x, y, width, height in pixels. */
  box: [number, number, number, number];
  score: number;
  /** The face's outline in pixels, closed, about 36 points. */
  oval: [number, number][];
  /** Named lines of the face mesh in pixels (lipsUpperOuter, leftEyeLower0 and the like). */
  lines: Readonly<Record<string, readonly [number, number][]>>;
  /** All 468 points of the face mesh in pixels, in MediaPipe's order. */
  mesh: readonly [number, number][];
}
/** A joint as the pose model finds it; `position` in pixels. */
export interface JointFound {
  part: string;
  position: [number, number];
  /** 0–1: how sure the model is that the joint is in the picture. */
  score: number;
}
/** A body as the pose model finds it. */
export interface BodyFound {
  joints: JointFound[];
  /** 0–1: how sure the model is that there is a body. */
  score: number;
}

/** The vision models, loaded once a process and kept warm. One call at a time. */
export interface Vision {
  faces(image: Rgb): Promise<FaceFound[]>;
  /**
   * The one body the pose model finds. The picture must show all of it, or have room for the rest.
   */
  body(image: Rgb): Promise<BodyFound>;
  /** The segmentation model's raw answer, 0–1 (1 person), at the picture's size. */
  segment(image: Rgb): Promise<Plane>;
}

interface Tensor {
  shape: number[];
  data(): Promise<ArrayLike<number>>;
  dispose(): void;
}
/** The part of @vladmandic/human used here; its own types are not reachable by its exports. */
interface Human {
  tf: {
    ready(): Promise<void>;
    tensor(values: Float32Array, shape: number[]): Tensor;
  };
  load(): Promise<void>;
  detect(
    tensor: Tensor,
    config: Record<"face" | "body", { enabled: boolean }>,
  ): Promise<{
    face: {
      box: FaceFound["box"];
      score: number;
      mesh?: [number, number, number][];
      annotations?: Record<string, [number, number, number][]>;
    }[];
    body: { score: number; keypoints: { part: string; position: number[]; score: number }[] }[];
    error?: unknown;
  }>;
  segmentation(tensor: Tensor): Promise<Tensor | null>;
}

const loaded = new Map<string, Promise<Vision>>();

/** Loads the vision models from a cache folder, once; after a failure the next call tries again. */
export function loadVision(cacheDir: string): Promise<Vision> {
  const folder = modelsDir(cacheDir);
  let vision = loaded.get(folder);
  if (!vision) {
    vision = start(folder);
    loaded.set(folder, vision);
    vision.catch(() => loaded.delete(folder));
  }
  return vision;
}

async function start(folder: string): Promise<Vision> {
  readFilesByFetch();
  const require = createRequire(import.meta.url);
  // The wasm build is not among the package's exports, so it is required by its path.
  const dist = path.dirname(require.resolve("@vladmandic/human"));
  const { Human } = require(path.join(dist, "human.node-wasm.js")) as {
    Human: new (config: object) => Human;
  };
  const human = new Human({
    backend: "wasm",
    wasmPath: folderUrl(wasmFolder(require)),
    modelBasePath: folderUrl(folder),
    debug: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: true,
      detector: { modelPath: "blazeface.json", rotation: false, maxDetected: 6 },
      mesh: { enabled: true },
      attention: { enabled: false },
      iris: { enabled: false },
      description: { enabled: false },
      emotion: { enabled: false },
    },
    body: { enabled: true, modelPath: "blazepose-heavy.json" },
    hand: { enabled: false },
    object: { enabled: false },
    gesture: { enabled: false },
    segmentation: { enabled: true, modelPath: "selfie.json", mode: "alpha" },
  });
  await human.load();
  await human.tf.ready();
  const tensorOf = (image: Rgb) =>
    human.tf.tensor(new Float32Array(image.data), [1, image.height, image.width, 3]);
  const detect = async (image: Rgb, what: "face" | "body") => {
    const tensor = tensorOf(image);
    try {
      // The library keeps settings between calls, so each call sets both.
      const found = await human.detect(tensor, {
        face: { enabled: what === "face" },
        body: { enabled: what === "body" },
      });
      if (found.error) throw new Error(String(found.error));
      return found;
    } finally {
      tensor.dispose();
    }
  };
  return {
    async faces(image) {
      const { face } = await detect(image, "face");
      return face.map(({ box, score, mesh, annotations }) => ({
        box,
        score,
        mesh: flat(mesh),
        oval: flat(annotations?.silhouette),
        lines: Object.fromEntries(
          Object.entries(annotations ?? {}).map(([name, line]) => [name, flat(line)]),
        ),
      }));
    },
    async body(image) {
      const body = (await detect(image, "body")).body[0];
      return {
        joints: (body?.keypoints ?? []).map((joint) => ({
          part: joint.part,
          position: [joint.position[0] ?? 0, joint.position[1] ?? 0],
          score: joint.score,
        })),
        score: body?.score ?? 0,
      };
    },
    async segment(image) {
      const tensor = tensorOf(image);
      const answer = await human.segmentation(tensor);
      try {
        if (!answer) throw new Error("the matte model gave no answer");
        const [height = 0, width = 0, channels = 1] = answer.shape.slice(-3);
        const values = await answer.data();
        const data = new Float32Array(width * height);
        for (let i = 0; i < data.length; i++) data[i] = values[i * channels + channels - 1] / 255;
        return { data, width, height };
      } finally {
        answer?.dispose();
        tensor.dispose();
      }
    },
  };
}

/**
 * x, y pairs of a line of the mesh; points of models that are not loaded (the iris) are missing.
 */
const flat = (line: readonly ([number, number, number] | undefined)[] = []) =>
  line.flatMap((point): [number, number][] => (point ? [[point[0], point[1]]] : []));

function wasmFolder(require: NodeJS.Require): string {
  const entry = require.resolve("@tensorflow/tfjs-backend-wasm");
  for (let folder = path.dirname(entry); ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, "wasm-out");
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error("the wasm backend's files are missing");
  }
}

const folderUrl = (folder: string) => `${pathToFileURL(folder).href}/`;

let patched = false;
/** Lets fetch read file: URLs, which Node's does not and by which tfjs loads its models. */
function readFilesByFetch(): void {
  if (patched) return;
  patched = true;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith("file:")) return network(input, init);
    const type = url.endsWith(".json")
      ? "application/json"
      : url.endsWith(".wasm")
        ? "application/wasm"
        : "application/octet-stream";
    return new Response(await readFile(fileURLToPath(url)), { headers: { "content-type": type } });
  };
}
