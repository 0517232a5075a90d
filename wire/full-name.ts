import { LANGUAGE_TRAITS, type Language } from "./values.ts";

/** A person's two names in the order of a language. */
export const fullName = (
  language: Language,
  { firstName, lastName }: { firstName: string; lastName: string },
): string =>
  LANGUAGE_TRAITS[language].familyNameFirst
    ? `${lastName} ${firstName}`
    : `${firstName} ${lastName}`;
