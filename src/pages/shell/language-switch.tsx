import { useLingui } from "@lingui/react/macro";
import { currentLanguage, switchLanguage } from "#src/lib/text/i18n.ts";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";

/** Each press leads to the next language, after the last to the first. */
export function LanguageSwitch({ quiet }: { quiet?: boolean }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const next = LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;
  const { name } = LANGUAGE_TRAITS[next];
  return (
    <LanguageToggle
      code={language.toUpperCase()}
      label={t({ id: "shell.to_language", message: `Đổi sang ${name}` })}
      quiet={quiet ?? false}
      onToggle={() => void switchLanguage(next)}
    />
  );
}
