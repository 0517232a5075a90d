import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";
import type { Logger } from "pino";
import {
  type FromWorker,
  type Job,
  JobFailed,
  type Produced,
  type ReportProgress,
  type Runner,
  type ToWorker,
  WorkerDied,
} from "./job.ts";

/** Politeness towards the API process on the same cores. */
const NICENESS = 10;
const IDLE_MS = 5 * 60_000;

interface Worker {
  child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Runs each job in a forked child of its own, one at a time a child: heavy work never stands in
 * the API's way, and a cancel is a kill. Children start at the first job and end after five idle
 * minutes; a dead one is replaced at the next job.
 */
export class ForkRunner implements Runner {
  readonly #entry: string;
  readonly #arguments: string[];
  readonly #log: Logger;
  readonly #idle = new Set<Worker>();
  readonly #all = new Set<Worker>();

  constructor(entry: string, args: string[], log: Logger) {
    this.#entry = entry;
    this.#arguments = args;
    this.#log = log;
  }

  run(job: Job, dir: string, report: ReportProgress, signal: AbortSignal): Promise<Produced> {
    const worker = this.#take();
    const { child } = worker;
    return new Promise((resolve, reject) => {
      const onMessage = (message: FromWorker) => {
        if (message.type === "progress") return report(message.step, message.progress);
        settle();
        this.#rest(worker);
        if (message.type === "done") return resolve(message.produced);
        this.#log.info(
          { job: job.id, code: message.code, reason: message.message },
          "a run failed",
        );
        reject(new JobFailed(message.code, message.message));
      };
      const onExit = (code: number | null, name: string | null) => {
        settle();
        if (signal.aborted) return reject(signal.reason);
        reject(new WorkerDied(`worker ended with ${name ?? code}`));
      };
      const onAbort = () => {
        child.kill("SIGKILL");
      };
      const settle = () => {
        child.off("message", onMessage);
        child.off("exit", onExit);
        signal.removeEventListener("abort", onAbort);
      };
      child.on("message", onMessage);
      child.once("exit", onExit);
      signal.addEventListener("abort", onAbort);
      if (signal.aborted) onAbort();
      else child.send({ type: "run", job, dir } satisfies ToWorker, (error) => error && onAbort());
    });
  }

  /** Ends every child at once. */
  async stop(): Promise<void> {
    for (const { child, idle } of this.#all) {
      clearTimeout(idle);
      child.kill("SIGKILL");
    }
  }

  #take(): Worker {
    for (const worker of this.#idle) {
      clearTimeout(worker.idle);
      this.#idle.delete(worker);
      if (worker.child.connected) return worker;
    }
    // Nothing of a worker may reach stdout, which carries the ready line alone.
    const child = fork(this.#entry, this.#arguments, {
      stdio: ["ignore", 2, 2, "ipc"],
      serialization: "advanced",
    });
    const worker: Worker = { child, idle: undefined };
    this.#all.add(worker);
    child.on("error", (error) => this.#log.warn({ err: error }, "worker"));
    child.once("exit", () => {
      clearTimeout(worker.idle);
      this.#all.delete(worker);
      this.#idle.delete(worker);
    });
    if (child.pid) {
      try {
        os.setPriority(child.pid, NICENESS);
      } catch {
        // Some containers refuse it; the work is the same, only less polite.
      }
    }
    return worker;
  }
  #rest(worker: Worker) {
    this.#idle.add(worker);
    worker.idle = setTimeout(() => worker.child.disconnect(), IDLE_MS).unref();
  }
}
