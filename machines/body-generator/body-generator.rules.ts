import * as v from "valibot";
import type { Asset } from "#wire/assets.ts";
import { bmiOf } from "#wire/bmi.ts";
import type { Generation } from "#wire/generations.ts";
import { keysOf } from "#wire/keys.ts";
import { LIMITS } from "#wire/limits.ts";
import type { OrderInput } from "#wire/tools/orders.ts";
import {
  ASPECT_RATIOS,
  type AspectRatio,
  type BmiClass,
  BODY_TYPES,
  type BodyType,
  GENDERS,
  type Gender,
  POSES,
  type Pose,
  SKIN_TONES,
  type SkinTone,
} from "#wire/values.ts";
import type { DraftToRestore } from "../kit/wizard.ts";

/** The body as it is typed and picked; figures stand as typed, so that "60," can become "60,5". */
export interface BodyParameters {
  gender: Gender | null;
  height: string;
  weight: string;
  age: string;
  skin_tone: SkinTone | null;
  body_type: BodyType | null;
  aspect_ratio: AspectRatio;
  pose: Pose;
}
export interface BodyGeneratorChoice extends BodyParameters {
  face: Asset | null;
  prompt: string;
  hints: readonly string[];
}
/** The picture a body may be made with, by the name its draft and its body give it. */
export type BodyGeneratorRole = "face";
/** Why a step cannot be left or the picture not be made; the words live in the flow's messages. */
export type BodyGeneratorReason =
  | "gender_missing"
  | "height_missing"
  | "height_range"
  | "weight_missing"
  | "weight_range"
  | "age_missing"
  | "age_range"
  | "skin_tone_missing"
  | "body_type_missing"
  | "face_too_small"
  | "prompt_too_long";

const noParameters: BodyParameters = {
  gender: null,
  height: "",
  weight: "",
  age: "",
  skin_tone: null,
  body_type: null,
  aspect_ratio: "3:4",
  pose: "front",
};
export const emptyChoice: BodyGeneratorChoice = {
  ...noParameters,
  face: null,
  prompt: "",
  hints: [],
};

/** A figure as people type it: "60,5", "60.5", "170 ". Null when it is none, or has two decimals. */
export function readFigure(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,3}(\.\d?)?$/.test(text) ? Number(text) : null;
}
const isWithin = (value: number | null, [low, high]: readonly [number, number]): value is number =>
  value !== null && value >= low && value <= high;

function figureReason(
  name: "height" | "weight" | "age",
  typed: string,
  range: readonly [number, number],
): BodyGeneratorReason[] {
  if (typed.trim() === "") return [`${name}_missing`];
  const value = readFigure(typed);
  const isWhole = name !== "age" || Number.isInteger(value);
  return isWhole && isWithin(value, range) ? [] : [`${name}_range`];
}

export const parameterReasons = (body: BodyParameters): BodyGeneratorReason[] => [
  ...(body.gender === null ? (["gender_missing"] as const) : []),
  ...figureReason("height", body.height, LIMITS.heightCm),
  ...figureReason("weight", body.weight, LIMITS.weightKg),
  ...figureReason("age", body.age, LIMITS.ageYears),
  ...(body.skin_tone === null ? (["skin_tone_missing"] as const) : []),
  ...(body.body_type === null ? (["body_type_missing"] as const) : []),
];

export function lookReasons({ face, prompt }: BodyGeneratorChoice): BodyGeneratorReason[] {
  if (face && Math.min(face.width, face.height) < LIMITS.toolMinSide) return ["face_too_small"];
  return [...prompt.trim()].length > LIMITS.promptChars ? ["prompt_too_long"] : [];
}

export const orderReasons = (choice: BodyGeneratorChoice): BodyGeneratorReason[] => [
  ...parameterReasons(choice),
  ...lookReasons(choice),
];

/** The BMI of what is typed so far; null until both figures stand within their ranges. */
export function liveBmi(
  body: Pick<BodyParameters, "height" | "weight">,
): { bmi: number; bmi_class: BmiClass } | null {
  const height = readFigure(body.height);
  const weight = readFigure(body.weight);
  return isWithin(height, LIMITS.heightCm) && isWithin(weight, LIMITS.weightKg)
    ? bmiOf(height, weight)
    : null;
}

/** A usual body to start the tape at, once a gender is picked and nothing is typed yet. */
const USUAL = {
  female: { height: "160", weight: "52", age: "25" },
  male: { height: "170", weight: "64", age: "25" },
} as const;
/** The parameters after a change: picking a gender fills in a usual body where none is typed. */
export function changed(body: BodyParameters, change: Partial<BodyParameters>): BodyParameters {
  const next = { ...body, ...change };
  if (!change.gender || body.height || body.weight || body.age) return next;
  return { ...next, ...USUAL[change.gender], ...change };
}

