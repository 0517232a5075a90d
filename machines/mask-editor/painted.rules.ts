import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import { hasPaint, type MaskEntry, type MaskMeaning } from "./mask-editor.rules.ts";

/** What was painted over a chosen picture, and belongs to it. */
export interface Painted {
  mask: Asset | null;
  /** What the mask was painted with, so that it opens again as strokes. */
  maskEntries: readonly MaskEntry[];
  /** Strokes that differ from the mask's and were not yet used; null when there are none. */
  painted: readonly MaskEntry[] | null;
}
/** A mask belongs to the picture it was painted on: another one begins without. */
export const noMask: Painted = { mask: null, maskEntries: [], painted: null };

/** What of the strokes still waits to be used; nothing painted and no mask is nothing to wait for. */
export function unusedOf(
  { mask, maskEntries }: Pick<Painted, "mask" | "maskEntries">,
  entries: readonly MaskEntry[],
  meaning: MaskMeaning,
): readonly MaskEntry[] | null {
  if (mask === null) return hasPaint(entries, meaning) ? entries : null;
  const isUsed =
    entries.length === maskEntries.length &&
    entries.every((entry, index) => entry === maskEntries[index]);
  return isUsed ? null : entries;
}

const Point = v.tuple([v.number(), v.number()]);
/** The strokes as a draft keeps them. */
export const DraftEntries = v.array(
  v.union([
    v.object({ kind: v.literal("clear") }),
    v.object({ kind: v.picklist(["paint", "erase"]), size: v.number(), points: v.array(Point) }),
  ]),
);

/** A draft keeps the strokes up to this many points; beyond, only the finished mask. */
const DRAFT_POINTS = 6_000;
const pointsOf = (entries: readonly MaskEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === "clear" ? 0 : entry.points.length), 0);

/** What of a mask's strokes a draft keeps. */
export const entriesForDraft = (
  entries: readonly MaskEntry[],
): v.InferOutput<typeof DraftEntries> =>
  pointsOf(entries) > DRAFT_POINTS
    ? []
    : entries.map((entry) =>
        entry.kind === "clear"
          ? entry
          : { ...entry, points: entry.points.map(([x, y]): [number, number] => [x, y]) },
      );
