import type { Generation } from "#wire/generations.ts";
import { isEnded } from "#wire/values.ts";
import type { HistoryItemRef } from "./history-item.tsx";

/** A page's rows by what they show, and which of them are hidden now. */
export class ItemStore {
  private readonly refs = new Map<string, HistoryItemRef>();
  private readonly listeners = new Set<() => void>();
  private ids: ReadonlySet<string> = new Set();

  /**
   * The row of a run. A run that has ended since gets a new row, for only ended runs may be
   * deleted; while it goes on it keeps the one it has, and with it the question about cancelling.
   */
  take(generation: Generation, make: () => HistoryItemRef): HistoryItemRef {
    const key = `${generation.id} ${isEnded(generation) ? generation.status : "open"} ${generation.share_url ?? ""}`;
    const known = this.refs.get(key);
    if (known) return known;
    const ref = make();
    this.refs.set(key, ref);
    ref.subscribe((snapshot) => this.note(generation.id, snapshot.hasTag("hidden")));
    ref.start();
    return ref;
  }

  private note(id: string, isHidden: boolean): void {
    if (this.ids.has(id) === isHidden) return;
    const next = new Set(this.ids);
    if (isHidden) next.add(id);
    else next.delete(id);
    this.ids = next;
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  hidden = (): ReadonlySet<string> => this.ids;

  /** Carries out the deletes that can no longer be taken back. */
  leave(): void {
    for (const ref of this.refs.values()) {
      if (ref.getSnapshot().matches("hidden")) ref.send({ type: "page.leave" });
    }
  }
}
