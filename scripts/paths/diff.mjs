import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lib/run.mjs";
import { loadWalks } from "./bundle.mjs";
import { Unknown } from "./filters.mjs";
import { recordOf } from "./records.mjs";

/** What a commit's paths are made from. */
const FOLDERS = ["machines", "wire", "stories", "tests", "package.json"];

/** The files of a commit in a folder of their own, until `use` is done with them. */
async function withTree(ref, use) {
  let archive;
  try {
    archive = execFileSync("git", ["archive", "--format=tar", ref, "--", ...FOLDERS], {
      cwd: root,
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    throw new Unknown(`Git knows no commit ${ref}, or it had no machines.`);
  }
  const folder = mkdtempSync(join(tmpdir(), "paths-"));
  try {
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The records of some machines as they were in a commit; null for one that was not there. */
export function recordsAt(ref, names) {
  return withTree(ref, async (folder) => {
    const { project } = await loadWalks(folder, join(folder, "bundle"));
    return new Map(
      names.map((name) => [name, project.walks[name] ? recordOf(project, name) : null]),
    );
  });
}

/** Paths of which one side knows nothing, by their ids. */
export function changedIn(before, now) {
  const idsOf = (paths) => new Set(paths.map(({ id }) => id));
  const [old, present] = [idsOf(before), idsOf(now)];
  return {
    came: now.filter(({ id }) => !old.has(id)),
    went: before.filter(({ id }) => !present.has(id)),
  };
}
