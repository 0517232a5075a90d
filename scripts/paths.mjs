import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { root, say } from "./lib/run.mjs";

/**
 * npm run paths: the generated paths of every machine, for reading, filtering and exporting, and
 * what they cover. The same walks feed the tests, so what is listed here is what is tested.
 */
const HELP = `npm run paths                              every machine with its numbers
npm run paths -- <machine>                 its paths
npm run paths -- <machine> --state <leaf>  those that pass through a state
                           --event <type>  those that take an event
                           --start <name>  those of one start
                           --format text | json | markdown | gherkin
npm run paths -- coverage [<machine>]      states and transitions; fails by name on a miss`;

const FORMATS = { text, json, markdown, gherkin };

/** Reads the project's TypeScript without a build; nothing is served and nothing is watched. */
async function loadProject() {
  const server = await createServer({
    configFile: false,
    root,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const [{ walks }, model, leaves] = await Promise.all(
      ["/tests/paths/walks.ts", "/tests/support/model.ts", "/machines/kit/leaves.ts"].map((file) =>
        server.ssrLoadModule(file),
      ),
    );
    return { walks, ...model, ...leaves };
  } finally {
    await server.close();
  }
}

/** A path as plain data. The id stays while the path does, however many others come and go. */
function toRow(machine, path, leavesAt) {
  const steps = path.steps
    .filter(({ event }) => event.type !== "xstate.init")
    .map(({ event, state }) => {
      const { type, actorId: _, ...payload } = event;
      return { event: type, payload, states: leavesAt(state) };
    });
  const first = path.steps[0];
  const start = first?.event.type === "xstate.init" ? leavesAt(first.state) : [];
  const key = JSON.stringify([path.input, steps.map(({ event, payload }) => [event, payload])]);
  const id = `${machine}-${createHash("sha256").update(key).digest("hex").slice(0, 7)}`;
  return { id, machine, start: path.input, states: start, steps };
}

/** A value as one reads it: a thing with an id by its id and how it stands, the rest by its parts. */
function brief(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(brief).join(", ")}]`;
  if (typeof value.id === "string")
    return [value.id, value.status, value.step].filter(Boolean).join(" ");
  const parts = Object.entries(value).filter(([name]) => name !== "handle");
  return `{${parts.map(([name, part]) => `${name} ${brief(part)}`).join(", ")}}`;
}
const details = (payload) =>
  Object.entries(payload)
    .map(([name, value]) => `${name} ${brief(value)}`)
    .join(", ");
/** One step in words: an actor's end, a delay, or an event with what it carries. */
function words({ event, payload }) {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (end === "error") return `${actor} fails`;
  if (end === "done") {
    const { output } = payload;
    if (output?.ok === false) return `${actor} is refused: ${output.code}`;
    return `${actor} answers ${brief(output?.ok ? output.value : output)}`;
  }
  const delay = /^xstate\.after\.(\w+)\./.exec(event)?.[1];
  if (delay) return `${delay} passes`;
  const carried = details(payload);
  return carried ? `${event} (${carried})` : event;
}
const at = (states) => states.join(" + ");

function text(rows) {
  const lines = rows.flatMap((row) => [
    `${row.id}  from ${row.start}: ${at(row.states)}`,
    ...row.steps.map((step) => `    ${words(step)} → ${at(step.states)}`),
  ]);
  return [...lines, `${rows.length} paths`].join("\n");
}
function json(rows) {
  // Parents and file handles are live objects of a test, not part of what happens.
  return JSON.stringify(rows, (key, value) => (key === "handle" ? undefined : value), 2);
}
function markdown(rows) {
  return rows
    .map((row) =>
      [
        `## ${row.id}`,
        "",
        `Start \`${row.start}\`, in \`${at(row.states)}\`.`,
        "",
        "| step | then |",
        "|---|---|",
        ...row.steps.map(
          (step) => `| ${words(step).replaceAll("|", "\\|")} | \`${at(step.states)}\` |`,
        ),
        "",
      ].join("\n"),
    )
    .join("\n");
}
function gherkin(rows) {
  const scenarios = rows.map((row) =>
    [
      `  Scenario: ${row.id}`,
      `    Given the start "${row.start}"`,
      `    And the state is "${at(row.states)}"`,
      ...row.steps.flatMap((step) => [
        `    When ${words(step)}`,
        `    Then the state is "${at(step.states)}"`,
      ]),
    ].join("\n"),
  );
  return [`Feature: ${rows[0]?.machine ?? "nothing"}`, ...scenarios].join("\n\n");
}

