import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { FileStore } from "#server/files/store.ts";
import type { GenerationStep } from "#wire/values.ts";
import type { EventHub } from "../events/event-hub.ts";
import { type Job, JobFailed, type JobHooks, type Runner, WorkerDied } from "./job.ts";

const HEARTBEAT_MS = 2000;
const WATCH_MS = 2000;
/** Progress rows are written at most this often for a run. */
const PROGRESS_MS = 300;
/** How long a planned stop lets running jobs finish before they go back to the queue. */
const DRAIN_MS = 8000;

interface Running {
  job: Job;
  abort: AbortController;
}

/** Takes runs from the queue, watches over them, and hands their outcome to the product. */
export class Dispatcher {
  readonly #runner: Runner;
  readonly #hooks: JobHooks;
  readonly #store: FileStore;
  readonly #log: Logger;
  readonly #width: number;
  readonly #running = new Map<string, Running>();
  #busy = 0;
  #stopping = false;
  #timer: NodeJS.Timeout | undefined;
  #unlisten: (() => void) | undefined;

  constructor(parts: {
    runner: Runner;
    hooks: JobHooks;
    store: FileStore;
    log: Logger;
    width: number;
  }) {
    this.#runner = parts.runner;
    this.#hooks = parts.hooks;
    this.#store = parts.store;
    this.#log = parts.log;
    this.#width = parts.width;
  }

  /** Starts the watch; `hub` tells of cancels within milliseconds. */
  start(hub: EventHub) {
    const tick = async () => {
      await this.#hooks.watch().catch((error) => this.#log.warn({ err: error }, "watch"));
      // Runs whose ticket was lost with a killed process start here.
      if (!this.#stopping) this.pump();
      if (!this.#stopping) this.#timer = setTimeout(tick, WATCH_MS).unref();
    };
    this.#timer = setTimeout(tick, 0).unref();
    this.#unlisten = hub.listenAll((event) => {
      const running = event?.type === "generation" ? this.#running.get(event.ref) : undefined;
      if (running) this.#check(running);
    });
  }
  /** Looks for runs that wait, without a ticket. */
  pump() {
    this.ticket().catch((error) => this.#log.warn({ err: error }, "a run could not be taken"));
  }
  /** A ticket came: makes runs until none waits or every place is taken. */
  async ticket(): Promise<void> {
    while (this.#busy < this.#width && !this.#stopping) {
      this.#busy++;
      const ran = await this.#next().finally(() => {
        this.#busy--;
      });
      if (!ran) return;
    }
  }
  /** Takes no new runs, waits for the running ones a while, gives back the rest. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#timer);
    this.#unlisten?.();
    const deadline = Date.now() + DRAIN_MS;
    while (this.#running.size > 0 && Date.now() < deadline) await sleep(50);
    const left = [...this.#running.values()];
    for (const { abort } of left) abort.abort(new Error("stopping"));
    await this.#runner.stop();
    for (const { job } of left) await this.#hooks.giveBack(job);
    while (this.#busy > 0) await sleep(20);
  }

  async #next(): Promise<boolean> {
    const job = await this.#hooks.claim();
    if (!job) return false;
    const running: Running = { job, abort: new AbortController() };
    this.#running.set(job.id, running);
    const heart = setInterval(() => this.#check(running), HEARTBEAT_MS);
    try {
      await this.#make(running);
    } finally {
      clearInterval(heart);
      this.#running.delete(job.id);
    }
    return true;
  }

  async #make({ job, abort }: Running) {
    const dir = await this.#store.stage();
    const report = this.#progressOf(job);
    try {
      const outcome = await this.#runner.run(job, dir, report.report, abort.signal).then(
        (produced) => () => this.#hooks.complete(job, dir, produced),
        (error: unknown) => () => this.#end(job, error, abort.signal.aborted),
      );
      await report.close();
      await outcome();
    } catch (error) {
      // The database is away: the lease runs out and the watchdog takes the run from there.
      this.#log.error({ err: error, job: job.id }, "an outcome could not be written");
    } finally {
      await this.#store.discard(dir);
    }
  }
  async #end(job: Job, error: unknown, aborted: boolean): Promise<void> {
    if (aborted) return;
    if (error instanceof WorkerDied) return this.#hooks.died(job);
    if (error instanceof JobFailed) return this.#hooks.fail(job, error.code);
    this.#log.error({ err: error, job: job.id }, "a run failed with an unexpected error");
    return this.#hooks.fail(job, "engine_failed");
  }

  /** Keeps the lease, or ends the worker of a run that is no longer ours. */
  #check({ job, abort }: Running) {
    this.#hooks.heartbeat(job).then(
      (ours) => {
        if (!ours) abort.abort(new Error("no longer ours"));
      },
      (error) => this.#log.warn({ err: error, job: job.id }, "heartbeat"),
    );
  }

  /** Writes the first progress at once, then the newest at most every 300 ms, in order. */
  #progressOf(job: Job) {
    let newest: { step: GenerationStep; progress: number } | undefined;
    let timer: NodeJS.Timeout | undefined;
    let writing: Promise<void> = Promise.resolve();
    const write = () => {
      timer = undefined;
      if (!newest) return;
      const { step, progress } = newest;
      newest = undefined;
      writing = writing
        .then(() => this.#hooks.progress(job, step, progress))
        .catch((error) => this.#log.warn({ err: error, job: job.id }, "progress"));
      timer = setTimeout(write, PROGRESS_MS);
    };
    return {
      report: (step: GenerationStep, progress: number) => {
        newest = { step, progress };
        if (!timer) write();
      },
      close: async () => {
        clearTimeout(timer);
        newest = undefined;
        await writing;
      },
    };
  }
}
