import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Guards that no picture or video can fail without a word: what a server sends is shown by
 * `src/ui/pictures/served-picture.tsx`. Here stands what shows pictures in another way, and why.
 */
const OTHERS: Readonly<Record<string, string>> = {
  "src/ui/pictures/served-picture.tsx": "their home",
  "src/ui/pictures/before-after.tsx": "tells itself, for what lies over both of them",
  "src/pages/studio/generation-card.tsx": "asks for the run anew, whose address may have run out",
  "src/pages/blog/cover.tsx": "of a page sent whole, before any code",
  "src/pages/shell/auth-host.tsx": "built with the page",
  "src/pages/site/home/closing.tsx": "built with the page",
  "src/pages/site/home/hero.tsx": "built with the page",
  "src/pages/site/home/one-model.tsx": "built with the page",
  "src/pages/site/home/tool-shot.tsx": "built with the page",
  "src/pages/site/reading/about.tsx": "built with the page",
};
const root = join(import.meta.dirname, "../..");
const bare = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => join("src", file))
  .filter((file) => /<(img|video)\b/.test(readFileSync(join(root, file), "utf8")));

test("pictures and videos are shown by what tells when they do not come", () => {
  expect(bare.filter((file) => !(file in OTHERS))).toEqual([]);
});
test("what is listed shows one still", () => {
  expect(Object.keys(OTHERS).filter((file) => !bare.includes(file))).toEqual([]);
});
