import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import type { Generation } from "#wire/generations.ts";
import { CUSTOM_STYLE, HAIRSTYLE_IDS, HAIRSTYLES, type HairstyleId } from "#wire/hairstyles.ts";
import { LIMITS } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import { GENDERS, type Gender, type HairCategory } from "#wire/values.ts";
import type { DraftToRestore } from "../kit/wizard.ts";
import {
  DraftEntries,
  entriesForDraft,
  noMask,
  type Painted,
} from "../mask-editor/painted.rules.ts";

export type StyleChoice = HairstyleId | typeof CUSTOM_STYLE;
export interface HairstyleChoice extends Painted {
  photo: Asset | null;
  gender: Gender;
  style: StyleChoice | null;
  /** "#rrggbb"; null keeps the colour of the photo. */
  color: string | null;
  prompt: string;
}
/** The pictures a hairstyle is made of, by the names its draft and its body give them. */
export type HairstyleRole = "photo" | "mask";
/** Why a step cannot be left or the picture not be made; the words live in the flow's messages. */
export type HairstyleReason =
  | "photo_missing"
  | "photo_too_small"
  | "style_missing"
  | "custom_prompt_missing"
  | "mask_unused"
  | "prompt_too_long";

export const emptyChoice: HairstyleChoice = {
  photo: null,
  gender: "female",
  style: null,
  color: null,
  prompt: "",
  ...noMask,
};

export function photoReasons({ photo }: Pick<HairstyleChoice, "photo">): HairstyleReason[] {
  if (photo === null) return ["photo_missing"];
  return Math.min(photo.width, photo.height) < LIMITS.toolMinSide ? ["photo_too_small"] : [];
}
export const styleReasons = ({ style }: Pick<HairstyleChoice, "style">): HairstyleReason[] =>
  style === null ? ["style_missing"] : [];
export function customiseReasons({
  style,
  prompt,
  painted,
}: Pick<HairstyleChoice, "style" | "prompt" | "painted">): HairstyleReason[] {
  const letters = [...prompt.trim()].length;
  if (style === CUSTOM_STYLE && letters === 0) return ["custom_prompt_missing"];
  if (letters > LIMITS.promptChars) return ["prompt_too_long"];
  return painted === null ? [] : ["mask_unused"];
}
export const orderReasons = (choice: HairstyleChoice): HairstyleReason[] => [
  ...photoReasons(choice),
  ...styleReasons(choice),
  ...customiseReasons(choice),
];

/** The style when another gender is picked: one that is not worn by it is put back. */
export const styleFor = (style: StyleChoice | null, gender: Gender): StyleChoice | null =>
  style === CUSTOM_STYLE || HAIRSTYLES.some(({ id, gender: by }) => id === style && by === gender)
    ? style
    : null;

/** Whether a template stands under a filter. Custom stands under every one. */
export const fitsFilter = (id: HairstyleId, gender: Gender, filter: HairCategory): boolean =>
  HAIRSTYLES.some((template) => {
    const categories: readonly string[] = template.categories;
    return (
      template.id === id &&
      template.gender === gender &&
      (filter === "all" || categories.includes(filter))
    );
  });

/** The order of a finished choice. */
export const requestOf = (choice: HairstyleChoice): OrderInput<"hairstyle_changer"> => ({
  feature: "hairstyle_changer",
  body: {
    photo: choice.photo?.id ?? "",
    gender: choice.gender,
    style: choice.style ?? CUSTOM_STYLE,
    ...(choice.color && { color: choice.color }),
    ...(choice.prompt.trim() && { prompt: choice.prompt.trim() }),
    ...(choice.mask && { mask: choice.mask.id }),
  },
});

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
const Id = v.nullable(v.pipe(v.string(), v.minLength(1)));
export const HairstyleDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  photo: Id,
  mask: Id,
  gender: v.picklist(GENDERS),
  style: v.nullable(v.picklist([...HAIRSTYLE_IDS, CUSTOM_STYLE])),
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  prompt: v.string(),
  maskEntries: DraftEntries,
});
export type HairstyleDraft = v.InferOutput<typeof HairstyleDraft>;

export const draftOf = (choice: HairstyleChoice): HairstyleDraft => ({
  version: DRAFT_VERSION,
  photo: choice.photo?.id ?? null,
  mask: choice.mask?.id ?? null,
  gender: choice.gender,
  style: choice.style,
  color: choice.color,
  prompt: choice.prompt,
  maskEntries: entriesForDraft(choice.maskEntries),
});

/** Reads a stored draft: null when there is none, "dropped" when it is old or broken. */
export function readDraft(stored: unknown): HairstyleDraft | null | "dropped" {
  if (stored === null || stored === undefined) return null;
  const read = v.safeParse(HairstyleDraft, stored);
  if (!read.success) return "dropped";
  return { ...read.output, style: styleFor(read.output.style, read.output.gender) };
}

/** The draft with another photo in it; what was painted belonged to the old one. */
export const withInput = (draft: HairstyleDraft | null, id: string): HairstyleDraft => ({
  ...(draft ?? draftOf(emptyChoice)),
  photo: id,
  mask: null,
  maskEntries: [],
});

export const idsOf = (draft: HairstyleDraft | null): Record<HairstyleRole, string | null> => ({
  photo: draft?.photo ?? null,
  mask: draft?.mask ?? null,
});

/** What to ask the server for when a draft is opened; the order only when it is a whole one. */
export function restoreOf(draft: HairstyleDraft | null): DraftToRestore<HairstyleRole> {
  const ids = idsOf(draft);
  if (draft === null || draft.photo === null || draft.style === null) return { ids, request: null };
  const { photo, gender, style, color, mask } = draft;
  const asked = { photo, gender, style, ...(color && { color }), ...(mask && { mask }) };
  return { ids, request: asked };
}

/** A finished run's own pictures and settings become the choice again. */
export function choiceOfRun({ inputs, settings }: Generation): HairstyleChoice {
  const of = (role: string) => inputs.find((input) => input.role === role)?.asset ?? null;
  const own = v.safeParse(v.pick(HairstyleDraft, ["gender", "style", "color", "prompt"]), {
    color: null,
    prompt: "",
    ...settings,
  });
  return {
    ...emptyChoice,
    ...(own.success && own.output),
    photo: of("original_person"),
    mask: of("mask"),
  };
}

/** What is opened to make a run of the history once more. */
export const draftOfRun = (run: Generation): HairstyleDraft => draftOf(choiceOfRun(run));
