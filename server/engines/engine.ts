import type { GenerationErrorCode } from "#wire/errors.ts";
import type { Body } from "#wire/tools/tools.ts";
import type { Feature, GenerationStep, InputRole } from "#wire/values.ts";

/** One input picture, already upright, sRGB, 8 bit, stripped of metadata (see server/files). */
export interface EngineInput {
  role: InputRole;
  /** Absolute path of the cleaned picture on this machine. */
  path: string;
  mime: string;
  /** The category of a built-in sample garment, when the picture is one. */
  category?: string;
}

/** Everything a run may depend on: same inputs, settings and seed give the same bytes. */
export type EngineRequest<F extends Feature = Feature> = {
  [K in F]: {
    feature: K;
    /** As accepted on the wire, defaults filled in. */
    body: Readonly<Body<K>>;
    inputs: readonly EngineInput[];
    seed: number;
  };
}[F];

export interface EngineContext {
  /** Report a named step as it truly begins, and progress 0-99 within the whole run (never falls). */
  report(step: GenerationStep, progress: number): void;
  /** Aborted on cancel or deadline; a run stops at its next await. */
  signal: AbortSignal;
}

/** A finished file. `details` joins result.details on the wire. */
export interface EngineResult {
  file: Buffer;
  mime: "image/png" | "image/jpeg" | "video/mp4";
  width: number;
  height: number;
  details: Record<string, unknown>;
  /** Of a video: the same with the free plan's mark on every frame. */
  marked?: Buffer;
  /** Of a video: its first frame as a PNG. */
  poster?: Buffer;
}

/** A named failure a person can act on; anything else that is thrown is `engine_failed`. */
export class EngineFailure extends Error {
  readonly code: GenerationErrorCode;
  constructor(code: GenerationErrorCode, message: string = code) {
    super(message);
    this.name = "EngineFailure";
    this.code = code;
  }
}

/** What serves a feature: the local engine by default, providers by configuration. */
export interface Engine {
  readonly id: string;
  readonly model: string;
  /** Preview engines are labelled wherever a result is shown. */
  readonly preview: boolean;
  /** Loads what the first run needs (weights), so that a later run is warm. */
  warm(): Promise<void>;
  run(request: EngineRequest, context: EngineContext): Promise<EngineResult>;
}
