import * as v from "valibot";
import { bmiOf } from "../bmi.ts";
import { Id, text } from "../common.ts";
import { LIMITS } from "../limits.ts";
import {
  ASPECT_RATIOS,
  BODY_TYPE_ALIASES,
  BODY_TYPES,
  type BodyType,
  GENDERS,
  POSES,
  SKIN_TONES,
} from "../values.ts";
import { between, COMMON_FIELDS, Prompt, type ToolRules } from "./tool.ts";

const oneDecimal = v.check(
  (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9,
  "one_decimal",
);
const named = (value: BodyType | keyof typeof BODY_TYPE_ALIASES): BodyType =>
  value === "ectomorph" || value === "mesomorph" || value === "endomorph"
    ? BODY_TYPE_ALIASES[value]
    : value;

export const BodyGeneratorBody = v.object({
  ...COMMON_FIELDS,
  gender: v.picklist(GENDERS),
  height_cm: v.pipe(between(...LIMITS.heightCm), oneDecimal),
  weight_kg: v.pipe(between(...LIMITS.weightKg), oneDecimal),
  age: v.pipe(between(...LIMITS.ageYears), v.integer("not_whole")),
  skin_tone: v.picklist(SKIN_TONES),
  body_type: v.pipe(
    v.picklist([...BODY_TYPES, "ectomorph", "mesomorph", "endomorph"]),
    v.transform(named),
  ),
  aspect_ratio: v.picklist(ASPECT_RATIOS),
  pose: v.optional(v.picklist(POSES), "front"),
  hints: v.optional(v.pipe(v.array(text(LIMITS.hintChars)), v.maxLength(LIMITS.hints)), []),
  face: v.optional(Id),
  prompt: Prompt,
});
export type BodyGeneratorBody = v.InferOutput<typeof BodyGeneratorBody>;

export const bodyGeneratorRules: ToolRules<BodyGeneratorBody> = {
  styleOf: ({ body_type }) => ({ styleType: "body_type", styleName: body_type, category: null }),
  wordsOf: ({ prompt }) => [prompt],
  derivedOf: ({ height_cm, weight_kg }) => bmiOf(height_cm, weight_kg),
};
