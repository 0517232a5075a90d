import type { I18n } from "@lingui/core";
import type { StyleChoice } from "#machines/hairstyle/hairstyle.rules.ts";
import { customTexts, styleTexts } from "./hairstyle.messages.ts";

export const styleName = (i18n: I18n, style: StyleChoice): string =>
  i18n._(style === "custom" ? customTexts.name : styleTexts[style].name);
/** The drawn head that wears a template. */
export const styleDrawing = (style: StyleChoice): string => `/hairstyles/${style}.svg`;
