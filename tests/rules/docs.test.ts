import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HAIRSTYLE_IDS } from "#wire/hairstyles.ts";
import { LIMITS, TRIAL_CREDITS } from "#wire/limits.ts";
import { API_FROM } from "#wire/plans.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { DEFAULT_LANGUAGE, PLAN_IDS, VIDEO_DURATIONS } from "#wire/values.ts";
import { readCatalogues } from "../support/catalogues.ts";
import { figuresOf } from "../support/figures.ts";

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

test("how often a thing may be done stands in wire", () => {
  const files = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && file !== "security/rate-limit.ts",
  );
  const own = files.filter((file) =>
    /\bpoints: (?!1\b|0\b)\d|\bwindow: (?:\d[\d_]{3}|\d+ \*|\w+_MS)/.test(
      read(join("server", file)),
    ),
  );
  expect(own).toEqual([]);
});

test("no pattern types how many digits a code has: wire/codes.ts knows", () => {
  const counted = new RegExp(`\\^\\\\d\\{(?:\\d+,)?${LIMITS.codeDigits}\\}\\$`);
  const files = ["wire", "machines", "server", "src"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  expect(files.filter((file) => counted.test(read(file)))).toEqual([]);
});

/** A sentence of the README, with the figures it must have. */
const { contactFiles, uploadMegabytes } = LIMITS;
test.each<[sentence: RegExp, figures: readonly number[]]>([
  [/you have [^.]+ credits/, [TRIAL_CREDITS]],
  [/the [\w-]+-digit code/, [LIMITS.codeDigits]],
  [/[\w-]+ styles or your own words/, [HAIRSTYLE_IDS.length]],
  [/\*\*Ảnh thành video\*\* \(([^)]+) seconds/, VIDEO_DURATIONS],
  [/\*\*Bảng giá\*\*: \w+ plans/, [PLAN_IDS.length]],
  [/[\w]+ files of \d+ MB on the contact form/, [contactFiles, uploadMegabytes]],
])("the README's %s has the wire's figures", (sentence, figures) => {
  const [said = ""] = sentence.exec(read("README.md")) ?? [];
  expect([said, figuresOf("en", said).sort()]).toEqual([said, [...figures].sort()]);
});
test("the README lets forms through that bring all files", () => {
  const most = [...read("README.md").matchAll(/(?:client_max_body_size|max_size) (\d+)/g)];
  expect(most.map(([, megabytes]) => Number(megabytes) > contactFiles * uploadMegabytes)).toEqual([
    true,
    true,
  ]);
});
test("the README names the first plan with the API", () => {
  const [, plan] = /From the plan \*([^*]+)\* on/.exec(read("README.md")) ?? [];
  expect(plan).toBe(readCatalogues(DEFAULT_LANGUAGE).get(`plan.${API_FROM}`));
});
