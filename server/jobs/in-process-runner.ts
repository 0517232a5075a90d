import type { Engine } from "#engine/contract.ts";
import type { Job, Produced, ReportProgress, Runner } from "./job.ts";
import { produce } from "./produce.ts";

/** Runs jobs in this very process: for engines that wait for a provider, and for tests. */
export class InProcessRunner implements Runner {
  readonly #engine: Engine;
  constructor(engine: Engine) {
    this.#engine = engine;
  }
  run(job: Job, dir: string, report: ReportProgress, signal: AbortSignal): Promise<Produced> {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([produce(this.#engine, job, dir, report, signal), aborted]);
  }
  async stop(): Promise<void> {}
}
