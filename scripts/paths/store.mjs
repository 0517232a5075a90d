import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint, root } from "../lib/run.mjs";
import { loadWalks } from "./bundle.mjs";
import { recordOf } from "./records.mjs";

const FOLDER = join(root, "node_modules/.cache/paths");
const INDEX = join(FOLDER, "index.json");
/** All that a path can be made from; a machine's own share is told apart by its key. */
const SOURCES = [
  "machines",
  "wire",
  "stories/support",
  "tests/paths/walks.ts",
  "tests/paths/walks",
  "tests/support",
  "tests/e2e/heights",
  "scripts/paths",
  "package-lock.json",
];
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
const countsOf = ({ rows, leaves, transitions, starts }) => ({
  // Paths that are walked in the browser are not counted: they only repeat gestures.
  paths: rows.filter((row) => !row.browser).length,
  covering: rows.filter((row) => row.covering).length,
  states: leaves.length,
  transitions: transitions.length,
  starts,
});

/**
 * The paths as they were traversed last: a machine is traversed anew only when something that its
 * paths are made from has changed.
 */
export class Store {
  constructor() {
    this.print = fingerprint(SOURCES);
    const index = readJson(INDEX);
    this.index = index?.print === this.print ? index : null;
    this.before = index;
  }
  /** Bundled once in a process, and only when something is missing. */
  async project() {
    this.loading ??= loadWalks(root, FOLDER);
    const { project, keys } = await this.loading;
    if (!this.index) {
      const machines = Object.fromEntries(
        Object.entries(keys).map(([name, key]) => {
          const known = this.before?.machines[name];
          return [name, known?.key === key ? known : { key }];
        }),
      );
      this.index = { print: this.print, machines };
      this.save();
    }
    return project;
  }
  save() {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(INDEX, JSON.stringify(this.index));
  }
  async names() {
    if (!this.index) await this.project();
    return Object.keys(this.index.machines);
  }
  /** Everything about one machine. */
  async record(name) {
    await this.names();
    const entry = this.index.machines[name];
    const file = join(FOLDER, `${name}.json`);
    const kept = entry.counts ? readJson(file) : null;
    if (kept?.key === entry.key) return kept;
    const record = { key: entry.key, ...recordOf(await this.project(), name) };
    writeFileSync(file, JSON.stringify(record));
    entry.counts = countsOf(record);
    this.save();
    return record;
  }
  /** How many of everything one machine has. */
  async counts(name) {
    await this.names();
    if (!this.index.machines[name].counts) await this.record(name);
    return this.index.machines[name].counts;
  }
}
