import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.mjs";

export const percent = (part, whole) =>
  whole === 0 ? "–" : `${Math.round((1000 * part) / whole) / 10} %`;

/** A score stands in docs/qa.md, between its two marks. */
export function writeScore(mark, told) {
  const file = join(root, "docs/qa.md");
  const text = readFileSync(file, "utf8");
  const [before, rest] = text.split(`<!-- ${mark} -->\n`);
  const after = rest.split(`<!-- /${mark} -->\n`)[1];
  writeFileSync(file, `${before}<!-- ${mark} -->\n\n${told}\n\n<!-- /${mark} -->\n${after}`);
}
