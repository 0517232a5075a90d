import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "../build.mjs";
import { browser, chromiumPath } from "../lib/browser.mjs";
import { bin, root, run, say } from "../lib/run.mjs";
import { Unknown } from "./filters.mjs";

const FOLDER = "tests/e2e/heights";
const TRACES = join(root, ".tmp/traces");
/** Milliseconds between two gestures of a slow walk: long enough to follow with one's eyes. */
const SLOW = 700;

/** The test file that walks a machine in the browser; undefined where none does. */
function fileOf(machine) {
  const names = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith(".test.ts"));
  return names.find((name) =>
    readFileSync(join(root, FOLDER, name), "utf8").includes(`/faces/${machine}.ts"`),
  );
}

/**
 * npm run paths -- walk <machine> --in browser: its paths in Chromium before a real server of its
 * own, one after another, each with a trace. `headed` shows the window, `slow` lets one follow.
 */
export async function walkInBrowser(machine, { headed, slow }) {
  const file = fileOf(machine);
  if (!file)
    throw new Unknown(
      `${machine} is walked in the browser by hand: ${FOLDER}/by-hand.ts says where.`,
    );
  await browser();
  if (headed && chromiumPath(true) === null)
    throw new Unknown("A Chromium with windows is needed: install it, or set CHROMIUM_PATH to it.");
  await build();
  rmSync(join(TRACES, machine), { recursive: true, force: true });
  mkdirSync(join(TRACES, machine), { recursive: true });
  const { code } = await run(
    bin("vitest"),
    ["run", "--project", "e2e", "--reporter=verbose", join(FOLDER, file)],
    {
      env: {
        MACHINE: machine,
        TRACES: join(TRACES, machine),
        ...(headed && { HEADED: "1" }),
        ...(slow && { SLOW: String(SLOW) }),
      },
    },
  );
  const traces = existsSync(join(TRACES, machine)) ? readdirSync(join(TRACES, machine)) : [];
  for (const trace of traces.sort())
    say(`npx playwright show-trace ${join(".tmp/traces", machine, trace)}`);
  return code === 0;
}
