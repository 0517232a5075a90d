import { useLingui } from "@lingui/react/macro";
import { useApp } from "#src/lib/app.tsx";
import { currentLanguage, switchLanguage } from "#src/lib/text/i18n.ts";
import { Segmented } from "#src/ui/choices/segmented.tsx";
import { LANGUAGE_TRAITS, LANGUAGES, type Language } from "#wire/values.ts";
import { Section } from "./section.tsx";

/** The language of the pages here and of the mails; each goes by its own name. */
export function LanguageChoice() {
  const { t } = useLingui();
  const { api, session } = useApp();
  const choose = async (language: Language) => {
    await switchLanguage(language);
    const outcome = await api.call("PATCH", "/auth/profile", { body: { language } });
    if (outcome.ok) session.send({ type: "user.changed", user: outcome.value.user });
  };
  return (
    <Section title={t({ id: "profile.language", message: "Ngôn ngữ" })}>
      <Segmented<Language>
        hideLabel
        label={t({ id: "profile.language", message: "Ngôn ngữ" })}
        items={LANGUAGES.map((value) => ({ value, label: LANGUAGE_TRAITS[value].name }))}
        value={currentLanguage()}
        onChange={(language) => void choose(language).catch(() => undefined)}
      />
    </Section>
  );
}