export const isAnyChosen = (choice: BodyGeneratorChoice): boolean =>
  keysOf(noParameters).some((name) => choice[name] !== noParameters[name]) ||
  choice.face !== null ||
  choice.prompt !== "" ||
  choice.hints.length > 0;

/** The order of a finished choice. */
export const requestOf = (choice: BodyGeneratorChoice): OrderInput<"body_generator"> => ({
  feature: "body_generator",
  body: bodyOf(choice),
});
function bodyOf(choice: BodyGeneratorChoice): OrderInput<"body_generator">["body"] {
  return {
    gender: choice.gender ?? "female",
    height_cm: readFigure(choice.height) ?? 0,
    weight_kg: readFigure(choice.weight) ?? 0,
    age: readFigure(choice.age) ?? 0,
    skin_tone: choice.skin_tone ?? "medium",
    body_type: choice.body_type ?? "average",
    aspect_ratio: choice.aspect_ratio,
    pose: choice.pose,
    ...(choice.hints.length > 0 && { hints: [...choice.hints] }),
    ...(choice.face && { face: choice.face.id }),
    ...(choice.prompt.trim() && { prompt: choice.prompt.trim() }),
  };
}

/** What survives a reload: ids and settings only, for the server knows the pictures. */
export const DRAFT_VERSION = 1;
export const BodyGeneratorDraft = v.object({
  version: v.literal(DRAFT_VERSION),
  gender: v.nullable(v.picklist(GENDERS)),
  height: v.string(),
  weight: v.string(),
  age: v.string(),
  skin_tone: v.nullable(v.picklist(SKIN_TONES)),
  body_type: v.nullable(v.picklist(BODY_TYPES)),
  aspect_ratio: v.picklist(ASPECT_RATIOS),
  pose: v.picklist(POSES),
  face: v.nullable(v.pipe(v.string(), v.minLength(1))),
  prompt: v.string(),
  hints: v.pipe(v.array(v.string()), v.maxLength(LIMITS.hints)),
});
export type BodyGeneratorDraft = v.InferOutput<typeof BodyGeneratorDraft>;

export const draftOf = (choice: BodyGeneratorChoice): BodyGeneratorDraft => ({
  version: DRAFT_VERSION,
  gender: choice.gender,
  height: choice.height,
  weight: choice.weight,
  age: choice.age,
  skin_tone: choice.skin_tone,
  body_type: choice.body_type,
  aspect_ratio: choice.aspect_ratio,
  pose: choice.pose,
  face: choice.face?.id ?? null,
  prompt: choice.prompt,
  hints: [...choice.hints],
});

/** Reads a stored draft: null when there is none, "dropped" when it is old or broken. */
export function readDraft(stored: unknown): BodyGeneratorDraft | null | "dropped" {
  if (stored === null || stored === undefined) return null;
  const read = v.safeParse(BodyGeneratorDraft, stored);
  return read.success ? read.output : "dropped";
}

/** The draft with another face in it; the measures stay. */
export const withInput = (draft: BodyGeneratorDraft | null, id: string): BodyGeneratorDraft => ({
  ...(draft ?? draftOf(emptyChoice)),
  face: id,
});

export const idsOf = (
  draft: BodyGeneratorDraft | null,
): Record<BodyGeneratorRole, string | null> => ({ face: draft?.face ?? null });

/** What to ask the server for when a draft is opened; the order only when it is a whole one. */
export function restoreOf(draft: BodyGeneratorDraft | null): DraftToRestore<BodyGeneratorRole> {
  const ids = idsOf(draft);
  if (draft === null) return { ids, request: null };
  const { face, version: _, ...rest } = draft;
  const choice = { ...rest, face: null };
  const isWhole = parameterReasons(choice).length === 0;
  return { ids, request: isWhole ? { ...bodyOf(choice), ...(face && { face }) } : null };
}

/** A finished run's own settings become the choice again. */
export function choiceOfRun({ inputs, settings }: Generation): BodyGeneratorChoice {
  const typed = (value: unknown) => (typeof value === "number" ? String(value) : "");
  const read = v.safeParse(BodyGeneratorDraft, {
    ...draftOf(emptyChoice),
    ...settings,
    version: DRAFT_VERSION,
    face: null,
    height: typed(settings.height_cm),
    weight: typed(settings.weight_kg),
    age: typed(settings.age),
  });
  const face = inputs.find(({ role }) => role === "face_reference")?.asset ?? null;
  if (!read.success) return { ...emptyChoice, face };
  const { version: _, ...choice } = read.output;
  return { ...choice, face };
}

/** What is opened to make a run of the history once more. */
export const draftOfRun = (run: Generation): BodyGeneratorDraft => draftOf(choiceOfRun(run));
