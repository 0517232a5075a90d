import { i18n, type Messages } from "@lingui/core";
import { readStored, writeStored } from "#src/lib/browser/storage.ts";
import { LANGUAGES, type Language, STORAGE_KEYS } from "#wire/values.ts";

/** The lazy catalogues; paths are literal so that each becomes its own chunk. */
const catalogues = {
  core: {
    vi: () => import("../../../locales/vi/core.po"),
    en: () => import("../../../locales/en/core.po"),
  },
  "sign-in": {
    vi: () => import("../../../locales/vi/sign-in.po"),
    en: () => import("../../../locales/en/sign-in.po"),
  },
  account: {
    vi: () => import("../../../locales/vi/account.po"),
    en: () => import("../../../locales/en/account.po"),
  },
  site: {
    vi: () => import("../../../locales/vi/site.po"),
    en: () => import("../../../locales/en/site.po"),
  },
  studio: {
    vi: () => import("../../../locales/vi/studio.po"),
    en: () => import("../../../locales/en/studio.po"),
  },
  money: {
    vi: () => import("../../../locales/vi/money.po"),
    en: () => import("../../../locales/en/money.po"),
  },
  admin: {
    vi: () => import("../../../locales/vi/admin.po"),
    en: () => import("../../../locales/en/admin.po"),
  },
} as const;
export type Catalogue = keyof typeof catalogues;

const wanted = new Set<Catalogue>();
const loaded = new Map<Language, Set<Catalogue>>();

export const storedLanguage = (): Language => {
  const stored = readStored(STORAGE_KEYS.language);
  return LANGUAGES.find((language) => language === stored) ?? "vi";
};
export const currentLanguage = (): Language => (i18n.locale === "en" ? "en" : "vi");

async function load(language: Language, names: Iterable<Catalogue>): Promise<void> {
  const have = loaded.get(language) ?? new Set();
  const missing = [...names].filter((name) => !have.has(name));
  const found = await Promise.all(missing.map((name) => catalogues[name][language]()));
  for (const { messages } of found) i18n.load(language, messages as Messages);
  loaded.set(language, new Set([...have, ...missing]));
}

/** Makes sure the texts of a part of the product are there, in the language chosen. */
export async function needTexts(...names: Catalogue[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await load(currentLanguage(), names);
  i18n.activate(currentLanguage());
}

/** Switches the language everywhere without a reload; remembers it for the next visit. */
export async function switchLanguage(language: Language): Promise<void> {
  await load(language, wanted);
  i18n.activate(language);
  writeStored(STORAGE_KEYS.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice when it renders a page.
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}

/** Starts in the stored language with the shell's texts. */
export async function startLanguage(): Promise<void> {
  const language = storedLanguage();
  wanted.add("core");
  await load(language, ["core"]);
  i18n.activate(language);
  document.documentElement.lang = language;
  writeStored(STORAGE_KEYS.theme, "light");
}
export { i18n };
