import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIALOGS, EMPTIES, FAILURES } from "../../dev/showings.ts";
import { readCatalogues } from "../support/catalogues.ts";

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
const list = readFileSync("dev/toasts.ts", "utf8");

test("the test page shows toasts from every file that has one", () => {
  const own = ["src/ui/feedback/toast.tsx", "src/ui/feedback/late-toast.ts"];
  const showing = sourcesOf("src").filter(
    (file) => !own.includes(file) && /\bshowToast(Later)?\(/.test(readFileSync(file, "utf8")),
  );
  const named = [...list.matchAll(/"(src\/[^"]+)"/g)].map(([, file]) => file as string);
  const missing = showing.filter((file) => !named.includes(file));
  expect(missing).toEqual([]);
});

test("the texts it names by id are in the catalogues", () => {
  const texts = new Map(readCatalogues("vi"));
  const ids = [...list.matchAll(/"([a-z_]+(?:\.[a-z_]+)+)"/g)].map(([, id]) => id as string);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => !texts.has(id))).toEqual([]);
});

test("every still it names is in the workshop", () => {
  const gone = [DIALOGS, FAILURES, EMPTIES].flatMap((table) =>
    Object.entries(table).flatMap(([flow, stories]) => {
      const file = readFileSync(`stories/flows/${flow}.stories.tsx`, "utf8");
      return stories
        .filter((story) => !file.includes(`export const ${story}: Story`))
        .map((story) => `${flow} ${story}`);
    }),
  );
  expect(gone).toEqual([]);
});
