import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { needTexts, startLanguage } from "#src/lib/text/i18n.ts";
import { LanguageSwitch } from "#src/pages/shell/language-switch.tsx";

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
  await needTexts("site");
});

test("the switch is named once by what is seen and what a press does, in both languages", async () => {
  render(
    <I18nProvider i18n={i18n}>
      <LanguageSwitch />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "VI. Đổi sang English" }));
  fireEvent.click(await screen.findByRole("button", { name: "EN. Switch to Tiếng Việt" }));
  expect(await screen.findByRole("button", { name: "VI. Đổi sang English" })).toBeVisible();
});
