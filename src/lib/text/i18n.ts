import { i18n, type Messages } from "@lingui/core";
import { startTransition } from "react";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { SECOND, TIMES } from "#wire/limits.ts";
import { LANGUAGE_COOKIE, type Language, languageNamed, STORAGE_KEYS } from "#wire/values.ts";

/** Loaded when a part of the product first needs its texts (needTexts). */
export type Catalogue =
  | "core"
  | "sign-in"
  | "account"
  | "site"
  | "forms"
  | "blog"
  | "talk"
  | "reading"
  | "studio"
  | "tools"
  | "device"
  | "money"
  | "admin"
  /** For pages that the server renders. */
  | "ahead";
/** Every language's catalogues, each its own chunk; the server keeps its own to itself. */
const catalogues = import.meta.glob<{ messages: Messages }>([
  "../../../locales/*/*.po",
  "!../../../locales/*/server.po",
]);
async function messagesOf(language: Language, name: Catalogue): Promise<Messages> {
  const read = catalogues[`../../../locales/${language}/${name}.po`];
  if (!read) throw new Error(`No catalogue ${name} of ${language}.`);
  return (await read()).messages;
}

const wanted = new Set<Catalogue>();
const loaded = new Map<Language, Set<Catalogue>>();

/** The language chosen on this device, if one was. */
export const storedLanguage = (): Language | null => {
  const stored = readStored(STORAGE_KEYS.language);
  return stored === null ? null : languageNamed(stored);
};
export const currentLanguage = (): Language => languageNamed(i18n.locale);

async function load(language: Language, names: Iterable<Catalogue>): Promise<void> {
  const have = loaded.get(language) ?? new Set();
  const missing = [...names].filter((name) => !have.has(name));
  const found = await Promise.all(missing.map((name) => messagesOf(language, name)));
  for (const messages of found) i18n.load(language, messages);
  loaded.set(language, new Set([...have, ...missing]));
}

/** Makes sure the texts of a part of the product are there, in the language chosen. */
export async function needTexts(...names: Catalogue[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await load(currentLanguage(), names);
  i18n.activate(currentLanguage());
}

/** Fetches such texts without taking them yet. */
export async function fetchTexts(...names: Catalogue[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => messagesOf(currentLanguage(), name)));
}

/** Switches the language everywhere without a reload; remembers it for the next visit. */
export async function switchLanguage(language: Language): Promise<void> {
  await load(language, wanted);
  // What still waits for its code keeps its place until it can be drawn in the new language.
  startTransition(() => i18n.activate(language));
  rememberLanguage(language);
}

/** Keeps the language for the next visit, for the server too, which renders pages in it. */
export function rememberLanguage(language: Language): void {
  writeStored(STORAGE_KEYS.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice when it renders a page.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${TIMES.languageKept / SECOND}; samesite=lax`;
  document.documentElement.lang = language;
}

/** Starts in a language with the shell's texts. */
export async function startLanguage(language: Language): Promise<void> {
  wanted.add("core");
  await load(language, ["core"]);
  i18n.activate(language);
}
export { i18n };
