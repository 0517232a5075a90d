import { readStoredJson, writeStored } from "#src/lib/browser/storage.ts";
import { hasFields } from "#src/lib/has-fields.ts";
import type { Generation } from "#wire/generations.ts";
import { type Feature, isEnded } from "#wire/values.ts";

/** A run that was ordered or looked at in this browser, and whose end nobody has seen here yet. */
export interface OwnRun {
  id: string;
  feature: Feature;
  /** How it ended; null while it goes on. */
  end: RunEnd | null;
}
export interface RunEnd {
  isMade: boolean;
  /** A small picture of what was made. */
  thumb: string | null;
  /** Credits that came back. */
  refunded: number;
  /** One of the browser's tabs has announced it. */
  isTold: boolean;
}
interface Kept {
  runs: readonly OwnRun[];
  /** Ids of ends that were seen here, the last ones. */
  seen: readonly string[];
}

const NOTHING: Kept = { runs: [], seen: [] };
const MOST_RUNS = 20;
const MOST_SEEN = 60;
const isVisible = () => document.visibilityState === "visible";

/**
 * The runs of whoever is signed in, as far as this browser has to do with them. All tabs share one
 * list (localStorage); a run whose end is shown, in a tab that is looked at, leaves it.
 */
export class OwnRuns {
  private key: string | null = null;
  private kept = NOTHING;
  private readonly listeners = new Set<() => void>();
  /** Shown in this tab, how often. */
  private readonly shown = new Map<string, number>();

  /** Keeps the runs of the user named from now on; null keeps nobody's. */
  start(userId: string | null): void {
    this.key = userId === null ? null : `runs:${userId}`;
    this.shown.clear();
    this.refresh();
  }
  /** Hears other tabs, and that this one is looked at again. Returns the way to stop. */
  watch(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const taken = ({ key }: StorageEvent) => (key === null || key === this.key) && this.refresh();
    window.addEventListener("storage", taken, { signal });
    const look = () => {
      for (const id of this.shown.keys()) this.look(id);
    };
    document.addEventListener("visibilitychange", look, { signal });
    return () => stop.abort();
  }

  all = (): readonly OwnRun[] => this.kept.runs;
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  hasSeen = (id: string): boolean => this.read().seen.includes(id);

  /** A run goes on that was ordered or opened here. */
  follow({ id, feature }: Pick<Generation, "id" | "feature">): void {
    this.change(({ runs, seen }) =>
      runs.some((run) => run.id === id)
        ? null
        : { runs: [...runs, { id, feature, end: null }].slice(-MOST_RUNS), seen },
    );
  }
  /** What the server says of a run; of those not followed here nothing is kept. */
  hear(generation: Generation): void {
    const { id, status, result, refunded } = generation;
    if (!isEnded(generation)) return;
    const isMade = status === "completed";
    const thumb = result?.asset.thumb_url ?? null;
    this.change(({ runs, seen }) =>
      !runs.some((run) => run.id === id && run.end === null)
        ? null
        : {
            seen,
            runs:
              status === "cancelled"
                ? runs.filter((run) => run.id !== id)
                : runs.map((run) =>
                    run.id === id
                      ? { ...run, end: { isMade, thumb, refunded, isTold: false } }
                      : run,
                  ),
          },
    );
    this.look(id);
  }
  drop(id: string): void {
    this.change(({ runs, seen }) =>
      runs.some((run) => run.id === id)
        ? { runs: runs.filter((run) => run.id !== id), seen }
        : null,
    );
  }
  /** Whether the caller is the one to announce this end: no other tab has, and nobody has seen it. */
  claim(id: string): boolean {
    return this.change(({ runs, seen }) =>
      runs.some((run) => run.id === id && run.end !== null && !run.end.isTold)
        ? {
            seen,
            runs: runs.map((run) =>
              run.id === id && run.end ? { ...run, end: { ...run.end, isTold: true } } : run,
            ),
          }
        : null,
    );
  }
  /** Its page is shown in this tab until the returned way is called. */
  show(id: string): () => void {
    this.shown.set(id, (this.shown.get(id) ?? 0) + 1);
    this.look(id);
    return () => {
      const left = (this.shown.get(id) ?? 1) - 1;
      if (left > 0) this.shown.set(id, left);
      else this.shown.delete(id);
    };
  }
  /** The end of the run is before somebody's eyes. */
  see(id: string): void {
    this.change(({ runs, seen }) =>
      seen.includes(id) && !runs.some((run) => run.id === id)
        ? null
        : {
            runs: runs.filter((run) => run.id !== id),
            seen: [...seen.filter((one) => one !== id), id].slice(-MOST_SEEN),
          },
    );
  }

  private look(id: string): void {
    const run = this.kept.runs.find((one) => one.id === id);
    if (run?.end && this.shown.has(id) && isVisible()) this.see(id);
  }
  private read(): Kept {
    const kept = this.key === null ? null : readStoredJson(this.key);
    if (!hasFields<Kept>(kept, {})) return NOTHING;
    return {
      runs: Array.isArray(kept.runs) ? kept.runs.filter(isOwnRun) : [],
      seen: Array.isArray(kept.seen) ? kept.seen : [],
    };
  }
  private refresh(): void {
    this.kept = this.read();
    for (const listener of this.listeners) listener();
  }
  /** Changes what all tabs share, as it is now; false where there is nothing to change. */
  private change(update: (kept: Kept) => Kept | null): boolean {
    if (this.key === null) return false;
    const next = update(this.read());
    if (next === null) return false;
    writeStored(this.key, JSON.stringify(next));
    this.refresh();
    return true;
  }
}
const isOwnRun = (run: unknown): run is OwnRun =>
  hasFields<OwnRun>(run, { id: "string", feature: "string" });
