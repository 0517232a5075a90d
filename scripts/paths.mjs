import { parseArgs } from "node:util";
import { say } from "./lib/run.mjs";
import { changedIn, recordsAt } from "./paths/diff.mjs";
import { figures } from "./paths/figures.mjs";
import { filtered, Unknown } from "./paths/filters.mjs";
import { FORMATS } from "./paths/formats.mjs";
import { pathsIn } from "./paths/records.mjs";
import { Store } from "./paths/store.mjs";
import { walkInBrowser } from "./paths/walk.mjs";
import { LANGUAGES, Words } from "./paths/words.mjs";

/**
 * npm run paths: the generated paths of every machine, for reading, filtering and exporting, and
 * what they cover. The same walks feed the tests, so what is listed here is what is tested.
 */
const HELP = `npm run paths                                every machine with its numbers
npm run paths -- <machine>                   its paths, in the product's words
npm run paths -- <id>                        one path
                 --state <leaf>              those that pass through a state
                 --in <state>                the same of any state below it
                 --end <state>               those that end there
                 --event <type>              those that take an event
                 --transition <name>         those that take a transition; a part of its name will do
                 --start <name>              those of one start
                 --covering                  the few that together take everything: the view's walk
                 --shortest                  the shortest to each end
                 --limit <count>             no more than these
                 --lang vi | en              in Vietnamese (as by itself) or English
                 --format text | markdown | json | gherkin | csv
                 --diff <commit>             those that came and went since a commit
npm run paths -- walk <machine> --in browser its paths in Chromium before a real server, with traces
                 --headed --slow             in a window, slowly enough to watch
npm run paths -- coverage [<machine>]        states and transitions; fails by name on a miss
npm run paths -- figures                     all machines in numbers; writes them into docs/qa.md`;

const text = { type: "string" };
const flag = { type: "boolean", default: false };
const OPTIONS = {
  state: text,
  in: text,
  end: text,
  event: text,
  transition: text,
  start: text,
  covering: flag,
  shortest: flag,
  limit: text,
  lang: { ...text, default: "vi" },
  format: { ...text, default: "text" },
  diff: text,
  help: flag,
  headed: flag,
  slow: flag,
};

/** Walks live actors, as the tests do, and tells what was reached. */
async function coverage(project, names) {
  const { model, leaves } = project;
  let missed = 0;
  for (const name of names) {
    const walk = project.walks[name];
    const paths = model.pathsOf(walk);
    const seen = new model.Coverage();
    for (const path of paths) await model.walkPure(walk, path, seen);
    const excused = walk.unreachable ?? {};
    const tell = (what, all, reached) => {
      const left = all.filter((one) => !reached.has(one) && !(one in excused));
      missed += left.length;
      console.log(`  ${all.length - left.length} of ${all.length} ${what}`);
      for (const one of left) console.log(`    not reached: ${one}`);
    };
    console.log(`${name}: ${paths.length} paths`);
    tell("states", leaves.leavesOf(walk.machine), seen.leaves);
    tell("transitions", model.transitionsOf(walk.machine), seen.transitions);
    for (const [one, reason] of Object.entries(excused))
      console.log(`    excused: ${one}: ${reason}`);
  }
  return missed === 0;
}

async function list(store, language) {
  for (const name of await store.names()) {
    const { paths, covering, states, transitions, starts } = await store.counts(name);
    const counts = `${paths} paths (${covering} cover all), ${states} states, ${transitions} transitions`;
    const words = new Words(name, language);
    console.log(
      `${name.padEnd(18)}${words.title.padEnd(28)}${counts}, starts: ${starts.join(", ")}`,
    );
  }
  console.log(`\n${HELP}`);
}

/** The machine of a name or of a path's id. */
function machineOf(wanted, names) {
  if (names.includes(wanted)) return { name: wanted, id: null };
  const name = wanted.replace(/-[0-9a-f]{7}$/, "");
  if (name !== wanted && names.includes(name)) return { name, id: wanted };
  throw new Unknown(`No machine is called ${wanted}.`, names);
}

async function show(store, wanted, asked, format) {
  const { name, id } = machineOf(wanted, await store.names());
  const words = new Words(name, asked.lang);
  const record = await store.record(name);
  const chosen = (one, filters = asked) => {
    const { paths, left } = filtered(one, pathsIn(one), filters);
    return { rows: paths.filter((path) => id === null || path.id === id), left };
  };
  const print = ({ rows, left }) => {
    console.log(
      format(
        rows.map((path) => words.path(path)),
        words,
      ),
    );
    if (left > 0) say(words.say.more(left));
  };
  const now = chosen(record);
  if (id !== null && now.rows.length === 0)
    throw new Unknown(`${name} has no path ${id}: it is another now, or the filters leave it out.`);
  if (asked.diff === undefined) return print(now);
  const was = (await recordsAt(asked.diff, [name])).get(name);
  const whole = { ...asked, limit: undefined };
  // A filter for what only one of the two has finds nothing in the other.
  const before = was === null ? { rows: [] } : orNothing(() => chosen(was, whole));
  const { came, went } = changedIn(before.rows, chosen(record, whole).rows);
  say(`${words.say.came}: ${came.length}`);
  print(limited(came, asked.limit));
  say(`${words.say.went}: ${went.length}`);
  print(limited(went, asked.limit));
}
const limited = (rows, limit) => {
  const most = limit === undefined ? rows.length : Number(limit);
  return { rows: rows.slice(0, most), left: Math.max(0, rows.length - most) };
};
function orNothing(find) {
  try {
    return find();
  } catch (error) {
    if (error instanceof Unknown) return { rows: [] };
    throw error;
  }
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) return console.log(HELP);
  const format = FORMATS[values.format];
  if (!format) throw new Unknown(`No format is called ${values.format}.`, Object.keys(FORMATS));
  if (!LANGUAGES.includes(values.lang))
    throw new Unknown(`No language is called ${values.lang}.`, LANGUAGES);
  const store = new Store();
  const [wanted, machine] = positionals;
  if (wanted === undefined) return list(store, values.lang);
  if (wanted === "figures") return console.log(await figures(store));
  if (wanted === "walk") {
    const { name } = machineOf(machine ?? "", await store.names());
    if (values.in !== "browser")
      throw new Unknown("A walk is made --in browser; npm test makes those of model and view.");
    if (!(await walkInBrowser(name, values))) process.exitCode = 1;
    return;
  }
  if (wanted !== "coverage") return show(store, wanted, values, format);
  const names = await store.names();
  const these = machine === undefined ? names : [machineOf(machine, names).name];
  if (!(await coverage(await store.project(), these))) process.exitCode = 1;
}

// A reader such as head may leave before the end.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
try {
  await main();
} catch (error) {
  const isAsked = error instanceof Unknown || error.code?.startsWith("ERR_PARSE_ARGS");
  if (!isAsked) throw error;
  say(`${error.message}\nnpm run paths -- --help tells what there is.`);
  process.exitCode = 1;
}
