import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./lib/run.mjs";

/**
 * npm run charts: writes the pins anew, to be read in the diff and committed: each chart
 * (machines/x/x.chart.json) and its drawing (docs/machines/x.svg), what it says outward
 * (x.heard.json), a way to each arrow (x.ways.json), and where each story's script ends
 * (stories/flows/x.ends.json). `npm run charts -- try-on` writes those of one machine.
 */
const names = process.argv.slice(2);
const machines = readdirSync(join(root, "machines")).filter((name) => name !== "kit");
const unknown = names.filter((name) => !machines.includes(name));
if (unknown.length > 0) {
  console.error(
    `${names.includes("--help") ? "" : `No machine ${unknown.join(", ")}.\n`}npm run charts [-- machine …], of: ${machines.join(", ")}`,
  );
  process.exit(names.includes("--help") ? 0 : 2);
}
const filter = names.length > 0 ? ["-t", `(${names.join("|")})\\b`] : [];
const { code } = await run(
  bin("vitest"),
  ["run", "--project", "node", "tests/charts", "tests/paths", ...filter],
  { env: { ...process.env, WRITE_PINS: "1" } },
);
process.exit(code);
