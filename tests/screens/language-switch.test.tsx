import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { needTexts, startLanguage } from "#src/lib/text/i18n.ts";
import { LanguageSwitch } from "#src/pages/shell/language-switch.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";

beforeAll(async () => {
  localStorage.clear();
  await startLanguage(DEFAULT_LANGUAGE);
  await needTexts("site");
});

test("the switch is named once by what is seen and what a press does, from language to language", async () => {
  render(
    <I18nProvider i18n={i18n}>
      <LanguageSwitch />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "VI. Đổi sang English" }));
  // What comes after English, once round.
  const { name } =
    LANGUAGE_TRAITS[LANGUAGES[(LANGUAGES.indexOf("en") + 1) % LANGUAGES.length] ?? "vi"];
  expect(await screen.findByRole("button", { name: `EN. Switch to ${name}` })).toBeVisible();
  for (const language of LANGUAGES.slice(1)) {
    const code = language.toUpperCase();
    fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${code}\\. `) }));
  }
  expect(await screen.findByRole("button", { name: "VI. Đổi sang English" })).toBeVisible();
});
