import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * An actor whose code is fetched when it is first spoken to. What is sent meanwhile waits and
 * arrives in order; nothing is sent twice. When the code cannot be fetched, what waited is dropped
 * and the next event tries again.
 */
export class LateActor<Event, Ref extends { send(event: Event): void }> {
  private readonly start: () => Promise<Ref>;
  private readonly listeners = new Set<() => void>();
  private waiting: Event[] = [];
  private ref: Ref | null = null;
  private error: Error | null = null;

  constructor(start: () => Promise<Ref>) {
    this.start = start;
  }
  /** One that has started already, for stories. */
  static of<Event, Ref extends { send(event: Event): void }>(ref: Ref): LateActor<Event, Ref> {
    const late = new LateActor<Event, Ref>(() => Promise.resolve(ref));
    late.ref = ref;
    return late;
  }

  /** The actor, once it has started. */
  get current(): Ref | null {
    return this.ref;
  }
  /** Why its code could not be fetched the last time. */
  get failure(): Error | null {
    return this.error;
  }
  /** Whether events wait for it. */
  get isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  send(event: Event): void {
    if (this.ref !== null) this.ref.send(event);
    else if (this.waiting.push(event) === 1) void this.fetch();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async fetch(): Promise<void> {
    this.error = null;
    try {
      const ref = await this.start();
      for (const event of this.waiting) ref.send(event);
      this.ref = ref;
    } catch (error) {
      this.error = error instanceof Error ? error : new Error(String(error));
    }
    this.waiting = [];
    for (const listener of this.listeners) listener();
  }
}

/** The actor, or null until it has started; code that cannot be fetched fails as a page's would. */
export function useLate<Event, Ref extends { send(event: Event): void }>(
  late: LateActor<Event, Ref>,
): Ref | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => late.subscribe(() => setFailure(late.failure)), [late]);
  if (failure !== null) throw failure;
  return useSyncExternalStore(late.subscribe, () => late.current);
}
