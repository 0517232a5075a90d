import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";
import type { Logger } from "pino";
import type { ReadingRequest } from "#engine/contract.ts";
import type { ReadingFound } from "#wire/readings.ts";
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

/** What ends a child's work on one thing. */
type LastAnswer = Exclude<FromWorker, { type: "progress" }>;

interface Worker {
  child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Runs each job, and each reading, in a forked child of its own, one at a time a child: heavy work never stands in
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

  async run(job: Job, dir: string, report: ReportProgress, signal: AbortSignal): Promise<Produced> {
    const answer = await this.#ask({ type: "run", job, dir }, report, signal);
    if (answer.type === "done") return answer.produced;
    throw this.#refused(job.id, answer);
  }

  async read(request: ReadingRequest, signal: AbortSignal): Promise<ReadingFound> {
    const answer = await this.#ask({ type: "read", request }, () => undefined, signal);
    if (answer.type === "found") return answer.found;
    throw this.#refused("reading", answer);
  }

  #refused(job: string, answer: LastAnswer): JobFailed {
    if (answer.type !== "failed") return new JobFailed("engine_failed", `answered ${answer.type}`);
    this.#log.info({ job, code: answer.code, reason: answer.message }, "a run failed");
    return new JobFailed(answer.code, answer.message);
  }

  /** Gives a child something to do and waits for its last word. */
  #ask(message: ToWorker, report: ReportProgress, signal: AbortSignal): Promise<LastAnswer> {
    const worker = this.#take();
    const { child } = worker;
    return new Promise((resolve, reject) => {
      const onMessage = (answer: FromWorker) => {
        if (answer.type === "progress") return report(answer.step, answer.progress);
        settle();
        this.#rest(worker);
        resolve(answer);
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
      else child.send(message, (error) => error && onAbort());
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
