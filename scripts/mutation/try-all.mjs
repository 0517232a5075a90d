import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/run.mjs";

/** A fault that holds the run longer than this hangs, which is a way of being caught. */
const PATIENCE = 300_000;

/** Nothing planted: a net that catches this catches nothing. One in so many, so that none is blind for long. */
const CONTROL = 25;
const controlOf = ({ machine, file, screens }) => ({
  machine,
  screens,
  file,
  kind: "none",
  id: `nothing in ${file}`,
});
const withControls = (faults) =>
  faults.flatMap((fault, index) =>
    index % CONTROL === CONTROL - 1 || index === faults.length - 1
      ? [fault, controlOf(fault)]
      : [fault],
  );

/**
 * Tries the faults on so many processes at once; resolves with a result each. `plant` gives the text of
 * a fault's file with the fault in it, `netsOf` the test files of its nets, in the order tried; `config`
 * is vitest's, for which the fault is planted.
 */
export async function tryAll(faults, { plant, netsOf, workers, tell, config }) {
  const queue = withControls(faults);
  const results = [];
  const work = async () => {
    let child = null;
    const open = () =>
      new Promise((ready, refuse) => {
        child = fork(join(root, "scripts/mutation/runner.mjs"), {
          stdio: ["ignore", "ignore", "pipe", "ipc"],
          env: { ...process.env, MUTATION_CONFIG: config },
        });
        let said = "";
        child.stderr.on("data", (data) => {
          said = (said + data).slice(-2_000);
        });
        child.once("message", ready);
        child.once("exit", (code) => refuse(new Error(`The runner ended with ${code}.\n${said}`)));
      });
    for (let fault = queue.shift(); fault; fault = queue.shift()) {
      if (child === null) await open();
      const answer = await new Promise((done) => {
        const patience = setTimeout(() => {
          child.kill("SIGKILL");
          child = null;
          done({ net: "hangs" });
        }, PATIENCE);
        child.once("message", (message) => {
          clearTimeout(patience);
          done(message);
        });
        const code = fault.kind === "none" ? null : plant(fault);
        child.send({ fault, code, nets: netsOf(fault) });
      });
      if (fault.kind === "none") {
        if (answer.net === null) continue;
        child?.kill();
        console.error(
          `${answer.net} fails with nothing planted in ${fault.file}, so it would seem to catch every fault: ${answer.why}\nMend the test first, or, where a pin is behind what is meant, run: npm run charts -- ${fault.machine}`,
        );
        process.exit(1);
      }
      const result = { ...fault, ...answer };
      results.push(result);
      tell(result, results.length);
    }
    child?.removeAllListeners("exit");
    child?.kill();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}
