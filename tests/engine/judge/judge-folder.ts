import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { EngineFailure, type EngineResult } from "#engine/contract.ts";
import { runTool, runTryOn } from "#tests/engine/support.ts";
import { type Row, sheetOf } from "./judge-sheet.ts";

const Trial = v.object({
  pairs: v.optional(
    v.array(
      v.object({
        name: v.string(),
        person: v.string(),
        garment: v.string(),
        category: v.optional(v.string(), "all"),
      }),
    ),
    [],
  ),
  cuts: v.optional(v.array(v.string()), []),
});

interface Outcome {
  name: string;
  /** "delivered", or the code of the refusal. */
  outcome: string;
  seconds: number;
  details: string;
  file: string | null;
}

/** Rows on one contact sheet. */
const ROWS = 12;

/**
 * Tries what DIR/pairs.json lists and writes results/, table.md and sheets into DIR. Answers one
 * line that sums it up.
 */
export async function judgeFolder(folder: string, only: string): Promise<string> {
  const trial = v.parse(Trial, JSON.parse(await readFile(path.join(folder, "pairs.json"), "utf8")));
  const at = (file: string) => path.resolve(folder, file);
  await mkdir(at("results"), { recursive: true });
  const pairs: Row[] = [];
  const outcomes: Outcome[] = [];
  for (const { name, person, garment, category } of trial.pairs) {
    if (!name.includes(only)) continue;
    const run = () => runTryOn(at(person), at(garment), { category });
    const outcome = await outcomeOf(name, run, at(`results/${name}.png`));
    outcomes.push(outcome);
    pairs.push({ ...outcome, pictures: [at(person), at(garment), outcome.file] });
  }
  const cuts: Row[] = [];
  for (const cut of trial.cuts) {
    const name = path.parse(cut).name;
    if (!name.includes(only)) continue;
    const run = () =>
      runTool("image_editing", { source_image: at(cut) }, { preset: "background_remove" });
    const outcome = await outcomeOf(name, run, at(`results/cut-${name}.png`));
    outcomes.push(outcome);
    cuts.push({ ...outcome, pictures: [at(cut), outcome.file] });
  }
  for (let i = 0; i < pairs.length; i += ROWS) {
    await sheetOf(pairs.slice(i, i + ROWS), 2, at(`sheet-pairs-${i / ROWS + 1}.png`));
  }
  for (let i = 0; i < cuts.length; i += ROWS * 4) {
    await sheetOf(cuts.slice(i, i + ROWS * 4), 6, at(`sheet-cuts-${i / (ROWS * 4) + 1}.png`));
  }
  await writeFile(at("table.md"), tableOf(outcomes));
  return summaryOf(outcomes);
}

async function outcomeOf(
  name: string,
  run: () => Promise<EngineResult>,
  file: string,
): Promise<Outcome> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    const result = await run();
    const took = seconds();
    await writeFile(file, result.file);
    return {
      name,
      outcome: "delivered",
      seconds: took,
      details: JSON.stringify(result.details),
      file,
    };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const details = error.message === error.code ? "" : error.message;
    return { name, outcome: error.code, seconds: seconds(), details, file: null };
  }
}

function tableOf(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(
    ({ name, outcome, seconds, details }) =>
      `| ${name} | ${outcome} | ${seconds.toFixed(1)} | ${details} | |`,
  );
  const head = "| name | outcome | s | details | grade |\n|---|---|---|---|---|";
  return `${summaryOf(outcomes)}\n\n${head}\n${lines.join("\n")}\n`;
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const said = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
  const seconds = outcomes.map((outcome) => outcome.seconds).sort((a, b) => a - b);
  const middle = seconds[seconds.length >> 1] ?? 0;
  const peak = Math.round(process.resourceUsage().maxRSS / 1000);
  return `${outcomes.length} runs: ${said}; median ${middle.toFixed(1)} s, peak memory ${peak} MB`;
}
