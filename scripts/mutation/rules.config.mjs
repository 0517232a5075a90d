import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "../..");
const WALKS = resolve(root, "tests/paths/walks.ts");
/** The folder of machines/ whose tests are run; see rules.mjs. */
const folder = process.env.RULES_OF;
if (!folder) throw new Error("Run it by: npm run mutate -- rules");

/** The text of walks.ts with one machine in it, and the imports that this one needs. */
function walksOf(machine) {
  const text = readFileSync(WALKS, "utf8");
  const { body } = parseSync(WALKS, text).program;
  const textOf = ({ start, end }) => text.slice(start, end);
  const kept = body
    .filter(({ type }) => type !== "ImportDeclaration")
    .map((statement) => {
      const [walks] = statement.declaration?.declarations ?? [];
      if (walks?.id.name !== "walks") return textOf(statement);
      const { properties } = walks.init.expression;
      const own = properties.filter(({ key }) => (key.name ?? key.value) === machine);
      return `export const walks = { ${own.map(textOf).join(", ")} };`;
    })
    .join("\n");
  const imports = body
    .filter(({ type }) => type === "ImportDeclaration")
    .filter(({ specifiers }) =>
      specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(kept)),
    );
  return `${imports.map(textOf).join("\n")}\n${kept}`;
}

/**
 * The journeys and rule tests of one folder, as Stryker runs them: once for every few faults, so
 * that the other machines, which these tests never start, would be most of the time.
 */
export default defineConfig({
  root,
  plugins: [
    {
      name: "one-walk",
      enforce: "pre",
      load: (id) => (id.endsWith("/tests/paths/walks.ts") ? walksOf(folder) : null),
    },
  ],
  test: {
    name: "rules",
    environment: "node",
    include: [`machines/${folder}/**/*.test.ts`],
    testTimeout: 300_000,
  },
});
