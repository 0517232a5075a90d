import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOL_FACES } from "#src/flows/kit/tools.ts";
import { keysOf } from "#wire/keys.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, LANGUAGES } from "#wire/values.ts";
import { readCatalogues } from "../support/catalogues.ts";

/**
 * Guards that a tool has one home: whoever needs something of a tool asks the two lists of tools and
 * keeps no table. Here stand all shared files that name more than one of them; docs/adding-a-tool.md
 * says what a further tool does in each. Another file that names the tools fails.
 */
const HOMES = [
  "wire/values.ts",
  "wire/tools/tools.ts",
  "wire/tools/orders.ts",
  "src/flows/kit/tools.ts",
  "src/flows/kit/run-title.ts",
  "src/theme/colors.ts",
  "src/pages/site/home/tool-shot.tsx",
  "src/pages/site/home/backdrops.css.ts",
  "src/pages/site/pictures.ts",
  // The engine's own list of what it makes, and what it says of its settings.
  "engine/engine.ts",
  "engine/understands.ts",
  "stories/walks/walk-through.stories.tsx",
];
/** What names some tools as examples, and needs none of a further one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "bench/engine.mjs": "orders that are timed",
  "bench/canvas.mjs": "the pages that are timed",
  "bench/lib/studio.mjs": "the tours that are put away",
  "samples/drawn-by/pairs.mjs": "the pairs of before and after on the home page",
  "stories/support/admin.ts": "made-up answers",
  "stories/support/server.ts": "made-up answers",
};
/** Examples, and what is written by a program. */
const APART = /\.fixtures\.ts$|\.test\.tsx?$|^src\/routeTree\.gen\.ts$/;

const SPELLINGS = [
  /\b(virtual_try_on|virtual-tryon|virtual-try-on|virtualTryOn|tryOn|VIRTUAL_TRY_ON)\b|["'`]try-on["'`]/,
  /\b(body_generator|body-generator|bodyGenerator|BODY_GENERATOR)\b/,
  /\b(hairstyle_changer|hairstyle-changer|hairstyleChanger|HAIRSTYLE_CHANGER)\b|\bhairstyle:|["'`]hairstyle["'`]/,
  /\b(image_to_video|image-to-video|imageToVideo|IMAGE_TO_VIDEO)\b/,
  /\b(image_editing|image-editing|imageEditing|IMAGE_EDITING)\b/,
];
const root = join(import.meta.dirname, "../..");
const filesIn = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => join(room, file));
const ROOMS = "wire machines server src engine dev scripts stories bench samples".split(" ");
const named = ROOMS.flatMap(filesIn)
  .filter((file) => !APART.test(file))
  .filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const words = text.replace(/ENGINE_(?=[A-Z])/g, "");
    return SPELLINGS.filter((spelling) => spelling.test(words)).length > 1;
  });

test("the tools are named together in their homes alone", () => {
  expect(named.filter((file) => !HOMES.includes(file) && !(file in EXAMPLES))).toEqual([]);
});
test("every home and every example in the lists is one", () => {
  const listed = [...HOMES, ...Object.keys(EXAMPLES)];
  expect(listed.filter((file) => !named.includes(file))).toEqual([]);
});
test("a further tool is told of in every home", () => {
  const guide = readFileSync(join(root, "docs/adding-a-tool.md"), "utf8");
  expect(HOMES.filter((file) => !guide.includes(file))).toEqual([]);
});

test.each(FEATURES)("%s is found by one spelling, however it is written", (feature) => {
  const { tone } = TOOL_FACES[feature];
  const { endpoint, fileName, engineVariable } = TOOLS[feature];
  const written = [feature, tone, endpoint, fileName, engineVariable.replace("ENGINE_", "")];
  const found = SPELLINGS.filter((spelling) =>
    written.every((name) => spelling.test(`"${name}"`) || spelling.test(`${name}:`)),
  );
  expect(found).toHaveLength(1);
});

/** Each of a tool's further names says what its name does not, in some language: else it is that name. */
test.each(FEATURES)("%s has no name twice", (feature) => {
  const { name, short, permission } = TOOL_FACES[feature];
  const catalogues = LANGUAGES.map(readCatalogues);
  const said = (id: string) => catalogues.map((texts) => texts.get(id)?.toLowerCase()).join("\n");
  const names = [name, short, permission].flatMap((text) => (text ? [said(text.id)] : []));
  expect(new Set(names).size).toBe(names.length);
});
test("no catalogue keeps a name that no tool has", () => {
  const ids = new Set(
    Object.values(TOOL_FACES).flatMap((face) =>
      [face.name, face.short, face.permission].map((text) => text?.id),
    ),
  );
  const kept = [...readCatalogues(LANGUAGES[0]).keys()].filter((id) =>
    keysOf(TOOLS).some((feature) => id === `tool.${feature}` || id.startsWith(`tool.${feature}.`)),
  );
  expect(kept.filter((id) => !ids.has(id))).toEqual([]);
});
