import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./lib/run.mjs";

/**
 * npm run texts                 writes the catalogues anew from the code and lists what English lacks
 * npm run texts -- fill x.json  fills English from {"id": "English text"}
 */
const catalogueNames = () =>
  readdirSync(join(root, "locales/vi"))
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

/** What is wrong with the catalogues, in words; empty when both languages are whole. */
export function catalogueProblems() {
  const problems = [];
  for (const name of catalogueNames()) {
    const vi = new Map(read(file("vi", name)));
    const en = new Map(read(file("en", name)));
    for (const [id, text] of vi) {
      if (!text) problems.push(`locales/vi/${name}.po: ${id} has no text`);
      else if (ENGLISH_LEFT.test(text) && !VIETNAMESE.test(text))
        problems.push(`locales/vi/${name}.po: ${id} is left in English: ${text}`);
      if (text !== text.normalize("NFC")) problems.push(`locales/vi/${name}.po: ${id} is not NFC`);
      if (!en.get(id)) problems.push(`locales/en/${name}.po: ${id} has no English for "${text}"`);
      else if (VIETNAMESE.test(en.get(id)) && !NAMES.test(en.get(id)))
        problems.push(`locales/en/${name}.po: ${id} is left in Vietnamese: ${en.get(id)}`);
      const slots = (s) => [...new Set([...s.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort().join();
      if (en.get(id) && slots(text) !== slots(en.get(id)))
        problems.push(`${name}: ${id} has other placeholders in English`);
    }
  }
  return problems;
}

function fill(path) {
  const texts = JSON.parse(readFileSync(path, "utf8"));
  let filled = 0;
  for (const name of catalogueNames()) {
    const target = file("en", name);
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
  const [action, path] = process.argv.slice(2);
  const { code, output } = await run(bin("lingui"), ["extract", "--clean", "--overwrite"], {
    capture: true,
  });
  if (code !== 0) console.log(output);
  if (action === "fill") {
    fill(path);
    await run(bin("lingui"), ["extract", "--clean", "--overwrite"], { capture: true });
  }
  for (const problem of catalogueProblems()) console.log(problem);
  process.exit(code);
}
