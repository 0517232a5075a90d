import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { refused } from "#machines/kit/outcome.ts";
import { sentenceFor } from "./error-texts.ts";

const i18n = setupI18n({ locale: "vi", messages: { vi: {} } });

test("a refused instruction says which words could not be followed, when the server told", () => {
  const fields = { prompt: "Máy này chưa làm được: “mũ”." };
  const told = refused("instruction_not_supported", { fields });
  expect(sentenceFor(i18n, told)).toBe(fields.prompt);
  expect(sentenceFor(i18n, refused("instruction_not_supported"))).not.toBe(fields.prompt);
});
