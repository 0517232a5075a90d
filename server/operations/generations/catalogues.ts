import { say } from "#server/texts/say.ts";
import { HAIRSTYLES } from "#wire/hairstyles.ts";
import { byLanguage, EDIT_PRESETS } from "#wire/values.ts";

/** A message of the screens' own catalogue, in every language. */
const inAll = (id: string) => byLanguage((language) => say(language, { id }));

/** The hairstyles in every language, each with its drawn head. */
export function listHairstyles() {
  const items = HAIRSTYLES.map(({ id, gender, categories }) => {
    return {
      id,
      gender,
      categories: [...categories],
      name: inAll(`hairstyle.${id}`),
      description: inAll(`hairstyle.${id}.text`),
      image_url: `/hairstyles/${id}.svg`,
    };
  });
  return { items };
}

/** The presets of Image Editing, each with one picture of ours that it was used on. */
export function listPresets() {
  const items = EDIT_PRESETS.map((id) => ({
    id,
    label: inAll(`preset.${id}`),
    image_url: `/presets/${id}.webp`,
  }));
  return { items };
}
