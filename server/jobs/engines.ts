import { ENGINE_DATA, type EngineData } from "#server/engines/local/data/pins.ts";
import { type AskedHair, askedHair } from "#server/engines/local/hairstyle/custom.ts";
import { EDIT_KINDS } from "#server/engines/local/image-editing/edits.ts";
import { understand } from "#server/engines/local/image-editing/understand.ts";
import { DIRECTION_KINDS, directionsOf } from "#server/engines/local/image-to-video/directions.ts";
import { phrasesOf } from "#server/engines/local/words/lexicon.ts";
import { HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import { type EngineName, FEATURES, type Feature } from "#wire/values.ts";

/** What serves a feature, as /api/config tells it. */
export interface FeatureEngine {
  engine: EngineName;
  model: string;
  preview: boolean;
  /** Settings the engine knows, and which of them it leaves unused and why. */
  settings: Record<string, { used: boolean; reason?: string }>;
  /** What it can't carry out of an order's instruction, told before anything is spent. */
  unable?: (asked: AskedHair) => Unable | null;
}
/** Words that name nothing an engine can make, the sentence that says so, and what it can make. */
export interface Unable {
  words: string[];
  /** The words as they were said: neighbours in one piece. */
  phrases: string[];
  say: "instruction_words" | "hair_words" | "video_words";
  supported: readonly string[];
}

/** Which engine serves which feature, and whether it can start now. */
export class Engines {
  readonly #served: Partial<Record<Feature, FeatureEngine>>;
  readonly #data = new Set<EngineData>();

  constructor(served: Partial<Record<Feature, FeatureEngine>>, dataReady = false) {
    this.#served = served;
    this.setDataReady(dataReady);
  }
  /** Null when nothing serves the feature: it is refused before anything is spent. */
  of(feature: Feature): FeatureEngine | null {
    return this.#served[feature] ?? null;
  }
  /** False while the engine's data is still on its way: runs are queued and wait for it. */
  ready(feature: Feature): boolean {
    const engine = this.of(feature);
    if (engine?.engine !== "local") return engine !== null;
    return (NEEDS[feature] ?? LEAST_NEEDS).every((data) => this.#data.has(data));
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

/** The data a feature of the embedded engine works with, when it is more than the vision models. */
const LEAST_NEEDS: readonly EngineData[] = ["vision"];
const NEEDS: Partial<Record<Feature, readonly EngineData[]>> = {
  body_generator: ["vision", "figure"],
};

function unable(
  prompt: string | undefined,
  words: string[],
  say: Unable["say"],
  supported: readonly string[],
): Unable | null {
  if (words.length === 0) return null;
  return { words, phrases: phrasesOf(prompt ?? "", words), say, supported };
}

const NEEDS_PROVIDER = { used: false, reason: "needs_provider" } as const;

/** What the embedded engine can do so far, and which settings only a provider reads. */
const LOCAL_FEATURES: Partial<Record<Feature, FeatureEngine>> = {
  virtual_try_on: {
    engine: "local",
    model: "tryon-1",
    preview: true,
    settings: { category: { used: true }, prompt: NEEDS_PROVIDER },
  },
  image_to_video: {
    engine: "local",
    model: "motion-1",
    preview: true,
    settings: {
      motion: { used: true },
      prompt: { used: true },
      duration: { used: true },
      resolution: { used: true },
      fixed_camera: { used: true },
      model: NEEDS_PROVIDER,
      cfg_scale: NEEDS_PROVIDER,
      prompt_optimizer: NEEDS_PROVIDER,
      generate_audio: NEEDS_PROVIDER,
    },
    unable({ prompt }) {
      const words = prompt ? directionsOf(prompt).deeds : [];
      return unable(prompt, words, "video_words", DIRECTION_KINDS);
    },
  },
  body_generator: {
    engine: "local",
    model: "body-1",
    preview: true,
    settings: {
      gender: { used: true },
      height_cm: { used: true },
      weight_kg: { used: true },
      age: { used: true },
      skin_tone: { used: true },
      body_type: { used: true },
      aspect_ratio: { used: true },
      pose: { used: true },
      face: { used: true },
      hints: NEEDS_PROVIDER,
      prompt: NEEDS_PROVIDER,
    },
  },
  hairstyle_changer: {
    engine: "local",
    model: "hair-1",
    preview: true,
    settings: {
      gender: { used: true },
      style: { used: true },
      color: { used: true },
      mask: { used: true },
      // A custom style is its prompt; beside a template only a provider reads it.
      prompt: { used: true },
    },
    unable(body) {
      const words = askedHair(body).unable;
      return unable(body.prompt, words, "hair_words", HAIRSTYLE_IDS);
    },
  },
  image_editing: {
    engine: "local",
    model: "edit-1",
    preview: true,
    settings: {
      preset: { used: true },
      prompt: { used: true },
      strength: { used: true },
      mask: { used: true },
      guidance: NEEDS_PROVIDER,
      steps: NEEDS_PROVIDER,
    },
    unable({ prompt }) {
      const words = prompt ? understand(prompt).unknown : [];
      return unable(prompt, words, "instruction_words", EDIT_KINDS);
    },
  },
};

/** The features that the configuration leaves to the embedded engine. */
export const servedBy = (engines: Record<Feature, EngineName>) =>
  Object.fromEntries(
    Object.entries(LOCAL_FEATURES).filter(([feature]) => engines[feature as Feature] === "local"),
  ) as Partial<Record<Feature, FeatureEngine>>;
