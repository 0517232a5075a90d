import { i18n, type Messages } from "@lingui/core";

const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*/*.po");

/** Loads every catalogue of a language and switches to it. */
export async function activate(language: string): Promise<void> {
  const own = Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`));
  const parts = await Promise.all(own.map(([, load]) => load()));
  i18n.load(language, Object.assign({}, ...parts.map((part) => part.messages)));
  i18n.activate(language);
  document.documentElement.lang = language;
}
