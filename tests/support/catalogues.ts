import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#wire/values.ts";

const folder = join(import.meta.dirname, "../../locales");

/** Every text of a language, one for each catalogue that holds it. */
export function readEntries(language: Language): { file: string; id: string; text: string }[] {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".po"));
  return files.flatMap((file) =>
    readFileSync(join(folder, language, file), "utf8")
      .split(/\n\n+/)
      .map((block) => ({ file, id: stringOf(block, "msgid"), text: stringOf(block, "msgstr") }))
      .filter(({ id }) => id !== ""),
  );
}

/** Texts of a language by message id, from its .po files as they lie in locales/. */
export const readCatalogues = (language: Language): Map<string, string> =>
  new Map(readEntries(language).map(({ id, text }) => [id, text]));

/** A gettext string: one quoted line, or an empty one with the text on the lines below it. */
function stringOf(block: string, key: "msgid" | "msgstr"): string {
  const found = new RegExp(`^${key} ("(?:.*)"(?:\\n".*")*)`, "m").exec(block)?.[1] ?? "";
  return found
    .split("\n")
    .map((line) => (line === "" ? "" : (JSON.parse(line) as string)))
    .join("");
}
