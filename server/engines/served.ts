import type { Understood } from "#engine/contract.ts";
import { ENGINE_DATA, type EngineData } from "#engine/data/pins.ts";
import { NEEDED_TO_READ, UNDERSTOOD } from "#engine/understands.ts";
import type { ReadingSubject } from "#wire/readings.ts";
import { type EngineName, FEATURES, type Feature } from "#wire/values.ts";

/** What serves a feature, as /api/config tells it. */
export interface FeatureEngine<F extends Feature = Feature>
  extends Pick<Understood<F>, "model" | "settings" | "unable"> {
  engine: EngineName;
  preview: boolean;
}

/** What serves which feature; one that nothing serves is absent. */
export type Served = { [F in Feature]?: FeatureEngine<F> };

/** Which engine serves which feature, and whether it can start now. */
export class Engines {
  readonly #served: Served;
  readonly #data = new Set<EngineData>();

  constructor(served: Served, dataReady = false) {
    this.#served = served;
    this.setDataReady(dataReady);
  }
  /** Null when nothing serves the feature: it is refused before anything is spent. */
  of<F extends Feature>(feature: F): Served[F] | null {
    return this.#served[feature] ?? null;
  }
  /** False while the engine's data is still on its way: runs are queued and wait for it. */
  ready(feature: Feature): boolean {
    const engine = this.of(feature);
    if (engine?.engine !== "local") return engine !== null;
    return UNDERSTOOD[feature].needs.every((data) => this.#data.has(data));
  }
  /** Whether pictures can be read as that now: the embedded engine does, whatever makes the pictures. */
  canRead(subject: ReadingSubject): boolean {
    return NEEDED_TO_READ[subject].every((data) => this.#data.has(data));
  }
  readyFeatures(): Feature[] {
    return FEATURES.filter((feature) => this.ready(feature));
  }
  /** What of the engine's data is in: all of it, or one set. */
  setDataReady(ready: boolean, sets: readonly EngineData[] = ENGINE_DATA) {
    for (const data of sets) {
      if (ready) this.#data.add(data);
      else this.#data.delete(data);
    }
  }
}

/** The embedded engine as what serves a feature; what it makes are previews. */
function embed<F extends Feature>(served: Served, feature: F): void {
  const { model, settings, unable }: Understood<F> = UNDERSTOOD[feature];
  const told: FeatureEngine<F> = { engine: "local", model, preview: true, settings };
  served[feature] = unable ? { ...told, unable } : told;
}

/** The features that the configuration leaves to the embedded engine. */
export function servedBy(engines: Record<Feature, EngineName>): Served {
  const served: Served = {};
  for (const feature of FEATURES) if (engines[feature] === "local") embed(served, feature);
  return served;
}
