import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./lib/run.mjs";

/**
 * npm run charts: writes the pins anew, to be read in the diff and committed: each chart
 * (machines/x/x.chart.json) and its drawing (docs/machines/x.svg), what it says outward
 * (x.heard.json), a way to each arrow (x.ways.json), few ways through all states (x.walk.json), and where each story's script ends
 * (stories/flows/x.ends.json). `npm run charts -- try-on` writes those of one machine.
 * `npm run charts -- gestures [machine …]` walks the screens and writes by which controls a person
 * sends each event and what each state says (x.gestures.json): minutes for all.
 */
const asked = process.argv.slice(2);
const isOfScreens = asked[0] === "gestures";
const names = asked.slice(isOfScreens ? 1 : 0);
const machines = readdirSync(join(root, "machines")).filter((name) => name !== "kit");
const unknown = names.filter((name) => !machines.includes(name));
if (unknown.length > 0) {
  console.error(
    `${names.includes("--help") ? "" : `No machine ${unknown.join(", ")}.\n`}npm run charts [-- [gestures] machine …], of: ${machines.join(", ")}`,
  );
  process.exit(names.includes("--help") ? 0 : 2);
}
/** Each screen's tests stand in a file of the machine's name; the others want no walk. */
const screens = (names.length > 0 ? names : machines).map(
  (name) => `tests/screens/${name}.test.tsx`,
);
const filter = names.length > 0 ? ["-t", `(${names.join("|")})\\b`] : [];
const { code } = await run(
  bin("vitest"),
  isOfScreens
    ? ["run", "--project", "view", ...screens]
    : ["run", "--project", "node", "tests/charts", "tests/paths", ...filter],
  { env: { ...process.env, WRITE_PINS: "1" } },
);
process.exit(code);
