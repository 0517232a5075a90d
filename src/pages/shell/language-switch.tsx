import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { isPlainPress } from "#src/lib/browser/plain-press.ts";
import { withLanguage } from "#src/lib/text/asked-language.ts";
import { currentLanguage, switchLanguage } from "#src/lib/text/i18n.ts";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";

/**
 * Each press leads to the next language, after the last to the first: in place, or by the page's
 * address there where its script has not come.
 */
export function LanguageSwitch({ quiet }: { quiet?: boolean }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const next = LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? DEFAULT_LANGUAGE;
  const { name } = LANGUAGE_TRAITS[next];
  const href = useRouterState({ select: ({ location }) => withLanguage(location.href, next) });
  const toggle = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void switchLanguage(next);
  };
  return (
    <LanguageToggle
      code={language.toUpperCase()}
      label={t({ id: "shell.to_language", message: `Đổi sang ${name}` })}
      href={href}
      leadsTo={next}
      quiet={quiet ?? false}
      onToggle={toggle}
    />
  );
}
