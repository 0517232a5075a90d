import { msg } from "@lingui/core/macro";
import { fill } from "#src/lib/text/fill.ts";
import type { RunWords } from "../kit/run-words.ts";

const bodyTitles = {
  female: msg({ id: "body.title.female", message: "Người mẫu nữ, {height} cm" }),
  male: msg({ id: "body.title.male", message: "Người mẫu nam, {height} cm" }),
};

/** Who was made, by the figures. */
export const bodyGeneratorWords: RunWords = ({ settings }, i18n) => [
  fill(i18n, settings.gender === "male" ? bodyTitles.male : bodyTitles.female, {
    height: settings.height_cm,
  }),
];
