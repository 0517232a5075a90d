import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { GARMENT_CATEGORIES, type GarmentCategory } from "#wire/values.ts";
import type { DraftToRestore } from "../kit/wizard.ts";

/** What is chosen so far. */
export interface TryOnChoice {
  model: Asset | null;
  garment: Asset | null;
  category: GarmentCategory;
}
/** The pictures a try-on is made of, by the names its draft and its body give them. */
export type TryOnRole = "model" | "garment";
/** Why a step cannot be left or the picture not be made; the words live in the flow's messages. */
export type TryOnReason =
  | "model_missing"
  | "garment_missing"
  | "model_too_small"
  | "garment_too_small";

export const emptyChoice: TryOnChoice = { model: null, garment: null, category: "all" };

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

export const orderReasons = (choice: TryOnChoice): TryOnReason[] => [
  ...modelReasons(choice),
  ...garmentReasons(choice),
];

/** The order of a finished choice. */
export const requestOf = (choice: TryOnChoice): OrderInput<"virtual_try_on"> => ({
  feature: "virtual_try_on",
  body: {
    model: choice.model?.id ?? "",
    garment: choice.garment?.id ?? "",
    category: choice.category,
  },
});

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
export const TryOnDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  model: v.nullable(v.pipe(v.string(), v.minLength(1))),
  garment: v.nullable(v.pipe(v.string(), v.minLength(1))),
  category: v.picklist(GARMENT_CATEGORIES),
});
export type TryOnDraft = v.InferOutput<typeof TryOnDraft>;

export const draftOf = (choice: TryOnChoice): TryOnDraft => ({
  version: DRAFT_VERSION,
  model: choice.model?.id ?? null,
  garment: choice.garment?.id ?? null,
  category: choice.category,
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
});

/** What to ask the server for when a draft is opened; the order only when both pictures are named. */
export function restoreOf(draft: TryOnDraft | null): DraftToRestore<TryOnRole> {
  const ids = idsOf(draft);
  const { model, garment } = ids;
  return { ids, request: model !== null && garment !== null ? { model, garment } : null };
}

/** A finished run's own inputs become the choice again, so that "once more" and "another" work. */
export function choiceOfRun(generation: Generation): TryOnChoice {
  const of = (role: string) =>
    generation.inputs.find((input) => input.role === role)?.asset ?? null;
  const category = v.safeParse(TryOnDraft.entries.category, generation.settings.category);
  return {
    model: of("person_image"),
    garment: of("clothing_item"),
    category: category.success ? category.output : "all",
  };
}
