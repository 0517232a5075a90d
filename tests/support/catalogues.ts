import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#wire/values.ts";

const folder = join(import.meta.dirname, "../../locales");

/** Texts of a language by message id, from its .po files as they lie in locales/. */
export function readCatalogues(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith(".po"));
  for (const name of files) {
    const blocks = readFileSync(join(folder, language, name), "utf8").split(/\n\n+/);
    for (const block of blocks) {
      const id = stringOf(block, "msgid");
      const text = stringOf(block, "msgstr");
      if (id) texts.set(id, text);
    }
  }
  return texts;
}

/** A gettext string: one quoted line, or an empty one with the text on the lines below it. */
function stringOf(block: string, key: "msgid" | "msgstr"): string {
  const found = new RegExp(`^${key} ("(?:.*)"(?:\\n".*")*)`, "m").exec(block)?.[1] ?? "";
  return found
    .split("\n")
    .map((line) => (line === "" ? "" : (JSON.parse(line) as string)))
    .join("");
}
