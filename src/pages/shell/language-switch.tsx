import { useLingui } from "@lingui/react/macro";
import { currentLanguage, switchLanguage } from "#src/lib/text/i18n.ts";
import { LanguageToggle } from "#src/ui/actions/language-toggle.tsx";

export function LanguageSwitch({ quiet }: { quiet?: boolean }) {
  const { t } = useLingui();
  const language = currentLanguage();
  const label =
    language === "vi"
      ? t({ id: "shell.to_english", message: "Đổi sang English" })
      : t({ id: "shell.to_vietnamese", message: "Đổi sang Tiếng Việt" });
  return (
    <LanguageToggle
      code={language.toUpperCase()}
      label={label}
      quiet={quiet ?? false}
      onToggle={() => void switchLanguage(language === "vi" ? "en" : "vi")}
    />
  );
}
