import { fold } from "#wire/fold.ts";
import { LANGUAGE_TRAITS, type Language } from "#wire/values.ts";

/** The commonest family names of Vietnam, folded: nine of ten people have one of them. */
const FAMILY_NAMES = new Set(
  "nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly trinh dinh mai lam dao".split(
    " ",
  ),
);

/**
 * What to call a person by. In Vietnamese names the given name stands last ("Nguyễn Thị Hạnh" is
 * Hạnh), elsewhere first; a family name in front tells which it is where the language does not.
 */
export function givenName(fullName: string, language: Language): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  const isFamily = (word: string) => FAMILY_NAMES.has(fold(word));
  if (isFamily(first)) return last;
  return LANGUAGE_TRAITS[language].familyNameFirst && !isFamily(last) ? last : first;
}

/** A name as two fields hold it: what one is called by, and the rest. */
export function splitName(
  fullName: string,
  language: Language,
): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/u).filter(Boolean);
  const firstName = givenName(fullName, language);
  const at = words[0] === firstName ? 0 : words.length - 1;
  return { firstName, lastName: words.filter((_, index) => index !== at).join(" ") };
}
