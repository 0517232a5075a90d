import { join } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../lib/run.mjs";

/**
 * Tries faults one after another, for scripts/mutate.mjs, which starts it with an IPC channel and
 * ends it when a fault hangs. A message is a fault, its file's text with the fault in it (null: nothing
 * is planted) and the nets to try it in, in order; the answer names the first net that caught it.
 */
const vitest = await createVitest("test", {
  config: join(root, process.env.MUTATION_CONFIG),
  watch: false,
});
await vitest.standalone();

/** The chart can't be built at all: nothing a person could have written and run. */
const BROKEN =
  /does not exist on|Invalid transition definition|Child state|is not defined|SyntaxError/;

const messagesOf = (module) => [
  ...module.errors(),
  ...[...module.children.allTests("failed")].flatMap((test) => test.result()?.errors ?? []),
];

/** Runs one net's files; true when any of it fails. */
async function fails(files) {
  const specifications = await vitest.globTestSpecifications(files);
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const run = await vitest.runTestSpecifications(specifications);
  const testModules = run.testModules.filter(({ moduleId }) => asked.has(moduleId));
  vitest.state.clearErrors();
  const errors = [...testModules.flatMap(messagesOf), ...run.unhandledErrors];
  const isBroken = errors.some(({ message }) => BROKEN.test(message ?? ""));
  // What broke off without a failed test or an error has caught nothing.
  const isWhole =
    testModules.length > 0 && testModules.every((module) => module.state() !== "pending");
  if (!isWhole) throw new Error(`${files}: the run broke off.`);
  return { failed: errors.length > 0, isBroken, why: errors[0]?.message ?? "" };
}

process.on("message", async ({ fault, code, nets }) => {
  const path = join(root, fault.file);
  const plant = (text) => {
    globalThis.plantedFault = text === null ? null : { path, code: text };
    vitest.invalidateFile(path);
  };
  let answer = { net: null };
  try {
    plant(code);
    if (fault.machine) process.env.MACHINE = fault.machine;
    for (const { net, files } of nets) {
      const { failed, isBroken, why } = await fails(files);
      if (!failed) continue;
      answer = { net: isBroken ? "broken" : net, why };
      break;
    }
  } catch (error) {
    answer = { net: "error", why: String(error.stack) };
  }
  plant(null);
  process.send({ id: fault.id, ...answer });
});
process.send({ ready: true });
