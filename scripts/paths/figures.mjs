import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.mjs";
import { writeScore } from "../mutation/score.mjs";
import { pathsIn } from "./records.mjs";

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const isIn = (all, found) => all.filter((one) => found.has(one)).length;

/** What paths pass through: states a chart rests in, and transitions taken. */
function reached(paths) {
  const [leaves, transitions] = [new Set(), new Set()];
  for (const { states, steps } of paths) {
    for (const leaf of states) leaves.add(leaf);
    for (const step of steps) {
      for (const leaf of step.states) leaves.add(leaf);
      for (const one of step.transitions) transitions.add(one);
    }
  }
  return { leaves, transitions };
}

/** The share of planted faults that were caught, as docs/qa.md has it; null of a machine that is not there. */
function scoresIn(qa) {
  const [, table = ""] = /<!-- score -->([\s\S]*?)<!-- \/score -->/.exec(qa) ?? [];
  return new Map(
    [...table.matchAll(/^\| ([a-z-]+) \| \d+ \| ([\d.]+ %) \|/gm)].map(([, name, caught]) => [
      name,
      caught,
    ]),
  );
}

/** One machine at each height: how much of it the model, the view and the browser walk. */
function rowOf(record, score) {
  const paths = pathsIn(record);
  const { walked } = readJson(`machines/${record.name}/${record.name}.gestures.json`);
  const heights = {
    model: paths.filter((path) => !path.browser),
    view: paths.filter((path) => path.covering || (walked === "all" && !path.browser)),
    browser: paths.filter((path) => path.browser),
  };
  const at = Object.fromEntries(
    Object.entries(heights).map(([height, taken]) => {
      const { leaves, transitions } = reached(taken);
      return [
        height,
        {
          paths: taken.length,
          leaves: isIn(record.leaves, leaves),
          transitions: isIn(record.transitions, transitions),
        },
      ];
    }),
  );
  return {
    name: record.name,
    leaves: record.leaves.length,
    transitions: record.transitions.length,
    stories: Object.keys(readJson(`stories/flows/${record.name}.ends.json`)).length,
    score,
    ...at,
  };
}

const HEIGHTS = ["model", "view", "browser"];
const summed = (rows) => {
  const sum = (pick) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    name: `${rows.length} machines`,
    leaves: sum((row) => row.leaves),
    transitions: sum((row) => row.transitions),
    stories: sum((row) => row.stories),
    score: "",
    ...Object.fromEntries(
      HEIGHTS.map((height) => [
        height,
        {
          paths: sum((row) => row[height].paths),
          leaves: sum((row) => row[height].leaves),
          transitions: sum((row) => row[height].transitions),
        },
      ]),
    ),
  };
};
const cellsOf = (row) => [
  row.name,
  row.leaves,
  row.transitions,
  row.stories,
  ...HEIGHTS.map((height) => {
    const { paths, leaves, transitions } = row[height];
    return `${paths}: ${leaves}, ${transitions}`;
  }),
  row.score ?? "not yet",
];

/**
 * npm run paths -- figures: machines, states, transitions, stories, what each height walks of them
 * and how many planted faults are caught; printed, and written into docs/qa.md between its marks.
 */
export async function figures(store) {
  const scores = scoresIn(readFileSync(join(root, "docs/qa.md"), "utf8"));
  const rows = [];
  for (const name of await store.names())
    rows.push(rowOf(await store.record(name), scores.get(name)));
  const table = [...rows, summed(rows)].map((row) => `| ${cellsOf(row).join(" | ")} |`);
  const told = [
    "| machine | states | transitions | stories | model | view | browser | faults caught |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ...table,
  ].join("\n");
  writeScore("figures", `${told}`);
  return told;
}
