import { useEffect, useState, useSyncExternalStore } from "react";

/** Something whose code is fetched when it is first needed, once. What failed is tried anew. */
export class Late<T> {
  private readonly start: () => Promise<T>;
  private readonly listeners = new Set<() => void>();
  private value: T | null = null;
  private error: Error | null = null;
  private coming: Promise<T> | null = null;

  /** `here` is the loaded thing, where it has come already. */
  constructor(start: () => Promise<T>, here: T | null = null) {
    this.start = start;
    this.value = here;
    this.coming = here === null ? null : Promise.resolve(here);
  }

  /** The loaded thing, or null until it has come. */
  get current(): T | null {
    return this.value;
  }
  /** Why its code could not be fetched the last time. */
  get failure(): Error | null {
    return this.error;
  }

  /** Fetches it, or gives what has come already; rejects when its code cannot be fetched. */
  need(): Promise<T> {
    this.coming ??= this.fetch();
    return this.coming;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected take(value: T): void {
    this.value = value;
  }

  private async fetch(): Promise<T> {
    this.error = null;
    try {
      const value = await this.start();
      this.take(value);
      return value;
    } catch (error) {
      this.coming = null;
      this.error = error instanceof Error ? error : new Error(String(error));
      throw this.error;
    } finally {
      for (const listener of this.listeners) listener();
    }
  }
}

/**
 * An actor that is fetched when it is first spoken to. What is sent meanwhile waits and arrives in
 * order; it is dropped when the code cannot be fetched, and the next event tries again.
 */
export class LateActor<Event, Ref extends { send(event: Event): void }> extends Late<Ref> {
  private waiting: Event[] = [];

  /** Whether events wait for it. */
  get isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  send(event: Event): void {
    if (this.current !== null) this.current.send(event);
    else if (this.waiting.push(event) === 1) void this.need().catch(() => this.drop());
  }

  protected override take(ref: Ref): void {
    for (const event of this.waiting) ref.send(event);
    this.drop();
    super.take(ref);
  }
  private drop(): void {
    this.waiting = [];
  }
}

/** It, or null until it has come. */
export const useArrived = <T>(late: Late<T>): T | null =>
  useSyncExternalStore(
    late.subscribe,
    () => late.current,
    () => late.current,
  );

/**
 * Like useArrived, for what a page cannot do without: a failed fetch fails like the page's own
 * code.
 */
export function useLate<T>(late: Late<T>): T | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => late.subscribe(() => setFailure(late.failure)), [late]);
  if (failure !== null) throw failure;
  return useArrived(late);
}
