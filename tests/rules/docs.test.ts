import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOLS } from "#wire/tools/tools.ts";

/** Guards what the documents say of names and places: a stale sentence fails. */
const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const folders = (at: string) =>
  readdirSync(join(root, at), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** What is not in the repository, or no room of the house. */
const APART = new Set(["node_modules", "dist", "coverage", "reports", "storybook-static"]);

test("the README's tree names every folder at the top, and no other", () => {
  const [, tree = ""] = /```\n(machines\/[\s\S]*?)```/.exec(read("README.md")) ?? [];
  const told = [...tree.matchAll(/(?:^|\s)([a-z]+)\/(?=\s)/gm)].map(([, name]) => name);
  const there = folders(".").filter((name) => !name.startsWith(".") && !APART.has(name));
  expect(told.sort()).toEqual(there.sort());
});

const ROOMS =
  /`((?:wire|machines|src|server|engine|stories|tests|scripts|docs|locales|samples|dev|bench|public)\/[^\s`]*)/g;
/** A path with a place to fill in: `machines/x/`, `src/flows/<flow>`. */
const PATTERN = /[<*{…]|\/x[/.]/;
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];
test.each(documents)("every file that %s names is there", (document) => {
  const named = [...read(document).matchAll(ROOMS)].map(([, path = ""]) => path);
  const gone = named.filter((path) => !PATTERN.test(path) && !existsSync(join(root, path)));
  expect(gone).toEqual([]);
});

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** It has no face of its own: every page shows who is signed in. */
const FACELESS = ["session"];

test.each(folders("machines").filter((name) => name !== "kit"))(
  "%s has one name: folder, files, id, flow, stories",
  (name) => {
    const [, id = ""] =
      /^ {2}id: "([^"]+)"/m.exec(read(`machines/${name}/${name}.machine.ts`)) ?? [];
    expect(camelCase(id)).toBe(camelCase(name));
    expect(existsSync(join(root, "src/flows", name))).toBe(!FACELESS.includes(name));
    expect(read(`stories/flows/${name}.stories.tsx`)).toContain(`title: "flows/${name}"`);
  },
);

test.each(Object.values(TOOLS))("the glossary's row of $feature is its wire's", (tool) => {
  const row = read("docs/glossary.md")
    .split("\n")
    .find((line) => line.includes(`| ${tool.feature} |`));
  expect(row?.split(" | ").slice(1, 4)).toEqual([tool.address, tool.path, tool.feature]);
});

test("how often a thing may be done stands in wire/rates.ts", () => {
  const files = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file !== "security/rate-limit.ts",
  );
  const own = files.filter((file) => /\bpoints: (?!1\b|0\b)\d/.test(read(join("server", file))));
  expect(own).toEqual([]);
});