/** Walks live actors, as the tests do, and tells what was reached. */
async function coverage(project, names) {
  let missed = 0;
  for (const name of names) {
    const walk = project.walks[name];
    const paths = project.pathsOf(walk);
    const seen = new project.Coverage();
    for (const path of paths) await project.walkPure(walk, path, seen);
    const excused = walk.unreachable ?? {};
    const tell = (what, all, reached) => {
      const left = all.filter((one) => !reached.has(one) && !(one in excused));
      missed += left.length;
      console.log(`  ${all.length - left.length} of ${all.length} ${what}`);
      for (const one of left) console.log(`    not reached: ${one}`);
    };
    console.log(`${name}: ${paths.length} paths`);
    tell("states", project.leavesOf(walk.machine), seen.leaves);
    tell("transitions", project.transitionsOf(walk.machine), seen.transitions);
    for (const [one, reason] of Object.entries(excused))
      console.log(`    excused: ${one}: ${reason}`);
  }
  return missed === 0;
}

// A reader such as head may leave before the end.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));

function refuse(sentence, known) {
  say(known ? `${sentence} Known: ${known.join(", ")}.` : sentence);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: "string" },
    event: { type: "string" },
    start: { type: "string" },
    format: { type: "string", default: "text" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const format =
  FORMATS[values.format] ?? refuse(`No format is called ${values.format}.`, Object.keys(FORMATS));
const project = await loadProject();
const names = Object.keys(project.walks);
const isCoverage = positionals[0] === "coverage";
const wanted = isCoverage ? positionals[1] : positionals[0];
if (wanted !== undefined && !names.includes(wanted))
  refuse(`No machine is called ${wanted}.`, names);

if (isCoverage) {
  const complete = await coverage(project, wanted ? [wanted] : names);
  process.exit(complete ? 0 : 1);
}
if (wanted === undefined) {
  for (const name of names) {
    const walk = project.walks[name];
    const counts = [
      `${project.pathsOf(walk).length} paths`,
      `${project.leavesOf(walk.machine).length} states`,
      `${project.transitionsOf(walk.machine).length} transitions`,
      `starts: ${Object.keys(walk.inputs).join(", ")}`,
    ];
    console.log(`${name.padEnd(14)}${counts.join(", ")}`);
  }
  console.log(`\n${HELP}`);
  process.exit(0);
}

const walk = project.walks[wanted];
const leaves = project.leavesOf(walk.machine);
const events = walk.machine.events;
if (values.state && !leaves.includes(values.state))
  refuse(`${wanted} has no state ${values.state}.`, leaves);
if (values.event && !events.includes(values.event))
  refuse(`${wanted} has no event ${values.event}.`, events);
if (values.start && !(values.start in walk.inputs))
  refuse(`${wanted} has no start ${values.start}.`, Object.keys(walk.inputs));

/** In the order of the chart, whichever part of it moved last. */
const restsIn = (state) => {
  const resting = new Set(project.leavesAt(state));
  return leaves.filter((leaf) => resting.has(leaf));
};
const rows = project
  .pathsOf(walk)
  .map((path) => toRow(wanted, path, restsIn))
  .filter(
    (row) =>
      (!values.start || row.start === values.start) &&
      (!values.event || row.steps.some(({ event }) => event === values.event)) &&
      (!values.state || [row, ...row.steps].some(({ states }) => states.includes(values.state))),
  );
console.log(format(rows));
