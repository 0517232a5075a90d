import type { Language } from "#wire/values.ts";
import { en } from "./en.ts";
import type { Texts } from "./shape.ts";
import { vi } from "./vi.ts";

const TEXTS: Record<Language, Texts> = { vi, en };
export const textsIn = (language: Language): Texts => TEXTS[language];

export type TextValues = Record<string, string | number>;
/** Puts values into {braces}. */
export const fill = (template: string, values: TextValues = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** vi unless the header prefers en: the server's sentences exist in these two. */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.find((parameter) => parameter.trim().startsWith("q="));
      const weight = q ? Number(q.split("=")[1]) : 1;
      return { tag: tag.split("-")[0], weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => (tag === "vi" || tag === "en") && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked[0]?.tag === "en" ? "en" : "vi";
}
