import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { readingMachine } from "#machines/reading/reading.machine.ts";
import { readPicture } from "#src/actors/reading.ts";
import { useApp } from "#src/lib/app.tsx";
import type { Asset } from "#wire/assets.ts";
import { LIMITS } from "#wire/limits.ts";
import type { ReadingSubject } from "#wire/readings.ts";
import type { GarmentCategory } from "#wire/values.ts";

export type ReadingRef = ActorRefFrom<typeof readingMachine>;

/**
 * The reading of a chosen picture, begun anew with every other picture, kind or strokes; its words
 * are of the language spoken now. Null while nothing is chosen, or a picture that no tool takes.
 */
export function useReadingRef(
  asset: Asset | null,
  as: ReadingSubject,
  { category = "all", strokes = null }: { category?: GarmentCategory; strokes?: Asset | null } = {},
): ReadingRef | null {
  const { api } = useApp();
  const { i18n } = useLingui();
  const [ref, setRef] = useState<ReadingRef | null>(null);
  const { locale } = i18n;
  const isTaken = asset !== null && Math.min(asset.width, asset.height) >= LIMITS.toolMinSide;
  const assetId = isTaken ? asset.id : null;
  const strokesId = strokes?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers in this language.
  useEffect(() => {
    if (assetId === null) return;
    const machine = readingMachine.provide({ actors: { readPicture: readPicture(api) } });
    const actor = createActor(machine, { input: { assetId, as, category, strokes: strokesId } });
    actor.start();
    setRef(actor);
    return () => {
      actor.stop();
      setRef(null);
    };
  }, [api, assetId, as, category, strokesId, locale]);
  return ref;
}
