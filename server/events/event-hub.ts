import pg from "pg";
import type { Logger } from "pino";
import { type ConnectionSettings, poolOptions } from "#server/db/pool.ts";
import type { StreamTopic } from "#wire/stream.ts";

/** The channel on which an account's id is told when sessions of it end. */
export const ENDED = "mau_sessions";
/** The channel on which a stream's place is told to be taken by a newer one. */
export const REPLACED = "mau_streams";
/** The channel on which a reading of a picture is told to have ended. */
export const READ = "mau_readings";

export interface HubEvent {
  seq: number;
  user: string;
  type: StreamTopic;
  ref: string;
  deleted: boolean;
}
/** `null` says that the connection was away: read the present state again. */
export type HubListener = (event: HubEvent | null) => void;

/** Hears whose sessions ended; null says that the connection was away and any may have. */
export type EndedListener = (userId: string | null) => void;

/** Hears which reading ended; null says that the connection was away and any may have. */
export type ReadListener = (id: string | null) => void;

/**
 * One LISTEN connection a process, fanned out in memory. When it breaks it comes back by itself,
 * and every listener is told to read afresh what it may have missed.
 */
export class EventHub {
  readonly #settings: ConnectionSettings;
  readonly #log: Logger;
  readonly #byUser = new Map<string, Set<HubListener>>();
  readonly #all = new Set<HubListener>();
  readonly #ended = new Set<EndedListener>();
  readonly #replaced = new Set<(streamId: string) => void>();
  readonly #read = new Set<ReadListener>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(settings: ConnectionSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }
  async start(): Promise<void> {
    await this.#connect();
  }
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
  /** Hears one account's events until the returned function is called. */
  listen(userId: string, listener: HubListener): () => void {
    const listeners = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byUser.delete(userId);
    };
  }
  listenAll(listener: HubListener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  /** Hears at once, in every process, when sessions of an account end. */
  listenEnded(listener: EndedListener): () => void {
    this.#ended.add(listener);
    return () => this.#ended.delete(listener);
  }

  /** Hears in every process whose place among an account's streams was taken. */
  listenReplaced(listener: (streamId: string) => void): void {
    this.#replaced.add(listener);
  }

  /** Hears in every process when a reading ends, until the returned function is called. */
  listenRead(listener: ReadListener): () => void {
    this.#read.add(listener);
    return () => this.#read.delete(listener);
  }

  async #connect() {
    const client = new pg.Client(poolOptions(this.#settings));
    const lost = () => {
      if (this.#client !== client || this.#stopped) return;
      this.#client = undefined;
      this.#log.warn("the event connection was lost");
      this.#reconnect();
    };
    client.on("error", lost);
    client.on("end", lost);
    client.on("notification", ({ channel, payload }) => {
      if (!payload) return;
      if (channel === ENDED) for (const listener of this.#ended) listener(payload);
      else if (channel === REPLACED) for (const listener of this.#replaced) listener(payload);
      else if (channel === READ) for (const listener of this.#read) listener(payload);
      else this.#deliver(JSON.parse(payload) as HubEvent);
    });
    try {
      await client.connect();
      await client.query(`listen mau_events; listen ${ENDED}; listen ${REPLACED}; listen ${READ}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }
  #reconnect() {
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => this.#tellAll(null),
        () => this.#reconnect(),
      );
    }, 1000).unref();
  }
  #deliver(event: HubEvent) {
    for (const listener of this.#byUser.get(event.user) ?? []) listener(event);
    for (const listener of this.#all) listener(event);
  }
  #tellAll(event: null) {
    for (const listener of this.#ended) listener(null);
    for (const listener of this.#read) listener(null);
    for (const listeners of this.#byUser.values())
      for (const listener of listeners) listener(event);
    for (const listener of this.#all) listener(event);
  }
}
