import { LANGUAGES, type Language, languageNamed } from "#wire/values.ts";

/** The first of our languages that an Accept-Language header asks for; else the house's own. */
export function languageOf(header: string | undefined): Language {
  const ranked = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const q = parameters.find((parameter) => parameter.trim().startsWith("q="));
      const weight = q ? Number(q.split("=")[1]) : 1;
      return { tag: tag.split("-")[0], weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ tag, weight }) => LANGUAGES.some((language) => language === tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return languageNamed(ranked[0]?.tag);
}
