import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { LIMITS } from "#wire/limits.ts";
import { EDIT_DEFAULTS } from "#wire/tools/image-editing.body.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { EDIT_PRESETS, type EditPreset } from "#wire/values.ts";
import type { DraftToRestore } from "../kit/wizard.ts";

/** How strongly and how carefully it is done: bounds as the wire has them. */
export interface EditSettings {
  strength: number;
  guidance: number;
  steps: number;
}
export interface ImageEditingChoice extends EditSettings {
  image: Asset | null;
  preset: EditPreset | null;
  prompt: string;
}
/** The pictures an edit is made of, by the names its draft and its body give them. */
export type ImageEditingRole = "image";
/** Why a step cannot be left or the picture not be made; the words live in the flow's messages. */
export type ImageEditingReason =
  | "image_missing"
  | "image_too_small"
  | "instruction_missing"
  | "prompt_too_long";

/** One picture of an edit chain, and the run that made it; null for the first. */
export interface ChainLink {
  asset: Asset;
  generationId: string | null;
}

export const emptyChoice: ImageEditingChoice = {
  image: null,
  preset: null,
  prompt: "",
  ...EDIT_DEFAULTS,
};

export function imageReasons({ image }: ImageEditingChoice): ImageEditingReason[] {
  if (image === null) return ["image_missing"];
  return Math.min(image.width, image.height) < LIMITS.toolMinSide ? ["image_too_small"] : [];
}

export function describeReasons({ preset, prompt }: ImageEditingChoice): ImageEditingReason[] {
  if (preset === null && prompt.trim() === "") return ["instruction_missing"];
  return [...prompt.trim()].length > LIMITS.promptChars ? ["prompt_too_long"] : [];
}

export const orderReasons = (choice: ImageEditingChoice): ImageEditingReason[] => [
  ...imageReasons(choice),
  ...describeReasons(choice),
];

/** The order of a finished choice; `parent` is the run whose result is edited. */
export const requestOf = (
  choice: ImageEditingChoice,
  parent: string | null,
): OrderInput<"image_editing"> => ({
  feature: "image_editing",
  body: {
    image: choice.image?.id ?? "",
    ...(choice.preset && { preset: choice.preset }),
    ...(choice.prompt.trim() && { prompt: choice.prompt.trim() }),
    strength: choice.strength,
    guidance: choice.guidance,
    steps: choice.steps,
    ...(parent && { parent_id: parent }),
  },
});

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
export const ImageEditingDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  image: v.nullable(v.pipe(v.string(), v.minLength(1))),
  preset: v.nullable(v.picklist(EDIT_PRESETS)),
  prompt: v.string(),
  strength: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  guidance: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
  steps: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(50)),
});
export type ImageEditingDraft = v.InferOutput<typeof ImageEditingDraft>;

export const draftOf = ({ image, ...settings }: ImageEditingChoice): ImageEditingDraft => ({
  version: DRAFT_VERSION,
  image: image?.id ?? null,
  preset: settings.preset,
  prompt: settings.prompt,
  strength: settings.strength,
  guidance: settings.guidance,
  steps: settings.steps,
});

/** Reads a stored draft: null when there is none, "dropped" when it is old or broken. */
export function readDraft(stored: unknown): ImageEditingDraft | null | "dropped" {
  if (stored === null || stored === undefined) return null;
  const read = v.safeParse(ImageEditingDraft, stored);
  return read.success ? read.output : "dropped";
}

/** The draft with another picture in it; what was asked for stays. */
export const withInput = (draft: ImageEditingDraft | null, id: string): ImageEditingDraft => ({
  ...(draft ?? draftOf(emptyChoice)),
  image: id,
});

export const idsOf = (
  draft: ImageEditingDraft | null,
): Record<ImageEditingRole, string | null> => ({ image: draft?.image ?? null });

/** What to ask the server for when a draft is opened; the order only when it is a whole one. */
export function restoreOf(draft: ImageEditingDraft | null): DraftToRestore<ImageEditingRole> {
  const ids = idsOf(draft);
  const { preset = null, prompt = "" } = draft ?? {};
  const words = prompt.trim();
  if (ids.image === null || (preset === null && words === "")) return { ids, request: null };
  const asked = { image: ids.image, ...(preset && { preset }), ...(words && { prompt: words }) };
  return { ids, request: asked };
}

/** A finished run's own input and settings become the choice again. */
export function choiceOfRun({ inputs, settings }: Generation): ImageEditingChoice {
  const own = v.safeParse(v.partial(v.omit(ImageEditingDraft, ["version", "image"])), settings);
  const kept = own.success ? own.output : {};
  return {
    ...emptyChoice,
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
    image: inputs.find(({ role }) => role === "source_image")?.asset ?? null,
  };
}

/** What is opened to make a run of the history once more. */
export const draftOfRun = (run: Generation): ImageEditingDraft => draftOf(choiceOfRun(run));
