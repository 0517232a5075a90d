import { TIMES } from "#wire/limits.ts";
import { persist } from "./retry.ts";

/** Something a public page asks of the server, and the key that its answer is kept by. */
export interface Asked<T> {
  /** Its first part names the list: what `forget` goes by. */
  key: readonly [string, ...unknown[]];
  /** Rejects where there is no answer. */
  ask(): Promise<T>;
}
/** How far an answer has come. */
export interface Kept<T> {
  readonly data: T | undefined;
  /** When it came; 0 where it is to be asked for anew. */
  readonly at: number;
  readonly failure: Error | null;
  readonly asking: Promise<T> | null;
}
const NOTHING: Kept<never> = { data: undefined, at: 0, failure: null, asking: null };
/** Names of what the server tells everybody alike, asked without a token. */
const EVERYBODYS: readonly unknown[] = ["config", "estimates"];
/** Whether what is kept by this key is the same whoever is there. */
export const isEverybodys = ([name]: readonly unknown[]): boolean => EVERYBODYS.includes(name);
/** What a page rendered ahead brings along. */
export type SentAnswers = readonly (readonly [key: Asked<unknown>["key"], data: unknown])[];

const isFresh = ({ at }: Pick<Kept<unknown>, "at">): boolean => Date.now() - at < TIMES.cache;

/**
 * What public pages asked, kept for five minutes and shared by all who ask. They start without the
 * cache of the studio's lists, which does much more (docs/decisions/0095-answers.md).
 */
export class Answers {
  private readonly kept = new Map<string, Kept<unknown>>();
  private readonly listeners = new Set<() => void>();

  /** The answer as far as it has come; the same object until it changes. */
  at<T>(key: Asked<T>["key"]): Kept<T> {
    return (this.kept.get(JSON.stringify(key)) ?? NOTHING) as Kept<T>;
  }
  /** Gives what is kept, else asks, with retries unless `once`. Rejects where there is no answer. */
  ask<T>({ key, ask }: Asked<T>, once = false): Promise<T> {
    const known = this.at<T>(key);
    if (known.asking) return known.asking;
    if (known.data !== undefined && isFresh(known)) return Promise.resolve(known.data);
    const asking = once ? ask() : persist(ask);
    const settle = (change: Partial<Kept<T>>) => {
      // What was forgotten or cleared meanwhile is not taken from an older question.
      if (this.at(key).asking === asking) this.set(key, { ...this.at<T>(key), ...change });
    };
    this.set(key, { ...known, asking });
    asking.then(
      (data) => settle({ data, at: Date.now(), failure: null, asking: null }),
      (error: unknown) =>
        settle({
          failure: error instanceof Error ? error : new Error(String(error)),
          asking: null,
        }),
    );
    return asking;
  }
  /** Asks though an answer is kept, which stands meanwhile; with retries unless `once`. */
  renew<T>(asked: Asked<T>, once = false): Promise<T> {
    const known = this.at<T>(asked.key);
    if (known.asking === null) this.kept.set(JSON.stringify(asked.key), { ...known, at: 0 });
    return this.ask(asked, once);
  }
  /** Changes an answer where it stands. */
  put<T>(key: Asked<T>["key"], change: (before: T | undefined) => T): void {
    const before = this.at<T>(key);
    this.set(key, { ...before, data: change(before.data), at: Date.now() });
  }
  /** Answers of these names are asked for anew; what is shown stays meanwhile. */
  forget(...names: readonly string[]): void {
    for (const [id, kept] of this.kept) {
      const [name] = JSON.parse(id);
      if (names.includes(name)) this.kept.set(id, { ...kept, at: 0, asking: null });
    }
    this.tell();
  }
  /** Somebody else is there now. What is everybody's stays. */
  clear(): void {
    for (const id of this.kept.keys()) {
      if (!isEverybodys(JSON.parse(id))) this.kept.delete(id);
    }
    this.tell();
  }
  /** Nothing that has been answered counts any more: a page could not be shown with it. */
  drop(): void {
    this.kept.clear();
    this.tell();
  }
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** All that has been answered, to be sent with a page. */
  sent(): SentAnswers {
    return [...this.kept].flatMap(([id, { data }]) =>
      data === undefined ? [] : [[JSON.parse(id), data] as const],
    );
  }
  take(sent: SentAnswers): void {
    for (const [key, data] of sent) this.put(key, () => data);
  }

  private set(key: Asked<unknown>["key"], kept: Kept<unknown>): void {
    this.kept.set(JSON.stringify(key), kept);
    this.tell();
  }
  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Whether it is to be asked for: nothing has come, or it came too long ago. */
export const isOld = (kept: Pick<Kept<unknown>, "at">): boolean => !isFresh(kept);
