import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const bin = (name) => join(root, "node_modules/.bin", name);

/** Runs a command in the project; resolves with its exit code and, when captured, its output. */
export function run(command, args, { capture = false, env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (data) => {
      output += data;
    });
    child.stderr?.on("data", (data) => {
      output += data;
    });
    child.on("error", (error) => done({ code: 127, output: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Files below the given paths, without what is generated. */
export function filesOf(paths, accept = () => true) {
  const found = [];
  const visit = (path) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (stat.isFile()) {
      if (accept(path)) found.push(path);
      return;
    }
    for (const name of readdirSync(path)) {
      if (name !== "node_modules" && !name.startsWith(".")) visit(join(path, name));
    }
  };
  for (const path of paths) visit(resolve(root, path));
  return found.sort();
}

/** A fingerprint of file contents, to tell whether something made from them is stale. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of filesOf(paths)) {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const stampFile = (name) => join(root, "node_modules/.stamps", name);
export const isFresh = (name, print) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), "utf8") === print;
export function stamp(name, print) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), print);
}

/** One line to stderr: stdout is kept for the ready line. */
export const say = (text) => process.stderr.write(`${text}\n`);
