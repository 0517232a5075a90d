import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { needTexts, startLanguage } from "#src/lib/text/i18n.ts";
import { LanguageSwitch } from "#src/pages/shell/language-switch.tsx";
import { DEFAULT_LANGUAGE, LANGUAGE_TRAITS, LANGUAGES } from "#wire/values.ts";

beforeEach(async () => {
  localStorage.clear();
  await startLanguage(DEFAULT_LANGUAGE);
  await needTexts("site");
  const history = createMemoryHistory({ initialEntries: ["/blog?q=ao%20dai&page=2#bai"] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <LanguageSwitch />
      </RouterContextProvider>
    </I18nProvider>,
  );
});

const shown = (name: string | RegExp) => screen.findByRole("link", { name });

test("the switch is named once by what is seen and what a press does, from language to language", async () => {
  fireEvent.click(await shown("VI. Đổi sang English"));
  // What comes after English, once round.
  const { name } =
    LANGUAGE_TRAITS[LANGUAGES[(LANGUAGES.indexOf("en") + 1) % LANGUAGES.length] ?? "vi"];
  expect(await shown(`EN. Switch to ${name}`)).toBeVisible();
  for (const language of LANGUAGES.slice(1)) {
    const code = language.toUpperCase();
    fireEvent.click(await shown(new RegExp(`^${code}\\. `)));
  }
  expect(await shown("VI. Đổi sang English")).toBeVisible();
});

test("it is a link to this very page in the other language, which a new tab opens", async () => {
  const link = await shown(/^VI\. /);
  expect(link.getAttribute("href")).toBe("/blog?q=ao+dai&page=2&lang=en#bai");
  // Not held back: the browser goes on with it.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(await shown(/^VI\. /)).toBeVisible();
  expect(fireEvent.click(link)).toBe(false);
  const back = await shown(/^EN\. /);
  // The house's own language is asked for by name, else the one chosen before would stay.
  expect(back.getAttribute("href")).toBe("/blog?q=ao+dai&page=2&lang=vi#bai");
});
