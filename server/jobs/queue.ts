import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "#server/db/pool.ts";
import { type ConnectionSettings, poolOptions } from "#server/db/pool.ts";

const QUEUE = "generations";
const DELIVERIES = "webhooks";
const READINGS = "readings";
/** Deliveries at once: it takes this many slow receivers to delay others, and then for seconds. */
const DELIVERIES_AT_ONCE = 4;

/** The queue as operations see it: a ticket that says "there is a run to make". */
export interface JobQueue {
  /** Adds a ticket inside the transaction that made the run: both happen or neither does. */
  send(tx: Transaction): Promise<void>;
  /** A ticket that says "a hook is to be told", for a moment that may be hours away. */
  sendDelivery(tx: Transaction, at: Date): Promise<void>;
  /** A ticket that says "a picture is to be read". */
  sendReading(tx: Transaction): Promise<void>;
  healthy(): boolean;
}

/**
 * pg-boss carries tickets; which run a ticket leads to is decided when it is taken (fairly, and by
 * priority), so a lost or a doubled ticket does no harm.
 */
export class BossQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  #started = false;
  #work: string | undefined;
  #deliveries: string | undefined;
  #readings: string | undefined;

  constructor(settings: ConnectionSettings, log: Logger) {
    this.#log = log;
    const { host, user, database, connectionString } = poolOptions(settings);
    this.#boss = new PgBoss({
      ...(connectionString ? { connectionString } : {}),
      ...(host ? { host } : {}),
      ...(user ? { user } : {}),
      ...(database ? { database } : {}),
      max: 4,
      application_name: "mau-studio-queue",
      useListenNotify: true,
      schedule: false,
      monitorVacuum: false,
    });
    this.#boss.on("error", (error) => this.#log.warn({ err: error }, "queue"));
  }
  async start(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(QUEUE, {
      notify: true,
      retryLimit: 1,
      expireInSeconds: 1800,
      deleteAfterSeconds: 3600,
    });
    await this.#boss.createQueue(DELIVERIES, {
      notify: true,
      retryLimit: 1,
      expireInSeconds: 600,
      deleteAfterSeconds: 3600,
    });
    await this.#boss.createQueue(READINGS, {
      notify: true,
      retryLimit: 1,
      expireInSeconds: 600,
      deleteAfterSeconds: 3600,
    });
    this.#started = true;
  }
  healthy = (): boolean => this.#started;
  async send(tx: Transaction): Promise<void> {
    await this.#boss.send(QUEUE, {}, { db: fromDrizzle(tx, sql) });
  }
  async sendDelivery(tx: Transaction, at: Date): Promise<void> {
    await this.#boss.send(DELIVERIES, {}, { db: fromDrizzle(tx, sql), startAfter: at });
  }
  async sendReading(tx: Transaction): Promise<void> {
    await this.#boss.send(READINGS, {}, { db: fromDrizzle(tx, sql) });
  }
  /** Reads pictures, one after another. */
  async read(handle: () => Promise<void>): Promise<void> {
    const options = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
    this.#readings = await this.#boss.work(READINGS, options, handle);
  }
  /** Tells hooks, a few side by side, as their tickets come due. */
  async deliver(handle: () => Promise<void>): Promise<void> {
    const options = {
      localConcurrency: DELIVERIES_AT_ONCE,
      pollingIntervalSeconds: 1,
      // A ticket for later comes without a notification.
      notifyPollingIntervalSeconds: 1,
    };
    this.#deliveries = await this.#boss.work(DELIVERIES, options, handle);
  }
  /** Takes tickets, `width` at once; each is done when `handle` is. */
  async work(width: number, handle: () => Promise<void>): Promise<void> {
    const options = {
      localConcurrency: width,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
    };
    const id = await this.#boss.work(QUEUE, options, async () => {
      try {
        await handle();
      } finally {
        // Without this a worker sleeps out its interval although more tickets wait.
        if (this.#work) this.#boss.notifyWorker(this.#work);
      }
    });
    this.#work = id;
  }
  /** Takes no more tickets. */
  async pause(): Promise<void> {
    if (this.#deliveries) await this.#boss.offWork(DELIVERIES, { wait: false });
    this.#deliveries = undefined;
    if (this.#readings) await this.#boss.offWork(READINGS, { wait: false });
    this.#readings = undefined;
    if (this.#work) await this.#boss.offWork(QUEUE, { wait: false });
    this.#work = undefined;
  }
  async stop(): Promise<void> {
    this.#started = false;
    await this.#boss.stop({ graceful: false, close: true });
  }
}
