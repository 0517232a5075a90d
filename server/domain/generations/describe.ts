import { bmiOf } from "#wire/bmi.ts";
import { COSTS } from "#wire/costs.ts";
import { fold } from "#wire/fold.ts";
import { CUSTOM_STYLE, hairstyleOf } from "#wire/hairstyles.ts";
import type { Feature, PlanId, StyleType, VideoModelId } from "#wire/values.ts";
import { VIDEO_MODELS } from "#wire/video-models.ts";

type Settings = Record<string, unknown>;

/** Credits of a run: the table's, the video model's, or nothing on the unlimited plan. */
export function costOf(feature: Feature, settings: Settings, plan: PlanId): number {
  if (plan === "enterprise") return 0;
  if (feature !== "image_to_video") return COSTS[feature];
  return VIDEO_MODELS[settings.model as VideoModelId]?.cost ?? COSTS.image_to_video;
}

/** The settings a generation keeps: the body as accepted, and what follows from it at once. */
export function settingsOf(feature: Feature, body: Settings): Settings {
  const { parent_id: _parent, seed: _seed, ...settings } = body;
  const kept = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  );
  if (feature !== "body_generator") return kept;
  return { ...kept, ...bmiOf(Number(body.height_cm), Number(body.weight_kg)) };
}

/** What history shows and filters by: the style chosen, its kind, and a category. */
export function styleOf(
  feature: Feature,
  settings: Settings,
): { styleType: StyleType | null; styleName: string | null; category: string | null } {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  switch (feature) {
    case "virtual_try_on":
      return { styleType: null, styleName: null, category: text(settings.category) };
    case "body_generator":
      return { styleType: "body_type", styleName: text(settings.body_type), category: null };
    case "hairstyle_changer": {
      const style = text(settings.style);
      const custom = style === CUSTOM_STYLE;
      const category = style ? (hairstyleOf(style)?.categories[0] ?? null) : null;
      return { styleType: custom ? "custom" : "template", styleName: style, category };
    }
    case "image_to_video":
      return { styleType: "motion", styleName: text(settings.motion), category: null };
    case "image_editing": {
      const preset = text(settings.preset);
      if (preset) return { styleType: "preset", styleName: preset, category: null };
      return { styleType: "instruction", styleName: text(settings.prompt), category: null };
    }
  }
}

/** What the history search looks through, without marks. */
export const searchTextOf = (settings: Settings, names: readonly string[]): string =>
  fold(
    [settings.prompt, settings.style, settings.preset, settings.category, ...names]
      .filter((part) => typeof part === "string")
      .join(" "),
  ).replaceAll("_", " ");
