import type { GenerationErrorCode } from "#wire/errors.ts";
import type { GarmentKind, ReadingFound, ReadingSubject } from "#wire/readings.ts";
import type { Body } from "#wire/tools/orders.ts";
import type { Chosen } from "#wire/tools/tool.ts";
import type { Feature, GarmentCategory, GenerationStep, InputRole } from "#wire/values.ts";
import type { EngineData } from "./data/pins.ts";

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

/** What is to be read in a picture; `strokes` is the path of a picture that mends the outline. */
export interface ReadingRequest {
  as: ReadingSubject;
  category: GarmentCategory;
  input: EngineInput;
  strokes: string | null;
}

/** What a garment's picture shows, told before an order. */
export interface GarmentReading {
  /**
   * Closed outlines, largest first, each a list of [x, y] in shares (0–1) of the picture's width and
   * height. Also there when the garment won't work, where something was found, to be mended.
   */
  outlines: readonly (readonly (readonly [number, number])[])[];
  /** Null when nothing that can be worn was found. */
  kind: GarmentKind | null;
  /** 0–1: how far the outline can be trusted. */
  sure: number;
  verdict: "fits" | "limited" | "unfit";
  /**
   * Why it doesn't simply fit: worn by somebody (cut from skin and hair), cut off by the picture's
   * border, an outline that can't be trusted all round; or the failure a run would end with.
   */
  reason: "worn" | "cut_off" | "unsure_outline" | GenerationErrorCode | null;
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
  /** Tells what a picture shows and whether it will do, before anything is ordered. */
  read(request: ReadingRequest, signal: AbortSignal): Promise<ReadingFound>;
}

/** Words that name nothing an engine can make, the sentence that says so, and what it can make. */
export interface Unable {
  words: string[];
  /** The words as they were said: neighbours in one piece. */
  phrases: string[];
  say: "instruction_words" | "hair_words" | "video_words";
  supported: readonly string[];
  /** Whether the rest of the order can be carried out without them. */
  leavesRest: boolean;
}

/** What a tool makes of an order, told before anything is spent. */
export interface Understood<F extends Feature = Feature> {
  model: string;
  /** The data it works with, which may still be on its way. */
  needs: readonly EngineData[];
  /** Settings it knows, and which of them it leaves unused and why. */
  settings: Record<string, { used: boolean; reason?: string }>;
  /** What it can't carry out of an order's instruction. */
  unable?: (chosen: Chosen<Body<F>>) => Unable | null;
}

/** A setting that only a provider reads. */
export const NEEDS_PROVIDER = { used: false, reason: "needs_provider" } as const;
