import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "../lib/run.mjs";
import { replaced } from "./replaced.mjs";
import { percent, writeScore } from "./score.mjs";
import { tryAll } from "./try-all.mjs";

/**
 * npm run mutate -- views: faults that somebody thought of in the views, one at a time: a wrong value
 * in an event, a sentence that is missing, a control that does nothing. Each is tried by the walks of
 * the machines it names, tests/screens/x.test.tsx.
 */
const LIST = "scripts/mutation/view-faults.json";
/** Caught, of all that stand in the list. */
const AIM = 0.95;

const FAULTY = ["error", "broken"];

const screenOf = (machine) => `tests/screens/${machine}.test.tsx`;

/** The faults of the list, each standing where it says; throws where one does not. */
export function viewFaults() {
  const faults = JSON.parse(readFileSync(join(root, LIST), "utf8"));
  for (const fault of faults) {
    replaced(fault);
    for (const machine of fault.screens)
      if (!existsSync(join(root, screenOf(machine))))
        throw new Error(`${LIST}: nothing walks the screens of ${machine}.`);
  }
  return faults.map((fault) => ({ ...fault, id: `${fault.file}: ${fault.what}` }));
}

/** Tries those that the named machines must catch, or all; true when enough were caught. */
export async function mutateViews(machines, workers) {
  const asked = viewFaults().filter(
    ({ screens }) => machines.length === 0 || screens.some((name) => machines.includes(name)),
  );
  if (asked.length === 0) {
    console.error(`No fault of ${LIST} is to be named by: ${machines.join(", ")}`);
    return false;
  }
  const netsOf = ({ screens }) => screens.map((net) => ({ net, files: [screenOf(net)] }));
  const results = await tryAll(asked, {
    plant: replaced,
    netsOf,
    workers,
    tell: ({ net, id, why }) => {
      if (net === null || FAULTY.includes(net))
        console.log(`${net ?? "survives"}  ${id}\n  ${why ?? ""}`);
    },
    config: "scripts/mutation/views.config.mjs",
  });
  // A view that can't be built at all is nothing a person could have written and run.
  const caught = results.filter(({ net }) => net !== null && !FAULTY.includes(net));
  const told = `${results.length} faults in views: ${caught.length} caught (${percent(caught.length, results.length)})`;
  say(told);
  if (machines.length === 0) writeScore("view score", `${told}.`);
  return caught.length / results.length >= AIM;
}
