import type { EngineRequest, ReadingRequest } from "#engine/contract.ts";
import type { FileForms } from "#server/db/schema.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import type { ReadingFound } from "#wire/readings.ts";
import type { GenerationStep } from "#wire/values.ts";

/** A run as a worker gets it. */
export type Job = EngineRequest & {
  id: string;
  /** Fencing number: a finish with an older one is refused. */
  attempt: number;
};
/** What a worker leaves in its folder. */
export interface Produced {
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  alpha: boolean;
  forms: FileForms;
  details: Record<string, unknown>;
}
export type ReportProgress = (step: GenerationStep, progress: number) => void;

/** Makes a job's files in `dir`. Aborting ends it at once, whatever it is doing. */
export interface Runner {
  run(job: Job, dir: string, report: ReportProgress, signal: AbortSignal): Promise<Produced>;
  /** Reads a picture. Aborting ends it at once. */
  read(request: ReadingRequest, signal: AbortSignal): Promise<ReadingFound>;
  stop(): Promise<void>;
}
/** The engine refused with a reason a person can act on, or broke (engine_failed). */
export class JobFailed extends Error {
  readonly code: GenerationErrorCode;
  constructor(code: GenerationErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}
/** The worker itself is gone: killed, out of memory, crashed. */
export class WorkerDied extends Error {}

/** What the dispatcher asks of the product; given by the composition, so that jobs know no operation. */
export interface JobHooks {
  /** The next run to make, now held by this process; null when there is none. */
  claim(): Promise<Job | null>;
  /** Keeps the lease. False when the run is no longer ours: cancelled, timed out or passed on. */
  heartbeat(job: Job): Promise<boolean>;
  progress(job: Job, step: GenerationStep, progress: number): Promise<void>;
  complete(job: Job, dir: string, produced: Produced): Promise<void>;
  fail(job: Job, code: GenerationErrorCode): Promise<void>;
  /** The worker died with it: queued once more, or failed and refunded at the second death. */
  died(job: Job): Promise<void>;
  /** Back to the queue untouched, for a planned stop. */
  giveBack(job: Job): Promise<void>;
  /** Ends overdue runs and recovers those whose process is gone. */
  watch(): Promise<void>;
}
/** What the dispatcher of readings asks of the product. */
export interface ReadingHooks {
  /** The next picture to read, now held by this process; null when there is none. */
  claim(): Promise<{ id: string; request: ReadingRequest } | null>;
  found(id: string, found: ReadingFound): Promise<void>;
  /** The worker died with it or threw: read once more, or given up the second time. */
  broke(id: string): Promise<void>;
}
/** Messages between the parent and a forked worker. */
export type ToWorker =
  | { type: "run"; job: Job; dir: string }
  | { type: "read"; request: ReadingRequest };
export type FromWorker =
  | { type: "progress"; step: GenerationStep; progress: number }
  | { type: "done"; produced: Produced }
  | { type: "found"; found: ReadingFound }
  | { type: "failed"; code: GenerationErrorCode; message: string };
