import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getConfig } from "@lingui/conf";
import { bin, root, run } from "./lib/run.mjs";

/**
 * npm run texts                    writes the catalogues anew from the code and lists what translations lack
 * npm run texts -- fill x.json     fills English from {"id": "English text"}
 * npm run texts -- fill x.json fr  fills another language
 */
const { sourceLocale: SOURCE, locales } = getConfig({ cwd: root });
const TRANSLATIONS = locales.filter((locale) => locale !== SOURCE);
const catalogueNames = () =>
  readdirSync(join(root, "locales", SOURCE))
    .filter((name) => name.endsWith(".po"))
    .map((name) => name.slice(0, -3));
const file = (locale, name) => join(root, "locales", locale, `${name}.po`);

/** Entries of a .po file as [id, text]; long strings are joined. */
function read(path) {
  if (!existsSync(path)) return [];
  const entries = [];
  for (const block of readFileSync(path, "utf8").split(/\n\n+/)) {
    const of = (key) => {
      const lines = new RegExp(`^${key} ((?:".*"\\n?)+)`, "m").exec(block)?.[1];
      return lines === undefined
        ? null
        : lines
            .split("\n")
            .filter(Boolean)
            .map((line) => JSON.parse(line))
            .join("");
    };
    const id = of("msgid");
    if (id) entries.push([id, of("msgstr") ?? ""]);
  }
  return entries;
}

const ENGLISH_LEFT = /\b(the|please|your|and|with|failed|click)\b/i;
/** Names that stay as they are in English. */
const NAMES = /[₫]|Mẫu|Phông|áo dài|Tiếng Việt|Hà Nội|Hồ Chí Minh|Đà Nẵng|Huế/i;
const VIETNAMESE = /[ăâđêôơưàảãạằẳẵặầẩẫậèẻẽẹềểễệìỉĩịòỏõọồổỗộờởỡợùủũụừửữựỳỷỹỵ]/i;

/** What is wrong with the catalogues, in words; empty when every language is whole. */
export function catalogueProblems() {
  const problems = [];
  for (const name of catalogueNames()) {
    const source = new Map(read(file(SOURCE, name)));
    for (const [id, text] of source) {
      const at = `locales/${SOURCE}/${name}.po: ${id}`;
      if (!text) problems.push(`${at} has no text`);
      else if (ENGLISH_LEFT.test(text) && !VIETNAMESE.test(text))
        problems.push(`${at} is left in English: ${text}`);
      if (text !== text.normalize("NFC")) problems.push(`${at} is not NFC`);
    }
    for (const locale of TRANSLATIONS) {
      const translated = new Map(read(file(locale, name)));
      for (const [id, text] of source) {
        const at = `locales/${locale}/${name}.po: ${id}`;
        const translation = translated.get(id);
        if (!translation) problems.push(`${at} has no translation of "${text}"`);
        else if (VIETNAMESE.test(translation) && !NAMES.test(translation))
          problems.push(`${at} is left in Vietnamese: ${translation}`);
        else if (slots(text) !== slots(translation))
          problems.push(`${at} has other placeholders than "${text}"`);
      }
    }
  }
  return problems;
}
const slots = (text) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map((m) => m[1]))].sort().join();

function fill(path, locale) {
  const texts = JSON.parse(readFileSync(path, "utf8"));
  let filled = 0;
  for (const name of catalogueNames()) {
    const target = file(locale, name);
    const blocks = readFileSync(target, "utf8")
      .split(/\n\n/)
      .map((block) => {
        const id = /^msgid "(.*)"$/m.exec(block)?.[1];
        if (!id || texts[id] === undefined) return block;
        filled += 1;
        return block
          .replace(/^msgstr (?:".*"\n?)+/m, () => `msgstr ${JSON.stringify(texts[id])}\n`)
          .replace(/\n+$/, "");
      });
    writeFileSync(target, `${blocks.join("\n\n").replace(/\n+$/, "")}\n`);
  }
  console.log(`filled ${filled} of ${Object.keys(texts).length}`);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const [action, path, locale = TRANSLATIONS[0]] = process.argv.slice(2);
  const { code, output } = await run(bin("lingui"), ["extract", "--clean", "--overwrite"], {
    capture: true,
  });
  if (code !== 0) console.log(output);
  if (action === "fill") {
    fill(path, locale);
    await run(bin("lingui"), ["extract", "--clean", "--overwrite"], { capture: true });
  }
  for (const problem of catalogueProblems()) console.log(problem);
  process.exit(code);
}
