import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { type Engine, EngineFailure } from "#engine/contract.ts";
import { type FeatureEngine, servedBy } from "#server/engines/served.ts";
import type { GenerationErrorCode } from "#wire/errors.ts";
import { type EngineName, FEATURES, type Feature } from "#wire/values.ts";

/**
 * A cheap engine that does what the prompt says: "fail:<code>" refuses by that name, at
 * once or with ":<step>" in that step; "crash" throws, "die" ends its process, "slow:<ms>" takes so long, "hang" never ends by itself.
 */
export function createTestEngine(): Engine {
  return {
    id: "local",
    model: "test-1",
    preview: true,
    warm: async () => undefined,
    async read({ as, category, strokes }) {
      if (category === "outerwear") throw new Error("the test engine broke");
      const isMended = strokes !== null;
      return {
        verdict: isMended ? "fits" : "limited",
        reason: isMended ? null : as === "person" ? "some_garments" : "unsure_outline",
        outlines: [
          [
            [0.25, 0.25],
            [0.75, 0.25],
            [0.5, 0.75],
          ],
        ],
        kind: as === "garment" ? "tops" : null,
        person: as === "person" ? { facing: "front", suits: ["tops"], in_front: [] } : null,
      };
    },
    async run({ body, seed }, { report, signal }) {
      const [verb, value, step = "analyzing"] = (body.prompt ?? "").split(":");
      const failIn = (present: string) => {
        if (verb === "fail" && step === present)
          throw new EngineFailure(value as GenerationErrorCode);
      };
      report("analyzing", 5);
      failIn("analyzing");
      if (verb === "crash") throw new Error("the test engine broke");
      if (verb === "die") process.kill(process.pid, "SIGKILL");
      report("processing", 40);
      failIn("processing");
      if (verb === "slow") await sleep(Number(value), undefined, { signal });
      if (verb === "hang") await sleep(3_600_000, undefined, { signal });
      report("generating", 90);
      failIn("generating");
      const [width, height] = verb === "large" ? [2400, 1600] : [300, 400];
      const background = { r: seed % 256, g: 90, b: 160 };
      const picture = sharp({ create: { width, height, channels: 3, background } });
      return {
        file: await picture.png().toBuffer(),
        mime: "image/png",
        width,
        height,
        details: {},
      };
    },
  };
}

/** What the embedded engine says of every feature. */
export const LOCAL = servedBy(
  Object.fromEntries(FEATURES.map((feature) => [feature, "local"])) as Record<Feature, EngineName>,
);

export const TEST_FEATURES = Object.fromEntries(
  FEATURES.filter((feature) => feature !== "image_to_video").map((feature) => [
    feature,
    {
      engine: "local",
      model: "test-1",
      preview: true,
      settings: {},
      ...(LOCAL[feature]?.unable ? { unable: LOCAL[feature]?.unable } : {}),
    } as FeatureEngine,
  ]),
) as Partial<Record<Feature, FeatureEngine>>;
