import { type ComponentType, use, useEffect } from "react";
import { whenSettled } from "./when-settled.ts";

/**
 * How long a failed fetch is remembered: the page shows the failure, then the next try asks anew.
 */
const FAILED_MS = 1_000;
const all = new Set<{ fetch(): Promise<void> }>();

/** The code of a view that nobody sees at first, fetched apart from the page's. */
export class LateView<Props extends object> {
  private readonly load: () => Promise<ComponentType<Props>>;
  private coming: Promise<void> | null = null;
  /** The view, once its code has come. */
  view: ComponentType<Props> | null = null;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.load = load;
    all.add(this);
  }

  fetch(): Promise<void> {
    if (this.coming === null) {
      this.coming = this.load().then((view) => {
        this.view = view;
      });
      this.coming.catch(() => {
        setTimeout(() => {
          this.coming = null;
        }, FAILED_MS);
      });
    }
    return this.coming;
  }
}

/**
 * Renders it at once where its code is here already, else suspends; code that cannot be fetched
 * fails as the page around it would.
 */
export function Late<Props extends object>({ of, props }: { of: LateView<Props>; props: Props }) {
  if (of.view === null) use(of.fetch());
  return of.view && <of.view {...props} />;
}

/** Fetches the code of a view once the page around it has settled, so that it opens at once. */
export function useFetchedLater<Props extends object>(view: LateView<Props>): void {
  useEffect(() => {
    return whenSettled(() => void view.fetch().catch(() => {}));
  }, [view]);
}

/** Fetches every late view there is, for tests and stills. */
export async function fetchLateViews(): Promise<void> {
  // Loading one view can register others: they join the set while it is walked.
  for (const view of all) await view.fetch();
}
