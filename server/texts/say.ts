import { type I18n, type MessageDescriptor, type Messages, setupI18n } from "@lingui/core";
import { LANGUAGES, type Language } from "#wire/values.ts";
import type { TextValues } from "./codes.ts";

/** The server's own catalogue, and the screens' where both say it: tools, hairstyles, presets. */
const catalogues = import.meta.glob<{ messages: Messages }>(
  "../../locales/*/{core,server,studio}.po",
  {
    eager: true,
  },
);

const speakers = new Map<Language, I18n>(
  LANGUAGES.map((language) => {
    const messages = Object.entries(catalogues)
      .filter(([path]) => path.includes(`/locales/${language}/`))
      .map(([, catalogue]) => catalogue.messages);
    return [
      language,
      setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...messages) } }),
    ];
  }),
);

/** A message in a language; `values` fill its {braces}, beside those the message brings along. */
export function say(language: Language, message: MessageDescriptor, values?: TextValues): string {
  const speaker = speakers.get(language);
  if (!speaker) throw new Error(`No catalogue of ${language}.`);
  return speaker._(
    message.id,
    { ...message.values, ...values },
    message.message === undefined ? {} : { message: message.message },
  );
}
