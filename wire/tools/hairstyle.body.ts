import * as v from "valibot";
import { Id } from "../common.ts";
import { CUSTOM_STYLE, HAIRSTYLE_IDS, hairstyleOf } from "../hairstyles.ts";
import { GENDERS } from "../values.ts";
import { COMMON_FIELDS, Prompt, type SettingsRefusal, type ToolRules } from "./tool.ts";

export const HairstyleBody = v.object({
  ...COMMON_FIELDS,
  photo: Id,
  gender: v.picklist(GENDERS),
  style: v.picklist([...HAIRSTYLE_IDS, CUSTOM_STYLE]),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, "colour_format"))),
  prompt: Prompt,
  mask: v.optional(Id),
});
export type HairstyleBody = v.InferOutput<typeof HairstyleBody>;

type Asked = Pick<HairstyleBody, "style" | "gender" | "prompt">;
/** A custom style is told in words; a template is worn by the gender it is made for. */
function refusalOf({ style, gender, prompt }: Asked): SettingsRefusal | null {
  if (style === CUSTOM_STYLE) {
    return prompt ? null : { code: "invalid_request", fields: { prompt: "prompt_required" } };
  }
  if (hairstyleOf(style)?.gender === gender) return null;
  return { code: "invalid_request", fields: { style: "style_gender" } };
}

export const hairstyleRules: ToolRules<HairstyleBody> = {
  styleOf: ({ style }) => ({
    styleType: style === CUSTOM_STYLE ? "custom" : "template",
    styleName: style,
    category: hairstyleOf(style)?.categories[0] ?? null,
  }),
  wordsOf: ({ prompt, style }) => [prompt, style],
  refusalOf,
  // The words of a custom style may still come.
  refusalSoFar: ({ style, gender }) =>
    style === undefined || gender === undefined ? null : refusalOf({ style, gender, prompt: "…" }),
};
