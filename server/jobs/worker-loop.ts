import type { Engine } from "#engine/contract.ts";
import { type FromWorker, JobFailed, type ToWorker } from "./job.ts";
import { produce } from "./produce.ts";

/**
 * The life of a forked worker: one job after another over the parent's channel, until the parent
 * closes it or dies. The engine is made at the first job and stays warm.
 */
export function serveJobs(createEngine: () => Engine): void {
  let engine: Engine | undefined;
  const send = (message: FromWorker) => {
    if (process.connected) process.send?.(message);
  };
  process.on("disconnect", () => process.exit(0));
  // A terminal's Ctrl+C reaches the whole group; the parent decides when its workers end.
  process.on("SIGINT", () => undefined);
  process.on("message", ({ job, dir }: ToWorker) => {
    engine ??= createEngine();
    const never = new AbortController().signal;
    const report = (step: Parameters<Parameters<typeof produce>[3]>[0], progress: number) =>
      send({ type: "progress", step, progress });
    produce(engine, job, dir, report, never).then(
      (produced) => send({ type: "done", produced }),
      (error: unknown) => {
        const { code, message } =
          error instanceof JobFailed ? error : new JobFailed("engine_failed", String(error));
        send({ type: "failed", code, message });
      },
    );
  });
}
