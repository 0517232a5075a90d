import { type MessageDescriptor, type Messages, setupI18n } from "@lingui/core";
import { byLanguage, type Language } from "#wire/values.ts";
import type { TextValues } from "./sentence-codes.ts";

/** The server's own catalogue, and the screens' where both say it: tools, plans, hairstyles, presets. */
const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../locales/*/{core,server,studio,tools}.po",
  {
    eager: true,
  },
);

const speakers = byLanguage((language) => {
  const messages = Object.entries(catalogues)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .map(([, catalogue]) => catalogue.messages);
  return setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...messages) } });
});

/** A message in a language; `values` fill its {braces}, beside those the message brings along. */
export function say(language: Language, message: MessageDescriptor, values?: TextValues): string {
  return speakers[language]._(
    message.id,
    { ...message.values, ...values },
    message.message === undefined ? {} : { message: message.message },
  );
}
