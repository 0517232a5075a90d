import { LANGUAGE_QUERY, type Language, languageNamed } from "#wire/values.ts";

/**
 * The language that an address asks for, and the address without the question: what a router gets,
 * for no route knows it.
 */
export function withoutLanguage(address: URL): { asked: Language | null; href: string } {
  const asked = address.searchParams.get(LANGUAGE_QUERY);
  const rest = new URL(address);
  rest.searchParams.delete(LANGUAGE_QUERY);
  return {
    asked: asked === null ? null : languageNamed(asked),
    href: rest.pathname + rest.search + rest.hash,
  };
}

/** An address of this site that asks for a language, whatever was chosen before. */
export function withLanguage(href: string, language: Language): string {
  const { pathname, searchParams, hash } = new URL(href, "http://localhost");
  searchParams.set(LANGUAGE_QUERY, language);
  return `${pathname}?${searchParams}${hash}`;
}
