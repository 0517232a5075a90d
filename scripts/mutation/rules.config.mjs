import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "../..");
const WALKS = resolve(root, "tests/paths/walks");
/** The folder of machines/ whose tests are run; see rules.mjs. */
const folder = process.env.RULES_OF;
if (!folder) throw new Error("Run it by: npm run mutate -- rules");

/** The text of walks.ts with one machine in it; none where the folder holds no chart. */
function walksOf(machine) {
  if (!existsSync(join(WALKS, `${machine}.ts`))) return "export const walks = {};";
  return `import { walk } from "./walks/${machine}.ts";\nexport const walks = { "${machine}": walk };`;
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
