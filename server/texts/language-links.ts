import { LANGUAGE_QUERY, LANGUAGE_TRAITS, LANGUAGES, type Language } from "#wire/values.ts";

/** Links to this page in the other languages, each under the name it calls itself. */
export const languageLinks = (language: Language): string =>
  LANGUAGES.filter((other) => other !== language)
    .map(
      (other) =>
        `<a href="?${LANGUAGE_QUERY}=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_TRAITS[other].name}</a>`,
    )
    .join(" ");
