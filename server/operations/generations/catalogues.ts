import { HAIRSTYLE_TEXTS, PRESET_TEXTS } from "#server/texts/catalogues.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import { EDIT_PRESETS } from "#wire/values.ts";

/** The twenty hairstyles in both languages, each with its drawn head. */
export function listHairstyles() {
  const items = HAIRSTYLES.map(({ id, gender, categories }) => {
    const { vi, en } = HAIRSTYLE_TEXTS[id];
    return {
      id,
      gender,
      categories: [...categories],
      name: { vi: vi[0], en: en[0] },
      description: { vi: vi[1], en: en[1] },
      image_url: `/hairstyles/${id}.svg`,
    };
  });
  return { items };
}

/** The six presets of Image Editing, each with one picture of ours that it was used on. */
export function listPresets() {
  const items = EDIT_PRESETS.map((id) => ({
    id,
    label: PRESET_TEXTS[id],
    image_url: `/presets/${id}.webp`,
  }));
  return { items };
}
