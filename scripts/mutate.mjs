import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, say } from "./lib/run.mjs";
import { faultsOf, KINDS, planted } from "./mutation/faults.mjs";
import { mutateRules, ruleFolders } from "./mutation/rules.mjs";
import { percent, writeScore } from "./mutation/score.mjs";
import { tryAll } from "./mutation/try-all.mjs";
import { mutateViews } from "./mutation/views.mjs";

/**
 * npm run mutate: plants faults in the machines, one at a time, and tells which no test names.
 */
const HELP = `npm run mutate                        every fault of every machine (hours); writes docs/qa.md
npm run mutate -- <machine> …         every fault of these
               --sample <n>           at most n of each machine, evenly over the kinds; over all
                                      machines, 40 or more write docs/qa.md and say so there
               --changed <n>          n of the machines that the last commits changed
               --kind <kind>          of one kind
               --line <n>             of one line, with what caught it
               --nets journeys,…      try these alone: journeys, stories, charts, ends, walks
               --workers <n>          processes at once (2)
npm run mutate -- rules                Stryker's faults in the rules and the kit (half an hour);
                                       writes docs/qa.md
npm run mutate -- rules <folder> …     of these
npm run mutate -- views                the faults of scripts/mutation/view-faults.json in the views
                                       (twenty minutes); writes docs/qa.md
npm run mutate -- views <machine> …    those that the walks of these machines must name
A survivor stands in machines/x/x.survivors.json with its reason, or fails the run; one of the rules
in machines/x/x.rules.survivors.json.`;

/** In the order tried. The first two are tests somebody wrote; the rest are pins of what is there. */
const NETS = [
  { net: "journeys", files: (machine) => [`machines/${machine}/`] },
  { net: "stories", files: () => ["tests/charts/stories.test.ts"] },
  { net: "charts", isPin: true, files: () => ["tests/charts/charts.test.ts"] },
  { net: "ends", isPin: true, files: () => ["tests/charts/ends.test.ts"] },
  { net: "walks", isPin: true, files: () => ["tests/paths/paths.test.ts"] },
];
const AIM = { pinned: 0.95, unpinned: 0.85 };

const machines = readdirSync(join(root, "machines")).filter((name) => name !== "kit");
const digest = (text) => createHash("sha256").update(text).digest("hex");

/** The same `count` faults for the same code, evenly over the kinds. */
function sampleOf(faults, count) {
  const byKind = KINDS.map((kind) =>
    faults
      .filter((fault) => fault.kind === kind)
      .sort((a, b) => (digest(a.id) < digest(b.id) ? -1 : 1)),
  );
  const chosen = [];
  while (chosen.length < count && byKind.some((list) => list.length > 0)) {
    for (const list of byKind) {
      const fault = list.shift();
      if (fault && chosen.length < count) chosen.push(fault);
    }
  }
  return chosen;
}

/** The machines of the last commits that changed any; all of them where there is no history. */
function changedMachines() {
  try {
    const log = execFileSync("git", ["log", "-20", "--name-only", "--format=", "--", "machines"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const names = log.split("\n").map((line) => line.split("/")[1]);
    const changed = [...new Set(names)].filter((name) => machines.includes(name));
    return changed.length > 0 ? changed.slice(0, 5) : machines;
  } catch {
    return machines;
  }
}

const isPin = (net) => NETS.find((one) => one.net === net)?.isPin === true;
/** How many of these were caught, by whom. A chart that can't be built, or a run that broke off, counts for nothing. */
function scoreOf(results) {
  const counted = results.filter(({ net }) => net !== "broken" && net !== "error");
  const caught = counted.filter(({ net }) => net !== null);
  return {
    faults: counted.length,
    caught: caught.length,
    unpinned: caught.filter(({ net }) => !isPin(net)).length,
  };
}
function table(results, key, names) {
  const head = `| ${key} | faults | caught | without pins |\n| --- | --- | --- | --- |`;
  const rows = names.map((name) => {
    const { faults, caught, unpinned } = scoreOf(results.filter((one) => one[key] === name));
    return `| ${name} | ${faults} | ${percent(caught, faults)} | ${percent(unpinned, faults)} |`;
  });
  return `${head}\n${rows.join("\n")}`;
}

const OPTIONS = {
  sample: { type: "string" },
  changed: { type: "string" },
  kind: { type: "string" },
  line: { type: "string" },
  nets: { type: "string" },
  workers: { type: "string", default: "2" },
  help: { type: "boolean" },
};
function refuse(why) {
  console.error(`${why}\n\n${HELP}`);
  process.exit(2);
}
function given() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return refuse(error.message);
  }
}
const { values, positionals } = given();
if (values.help) {
  say(HELP);
  process.exit(0);
}
const [first, ...folders] = positionals;
if (first === "rules") {
  const unheard = process.argv.slice(2).filter((word) => word.startsWith("-"));
  const other = folders.filter((name) => !ruleFolders.includes(name));
  if (unheard.length > 0) refuse(`The rules take no option: ${unheard.join(", ")}`);
  if (other.length > 0) refuse(`No rules in: ${other.join(", ")}`);
  const isWell = await mutateRules(folders.length > 0 ? [...new Set(folders)] : ruleFolders);
  process.exit(isWell ? 0 : 1);
}
if (first === "views") {
  const isWell = await mutateViews(folders, Number(values.workers));
  process.exit(isWell ? 0 : 1);
}
const unknown = [
  ...positionals.filter((name) => !machines.includes(name)),
  ...(values.kind && !KINDS.includes(values.kind) ? [values.kind] : []),
  ...(values.nets?.split(",") ?? []).filter((name) => !NETS.some(({ net }) => net === name)),
];
if (unknown.length > 0) refuse(`Unknown: ${unknown.join(", ")}`);
for (const name of ["sample", "changed", "line", "workers"]) {
  const value = values[name];
  if (value !== undefined && !/^[1-9]\d*$/.test(value))
    refuse(`--${name} takes a number: ${value}`);
}

