import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { GARMENT_CATEGORIES, type GarmentCategory } from "#wire/values.ts";
import type { DraftToRestore } from "../kit/wizard.ts";
import {
  DraftEntries,
  entriesForDraft,
  noMask,
  type Painted,
} from "../mask-editor/painted.rules.ts";

/** What is chosen so far; what is painted mends the garment's outline. */
export interface TryOnChoice extends Painted {
  model: Asset | null;
  garment: Asset | null;
  category: GarmentCategory;
}
/** The pictures a try-on is made of, by the names its draft and its body give them. */
export type TryOnRole = "model" | "garment" | "mask";
/** Why a step cannot be left or the picture not be made; the words live in the flow's messages. */
export type TryOnReason =
  | "model_missing"
  | "garment_missing"
  | "model_too_small"
  | "garment_too_small"
  | "mask_unused";

export const emptyChoice: TryOnChoice = {
  model: null,
  garment: null,
  category: "all",
  ...noMask,
};

const tooSmall = (asset: Asset): boolean =>
  Math.min(asset.width, asset.height) < LIMITS.toolMinSide;

export const modelReasons = (choice: TryOnChoice): TryOnReason[] =>
  choice.model === null ? ["model_missing"] : tooSmall(choice.model) ? ["model_too_small"] : [];

export const garmentReasons = (choice: TryOnChoice): TryOnReason[] =>
  choice.garment === null
    ? ["garment_missing"]
    : tooSmall(choice.garment)
      ? ["garment_too_small"]
      : [];

/** What would keep the step from being opened where the order is looked over. */
export const pictureReasons = (choice: TryOnChoice): TryOnReason[] => [
  ...modelReasons(choice),
  ...garmentReasons(choice),
];
export const orderReasons = (choice: TryOnChoice): TryOnReason[] => [
  ...pictureReasons(choice),
  ...(choice.painted === null ? [] : ["mask_unused" as const]),
];

/** The order of a finished choice. */
export const requestOf = (choice: TryOnChoice): OrderInput<"virtual_try_on"> => ({
  feature: "virtual_try_on",
  body: {
    model: choice.model?.id ?? "",
    garment: choice.garment?.id ?? "",
    category: choice.category,
    ...(choice.mask && { strokes: choice.mask.id }),
  },
});

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
const Id = v.nullable(v.pipe(v.string(), v.minLength(1)));
export const TryOnDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  model: Id,
  garment: Id,
  category: v.picklist(GARMENT_CATEGORIES),
  // Drafts from before outlines could be mended have neither.
  mask: v.optional(Id, null),
  maskEntries: v.optional(DraftEntries, []),
});
export type TryOnDraft = v.InferOutput<typeof TryOnDraft>;

export const draftOf = (choice: TryOnChoice): TryOnDraft => ({
  version: DRAFT_VERSION,
  model: choice.model?.id ?? null,
  garment: choice.garment?.id ?? null,
  category: choice.category,
  mask: choice.mask?.id ?? null,
  maskEntries: entriesForDraft(choice.maskEntries),
});

/** Reads a stored draft: null when there is none, "dropped" when it is old or broken. */
export function readDraft(stored: unknown): TryOnDraft | null | "dropped" {
  if (stored === null || stored === undefined) return null;
  const read = v.safeParse(TryOnDraft, stored);
  return read.success ? read.output : "dropped";
}

/** The draft with another person in it; the garment stays. */
export const withInput = (draft: TryOnDraft | null, id: string): TryOnDraft => ({
  ...(draft ?? draftOf(emptyChoice)),
  model: id,
});

export const idsOf = (draft: TryOnDraft | null): Record<TryOnRole, string | null> => ({
  model: draft?.model ?? null,
  garment: draft?.garment ?? null,
  mask: draft?.mask ?? null,
});

/** What to ask the server for when a draft is opened; the order only when both pictures are named. */
export function restoreOf(draft: TryOnDraft | null): DraftToRestore<TryOnRole> {
  const ids = idsOf(draft);
  const { model, garment, mask } = ids;
  if (model === null || garment === null) return { ids, request: null };
  return { ids, request: { model, garment, ...(mask && { strokes: mask }) } };
}

/** A finished run's own inputs become the choice again, so that "once more" and "another" work. */
export function choiceOfRun(generation: Generation): TryOnChoice {
  const of = (role: string) =>
    generation.inputs.find((input) => input.role === role)?.asset ?? null;
  const category = v.safeParse(TryOnDraft.entries.category, generation.settings.category);
  return {
    ...emptyChoice,
    mask: of("strokes"),
    model: of("person_image"),
    garment: of("clothing_item"),
    category: category.success ? category.output : "all",
  };
}

/** What is opened to make a run of the history once more. */
export const draftOfRun = (run: Generation): TryOnDraft => draftOf(choiceOfRun(run));
