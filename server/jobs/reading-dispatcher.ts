import type { Logger } from "pino";
import { TIMES } from "#wire/limits.ts";
import type { ReadingHooks, Runner } from "./job.ts";

const WATCH_MS = 5000;

/**
 * Has pictures read, one after another, beside the runs: somebody waits before the screen for each.
 * A reading whose ticket or holder was lost is found again within seconds.
 */
export class ReadingDispatcher {
  readonly #runner: Runner;
  readonly #hooks: ReadingHooks;
  readonly #log: Logger;
  #now: AbortController | undefined;
  #stopping = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: { runner: Runner; hooks: ReadingHooks; log: Logger }) {
    this.#runner = parts.runner;
    this.#hooks = parts.hooks;
    this.#log = parts.log;
  }
  /** Starts the watch for readings without a ticket. */
  start() {
    this.#timer = setInterval(() => this.pump(), WATCH_MS).unref();
  }
  /** Looks for readings that wait, without a ticket. */
  pump() {
    this.ticket().catch((error) => this.#log.warn({ err: error }, "a picture could not be read"));
  }
  /** A ticket came: reads until nothing waits. */
  async ticket(): Promise<void> {
    if (this.#now) return;
    const mine = new AbortController();
    this.#now = mine;
    try {
      while (!this.#stopping && (await this.#next(mine.signal)));
    } finally {
      this.#now = undefined;
    }
  }
  /** Ends at once: what is being read is read again by whoever comes next. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    this.#now?.abort(new Error("stopping"));
  }

  async #next(stopped: AbortSignal): Promise<boolean> {
    const next = await this.#hooks.claim();
    if (!next) return false;
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMES.reading)]);
    const outcome = await this.#runner.read(next.request, signal).then(
      (found) => () => this.#hooks.found(next.id, found),
      (error: unknown) => {
        this.#log.warn({ err: error, reading: next.id }, "a reading broke");
        return () => this.#hooks.broke(next.id);
      },
    );
    await outcome();
    return true;
  }
}
