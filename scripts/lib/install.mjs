import { fingerprint, isFresh, run, say, stamp } from "./run.mjs";
import { dropUnverified } from "./unpinned.mjs";

/** Installs the packages when the lock file changed since the last time. Exits on failure. */
export async function install() {
  const print = fingerprint(["package-lock.json"]);
  if (isFresh("install", print)) return;
  say("Installing packages (a minute or two the first time) …");
  const { code, output } = await run(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=false"],
    { capture: true },
  );
  if (code !== 0) {
    say(output);
    say("The packages could not be installed. Check the network and run the command again.");
    process.exit(code);
  }
  await dropUnverified();
  stamp("install", print);
}
