import { i18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { afterEach as checkWithAxe } from "@storybook/addon-a11y/preview";
import type { ReactNode } from "react";
import { waitFor } from "storybook/test";
import { LANGUAGES } from "#wire/values.ts";
import { activate } from "./catalogues.ts";

export const InLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <Marked>{children}</Marked>
  </I18nProvider>
);
/** Says in the page which language was rendered last. */
function Marked({ children }: { children: ReactNode }) {
  const { i18n: current } = useLingui();
  return (
    <div style={{ display: "contents" }} data-rendered-in={current.locale}>
      {children}
    </div>
  );
}

async function show(language: string): Promise<void> {
  await activate(language);
  await waitFor(() => {
    if (!document.querySelector(`[data-rendered-in="${language}"]`))
      throw new Error(`The story was not rendered in ${language}.`);
  });
}

type Context = Parameters<typeof checkWithAxe>[0];
/** A colour is the same in every language, and measuring it is most of what axe does. */
function withoutContrast(context: Context): Context {
  const options = { rules: { "color-contrast": { enabled: false } } };
  const a11y = { ...context.parameters.a11y, options };
  return { ...context, parameters: { ...context.parameters, a11y } };
}

/** A still of a flow is checked in the other languages too, switched in place as the app does. */
export async function checkOtherLanguages(context: Context): Promise<void> {
  const own = String(context.globals.locale);
  for (const other of LANGUAGES.filter((language) => language !== own)) {
    await show(other);
    await checkWithAxe(withoutContrast(context));
  }
  await show(own);
}