/** So many of each machine tell the score of all well enough to be written down. */
const ENOUGH = 40;
const isWhole =
  positionals.length === 0 &&
  !values.changed &&
  !values.kind &&
  !values.line &&
  (values.sample === undefined || Number(values.sample) >= ENOUGH);
const chosenMachines = values.changed
  ? changedMachines()
  : positionals.length > 0
    ? positionals
    : machines;
const everyFault = machines.flatMap(faultsOf);
let faults = everyFault.filter(({ machine }) => chosenMachines.includes(machine));
if (values.kind) faults = faults.filter(({ kind }) => kind === values.kind);
if (values.line) faults = faults.filter(({ line }) => line === Number(values.line));
if (values.sample)
  faults = chosenMachines.flatMap((machine) =>
    sampleOf(
      faults.filter((fault) => fault.machine === machine),
      Number(values.sample),
    ),
  );
if (values.changed) faults = sampleOf(faults, Number(values.changed));
if (faults.length === 0) refuse("No fault can be planted there.");

/** [{ id, why }] of each machine: faults that change nothing a person could meet. */
const explained = machines.flatMap((machine) => {
  const file = join(root, `machines/${machine}/${machine}.survivors.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
});
const reasonOf = (id) => explained.find((one) => one.id === id)?.why;
const nets = NETS.filter(({ net }) => !values.nets || values.nets.split(",").includes(net));

const netsOf = ({ machine }) => nets.map(({ net, files }) => ({ net, files: files(machine) }));
const tell = (result, count) => {
  if (values.line) console.log(`${result.net ?? "SURVIVES"}  ${result.id}\n  ${result.why ?? ""}`);
  else if (result.net === null || result.net === "error" || result.net === "hangs")
    console.log(
      `${result.net ?? "survives"}  ${result.file}:${result.line} ${result.kind}\n  ${result.id}`,
    );
  else if (count % 100 === 0) console.log(`… ${count} of ${faults.length}`);
};
const results = await tryAll(faults, {
  plant: planted,
  netsOf,
  workers: Number(values.workers),
  tell,
  config: "scripts/mutation/vitest.config.mjs",
});

const score = scoreOf(results);
const alive = results.filter(({ net }) => net === null);
const unexplained = alive.filter(({ id }) => reasonOf(id) === undefined);
const known = new Set(everyFault.map(({ id }) => id));
const tried = new Map(results.map((result) => [result.id, result.net]));
const stale = explained
  .map(({ id }) => id)
  .filter((id) => !known.has(id) || (tried.has(id) && tried.get(id) !== null));
const line = `${score.faults} faults: ${score.caught} caught (${percent(score.caught, score.faults)}), ${score.unpinned} without pins (${percent(score.unpinned, score.faults)}), ${alive.length} alive, ${unexplained.length} of them unexplained`;
say(
  table(
    results,
    "kind",
    KINDS.filter((kind) => results.some((one) => one.kind === kind)),
  ),
);
if (chosenMachines.length > 1) say(`\n${table(results, "machine", chosenMachines)}`);
const pinnedOnly = results.filter(({ net }) => isPin(net));
if (values.kind === undefined && pinnedOnly.length > 0 && !isWhole) {
  say("\nCaught by a pin alone:");
  for (const { net, id } of pinnedOnly) console.log(`  ${net}  ${id}`);
}
say(`\n${line}`);

let failed = results.some(({ net }) => net === "error");
if (!values.nets) {
  for (const { id } of unexplained) console.error(`no test names this fault: ${id}`);
  for (const id of stale) console.error(`explained as a survivor, but gone or caught: ${id}`);
  failed ||= unexplained.length > 0 || stale.length > 0;
}
if (isWhole && !values.nets) {
  failed ||= score.caught / score.faults < AIM.pinned;
  failed ||= score.unpinned / score.faults < AIM.unpinned;
  tellScore();
}
process.exitCode = failed ? 1 : 0;

function tellScore() {
  const part = values.sample
    ? `Of ${everyFault.length} places at most ${values.sample} a machine were tried, evenly over the kinds. `
    : "";
  const told = [
    `${part}${line}.`,
    table(results, "kind", KINDS),
    table(results, "machine", machines),
  ].join("\n\n");
  writeScore("score", told);
}
