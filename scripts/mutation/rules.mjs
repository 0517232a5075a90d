import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { bin, filesOf, root, run, say } from "../lib/run.mjs";
import { percent, writeScore } from "./score.mjs";

/**
 * npm run mutate -- rules: Stryker's faults in the rules of every machine and in the kit, each tried
 * by the tests of its own folder. So a rule must be named where it stands, and a constant of a
 * module, whose faults are tried by every test there is, costs a second and not a minute.
 */
const CONFIG = "scripts/mutation/stryker.config.mjs";
const reportOf = (folder) => join(root, `.tmp/reports/rules/${folder}.json`);
/** Caught, of all that Stryker could build. */
const AIM = 0.95;

const isRules = (folder, file) =>
  folder === "kit" ? !file.endsWith(".test.ts") : file.endsWith(".rules.ts");
const rulesOf = (folder) =>
  filesOf([`machines/${folder}`], (path) => isRules(folder, basename(path)));

/** Folders of machines that have rules, and the kit. */
export const ruleFolders = readdirSync(join(root, "machines")).filter(
  (folder) => rulesOf(folder).length > 0,
);

/** [{ id, why }]: faults in a folder's rules that no person could meet. */
function explainedIn(folder) {
  const file = join(root, `machines/${folder}/${folder}.rules.survivors.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

const LONGEST = 90;
const oneLine = (text) => {
  const line = text.replace(/\s+/g, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** The text a fault stands in place of; columns and lines are counted from one. */
function replacedBy({ location: { start, end } }, source) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join("\n");
}

/** Every fault of a report, with an id that holds as long as its line does, wherever it moves. */
function resultsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const seen = new Map();
    return mutants.map((mutant) => {
      const before = oneLine(replacedBy(mutant, source));
      const key = `${file} ${mutant.mutatorName} ${before} → ${oneLine(mutant.replacement)}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return { ...mutant, file, id: nth === 1 ? key : `${key} (${nth})` };
    });
  });
}

/** What Stryker last found in a folder. */
export const reported = (folder) => resultsOf(JSON.parse(readFileSync(reportOf(folder), "utf8")));

/** Runs Stryker over one folder; the results, or null when it broke off. */
async function tryFolder(folder) {
  const report = reportOf(folder);
  rmSync(report, { force: true });
  const files = rulesOf(folder).map((path) => path.slice(root.length + 1));
  const { output } = await run(bin("stryker"), ["run", CONFIG, "--mutate", files.join(",")], {
    capture: true,
    env: { RULES_OF: folder },
  });
  if (existsSync(report)) return reported(folder);
  console.error(output);
  return null;
}

const isOf =
  (...statuses) =>
  (one) =>
    statuses.includes(one.status);
/** Ended by the clock and not by the turns of an endless loop: a slow machine looks the same. */
const isByClock = (one) => one.status === "Timeout" && !/hit limit/i.test(one.statusReason ?? "");
/** Thrown where a module is loaded: the runner sees no test at all, and so none that fails. */
const loadsNothing = (one) => one.status === "Survived" && one.testsCompleted === 0;
const isAlive = (one) =>
  isByClock(one) || (isOf("Survived", "NoCoverage")(one) && !loadsNothing(one));
const isCounted = isOf("Killed", "Timeout", "Survived", "NoCoverage");

function scoreOf(results) {
  const count = (is) => results.filter(is).length;
  return {
    faults: count(isCounted),
    caught: count((one) => isCounted(one) && !isAlive(one)),
    endless: count((one) => one.status === "Timeout" && !isByClock(one)),
    unloaded: count(loadsNothing),
    survived: count((one) => one.status === "Survived" && isAlive(one)),
    byClock: count(isByClock),
    unreached: count(isOf("NoCoverage")),
    constants: count((one) => isCounted(one) && one.static),
  };
}
function lineOf(results, unexplained) {
  const score = scoreOf(results);
  const { faults, caught, endless, unloaded, survived, byClock, unreached, constants } = score;
  return `${faults} faults in the rules (${constants} of them in constants of a module): ${caught} caught (${percent(caught, faults)}), ${endless} of these by an endless loop, ${unloaded} because no test loads any more; ${survived} survive, ${byClock} ran out of time, ${unreached} stand where no test comes, ${unexplained} of them unexplained`;
}
function table(all) {
  const rows = [...all].map(([folder, results]) => {
    const { faults, caught } = scoreOf(results);
    return `| ${folder} | ${faults} | ${percent(caught, faults)} | ${faults - caught} |`;
  });
  return `| rules of | faults | caught | alive |\n| --- | --- | --- | --- |\n${rows.join("\n")}`;
}

/** Tries the rules of these folders; true when every survivor is explained and the aim is met. */
export async function mutateRules(folders) {
  const all = new Map();
  for (const folder of folders) {
    const results = await tryFolder(folder);
    if (results === null) return false;
    all.set(folder, results);
    const { faults, caught } = scoreOf(results);
    say(`${folder}: ${caught} of ${faults}`);
  }
  return tell(all);
}

/** Says what survived, and writes the score down when every folder was tried. */
export function tell(all) {
  const stale = [];
  const unexplained = [];
  for (const [folder, results] of all) {
    const explained = explainedIn(folder).map(({ id }) => id);
    const alive = new Set(results.filter(isAlive).map(({ id }) => id));
    for (const one of results) {
      if (!isAlive(one) || explained.includes(one.id)) continue;
      unexplained.push(one);
      console.log(`${one.status}  ${one.file}:${one.location.start.line}\n  ${one.id}`);
    }
    stale.push(...explained.filter((id) => !alive.has(id)));
  }
  const results = [...all.values()].flat();
  const line = lineOf(results, unexplained.length);
  say(`\n${table(all)}\n\n${line}`);
  for (const { id } of unexplained) console.error(`no test names this fault: ${id}`);
  for (const id of stale) console.error(`explained as a survivor, but gone or caught: ${id}`);
  if (all.size === ruleFolders.length) writeScore("rules score", `${line}.\n\n${table(all)}`);
  const { faults, caught } = scoreOf(results);
  return unexplained.length === 0 && stale.length === 0 && caught / faults >= AIM;
}
