import { expect, test } from "vitest";
import { FEATURES } from "#wire/values.ts";

const parts = import.meta.glob<string>(
  ["../../machines/*/*.ts", "!../../machines/*/*.{test,fixtures}.ts"],
  { query: "?raw", import: "default", eager: true },
);
const MOST = 300;
/** What is left of a wizard's chart when what all wizards share stands in machines/kit. */
const MOST_OF_A_WIZARD = 250;
const linesOf = (text: string) => text.trimEnd().split("\n").length;
const folderOf = (path: string) => path.split("/").at(-2) ?? "";
const isChart = (path: string) => path.endsWith(".machine.ts") || path.endsWith(".setup.ts");

/** Lines of what is read at one go: a chart with what its names stand for, or another file by itself. */
function lengths(files: Readonly<Record<string, string>>): Map<string, number> {
  const read = new Map<string, number>();
  for (const [path, text] of Object.entries(files)) {
    const name = isChart(path) ? `the chart of ${folderOf(path)}` : path.replace("../../", "");
    read.set(name, (read.get(name) ?? 0) + linesOf(text));
  }
  return read;
}

/** A chart is read whole: one that grows past this has a state of its own file, or a machine, in it. */
test("no chart with its setup is longer than 300 lines, nor is another file beside it", () => {
  const read = lengths(parts);
  const charts = Object.keys(parts).filter((path) => path.endsWith(".machine.ts"));
  expect(charts.length).toBeGreaterThan(20);
  for (const path of charts) expect(read.has(`the chart of ${folderOf(path)}`)).toBe(true);
  const long = [...read].filter(([, lines]) => lines > MOST);
  expect(long.map(([name, lines]) => `${name}: ${lines} lines of at most ${MOST}`)).toEqual([]);
});

test("no wizard's chart is longer than 250 lines", () => {
  const wizards = Object.entries(parts).filter(
    ([path, text]) => path.endsWith(".machine.ts") && text.includes("kit/wizard-states.ts"),
  );
  expect(wizards).toHaveLength(FEATURES.length);
  const long = wizards.filter(([, text]) => linesOf(text) > MOST_OF_A_WIZARD);
  expect(long.map(([path]) => path)).toEqual([]);
});

test("a machine and its setup count together", () => {
  const half = "\n".repeat(200);
  const files = {
    "../../machines/x/x.machine.ts": `a${half}b`,
    "../../machines/x/x.setup.ts": "c",
  };
  expect([...lengths(files)]).toEqual([["the chart of x", 202]]);
});
