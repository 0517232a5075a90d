import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run, say } from "./run.mjs";

/** Packages of a lock file that are taken by name and version alone: no digest of their bytes stands there. */
export const unpinnedIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([at, entry]) => at !== "" && !entry.link && !entry.integrity)
    .map(([at]) => at);

/**
 * What was installed without a digest stays only where the registry's own signature of it holds:
 * machines whose binaries could not be had when the lock file was written. Elsewhere does nothing.
 */
export async function dropUnverified() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const here = unpinnedIn(lock).filter((at) => existsSync(join(root, at)));
  if (here.length === 0) return;
  const { output } = await run("npm", ["audit", "signatures", "--json"], { capture: true });
  for (const at of unsigned(here, output)) {
    rmSync(join(root, at), { recursive: true, force: true });
    say(`${at.replace("node_modules/", "")} is not signed by the registry and was left out.`);
  }
}

/** The given places whose signature the report of `npm audit signatures` does not confirm. */
export function unsigned(places, report) {
  let found;
  try {
    found = JSON.parse(report.slice(report.indexOf("{")));
  } catch {
    return places;
  }
  if (!Array.isArray(found.invalid) || !Array.isArray(found.missing)) return places;
  const bad = new Set([...found.invalid, ...found.missing].map(({ location }) => location));
  return places.filter((at) => bad.has(at));
}
