import type { Engine } from "#engine/contract.ts";
import { type FromWorker, JobFailed, type ReportProgress, type ToWorker } from "./job.ts";
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
  process.on("message", (message: ToWorker) => {
    engine ??= createEngine();
    answerTo(engine, message, send).then(send, (error: unknown) => {
      const { code, message } =
        error instanceof JobFailed ? error : new JobFailed("engine_failed", String(error));
      send({ type: "failed", code, message });
    });
  });
}

async function answerTo(
  engine: Engine,
  message: ToWorker,
  send: (message: FromWorker) => void,
): Promise<FromWorker> {
  const never = new AbortController().signal;
  if (message.type === "read") {
    return { type: "found", found: await engine.read(message.request, never) };
  }
  const report: ReportProgress = (step, progress) => send({ type: "progress", step, progress });
  return {
    type: "done",
    produced: await produce(engine, message.job, message.dir, report, never),
  };
}
