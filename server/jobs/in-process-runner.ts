import type { Engine, ReadingRequest } from "#engine/contract.ts";
import type { ReadingFound } from "#wire/readings.ts";
import type { Job, Produced, ReportProgress, Runner } from "./job.ts";
import { produce } from "./produce.ts";

/** Runs jobs in this very process: for engines that wait for a provider, and for tests. */
export class InProcessRunner implements Runner {
  readonly #engine: Engine;
  constructor(engine: Engine) {
    this.#engine = engine;
  }
  run(job: Job, dir: string, report: ReportProgress, signal: AbortSignal): Promise<Produced> {
    return unlessAborted(produce(this.#engine, job, dir, report, signal), signal);
  }
  read(request: ReadingRequest, signal: AbortSignal): Promise<ReadingFound> {
    return unlessAborted(this.#engine.read(request, signal), signal);
  }
  async stop(): Promise<void> {}
}

function unlessAborted<Made>(made: Promise<Made>, signal: AbortSignal): Promise<Made> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([made, aborted]);
}
